import type { campaignExport as fr } from './fr.ts';

/** The words of the export of campaigns that `admin-campaigns.ts` does not have. */
export const campaignExport = {
  estimatedViews: 'Visualizaciones estimadas',
  estimatedLow: 'Estimación baja',
  estimatedHigh: 'Estimación alta',
  actualViews: 'Visualizaciones o reproducciones',
  actualReach: 'Alcance o impresiones',
  costPerView: 'Coste por visualización (€)',
  clientName: 'Cliente',
  clientEmail: 'Correo del cliente',
  clientLocale: 'Idioma del cliente',
  id: 'Identificador',
} satisfies typeof fr;
