import type { campaignExport as fr } from './fr.ts';

/** The words of the export of campaigns that `admin-campaigns.ts` does not have. */
export const campaignExport = {
  estimatedViews: 'Estimated views',
  estimatedLow: 'Low estimate',
  estimatedHigh: 'High estimate',
  actualViews: 'Actual views or streams',
  actualReach: 'Reach or impressions',
  costPerView: 'Cost per view (€)',
  clientName: 'Client',
  clientEmail: 'Client’s email',
  clientLocale: 'Client’s language',
  id: 'Identifier',
} satisfies typeof fr;
