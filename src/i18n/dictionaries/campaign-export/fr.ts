/** The words of the export of campaigns that `admin-campaigns.ts` does not have. */
export const campaignExport = {
  estimatedViews: 'Vues estimées',
  estimatedLow: 'Estimation basse',
  estimatedHigh: 'Estimation haute',
  actualViews: 'Vues ou écoutes obtenues',
  actualReach: 'Portée ou impressions',
  costPerView: 'Coût par vue (€)',
  clientName: 'Client',
  clientEmail: 'Email du client',
  clientLocale: 'Langue du client',
  id: 'Identifiant',
};
