import type { refusalGrounds as fr } from './fr.ts';

export const refusalGrounds = {
  not_with_us: 'a avaliação não fala de uma experiência com a gente',
  illegal: 'a avaliação contém afirmações ilícitas ou ofensas',
  others_data: 'a avaliação expõe dados pessoais de outras pessoas',
  advertising: 'a avaliação faz propaganda',
  duplicate: 'a avaliação repete outra do mesmo autor',
  conflict_of_interest: 'o autor tem um conflito de interesses comprovado',
  month_missing: 'o mês da experiência não foi informado',
} satisfies typeof fr;
