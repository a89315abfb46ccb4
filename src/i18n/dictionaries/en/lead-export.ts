import type { leadExport as fr } from '../fr/lead-export.ts';

export const leadExport = {
  zone: 'Paris time',
  id: 'ID',
} satisfies typeof fr;
