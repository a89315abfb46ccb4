import type { reportReasons as fr } from './fr.ts';

export const reportReasons = {
  false: 'Falso, ou não é uma experiência real',
  insult: 'Ofensa',
  personal_data: 'Dados pessoais',
  copyright: 'Direito autoral',
  trademark: 'Marca',
  fraud: 'Golpe',
  child_protection: 'Proteção de crianças',
  accessibility: 'Acessibilidade',
  other: 'Outro motivo',
} satisfies typeof fr;
