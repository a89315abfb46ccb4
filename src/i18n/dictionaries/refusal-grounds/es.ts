import type { refusalGrounds as fr } from './fr.ts';

export const refusalGrounds = {
  not_with_us: 'la opinión no habla de una experiencia con nosotros',
  illegal: 'la opinión contiene afirmaciones ilícitas o insultos',
  others_data: 'la opinión expone datos personales de otras personas',
  advertising: 'la opinión hace publicidad',
  duplicate: 'la opinión repite otra del mismo autor',
  conflict_of_interest: 'el autor tiene un conflicto de intereses demostrado',
  month_missing: 'no se indica el mes de la experiencia',
} satisfies typeof fr;
