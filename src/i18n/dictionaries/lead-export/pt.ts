import type { leadExport as fr } from './fr.ts';

export const leadExport = {
  zone: 'horário de Paris',
  id: 'Identificador',
} satisfies typeof fr;
