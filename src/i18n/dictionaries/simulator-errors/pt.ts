import type { simulatorErrors as fr } from './fr.ts';

/** The messages of wrong answers of the simulator. */
export const simulatorErrors = {
  platform_error: 'Escolha uma plataforma.',
  campaignType_error: 'Escolha um tipo de campanha.',
  budget_error: 'O orçamento deve ser de pelo menos 500 euros.',
  budget_number_error: 'Escreva o orçamento em algarismos, por exemplo 1.000.',
  budget_max_error: 'Acima de 10 milhões de euros, vamos conversar antes.',
  region_error: 'Escolha uma região.',
  artist_error: 'Digite um nome artístico.',
  email_error: 'Digite um endereço de e-mail válido.',
} satisfies typeof fr;
