import type { simulatorErrors as fr } from './fr.ts';

/** The messages of wrong answers of the simulator. */
export const simulatorErrors = {
  platform_error: 'Elige una plataforma.',
  campaignType_error: 'Elige un tipo de campaña.',
  budget_error: 'El presupuesto debe ser de al menos 500 euros.',
  budget_number_error: 'Escribe el presupuesto en cifras, por ejemplo 1000.',
  budget_max_error: 'Por encima de 10 millones de euros, mejor lo hablamos antes.',
  region_error: 'Elige una región.',
  artist_error: 'Introduce un nombre artístico.',
  email_error: 'Introduce una dirección de correo válida.',
} satisfies typeof fr;
