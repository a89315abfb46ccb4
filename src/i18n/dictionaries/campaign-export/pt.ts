import type { campaignExport as fr } from './fr.ts';

/** The words of the export of campaigns that `admin-campaigns.ts` does not have. */
export const campaignExport = {
  estimatedViews: 'Visualizações estimadas',
  estimatedLow: 'Estimativa baixa',
  estimatedHigh: 'Estimativa alta',
  actualViews: 'Visualizações ou plays',
  actualReach: 'Alcance ou impressões',
  costPerView: 'Custo por visualização (€)',
  clientName: 'Cliente',
  clientEmail: 'E-mail do cliente',
  clientLocale: 'Idioma do cliente',
  id: 'Identificador',
} satisfies typeof fr;
