import type { leadExport as fr } from './fr.ts';

export const leadExport = {
  zone: 'Paris time',
  id: 'ID',
} satisfies typeof fr;
