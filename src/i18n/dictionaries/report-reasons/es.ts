import type { reportReasons as fr } from './fr.ts';

export const reportReasons = {
  false: 'Falso, o no es una experiencia real',
  insult: 'Insulto',
  personal_data: 'Datos personales',
  copyright: 'Derechos de autor',
  trademark: 'Marca',
  fraud: 'Estafa',
  child_protection: 'Protección de menores',
  accessibility: 'Accesibilidad',
  other: 'Otro motivo',
} satisfies typeof fr;
