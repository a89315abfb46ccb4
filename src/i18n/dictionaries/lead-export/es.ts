import type { leadExport as fr } from './fr.ts';

export const leadExport = {
  zone: 'hora de París',
  id: 'Identificador',
} satisfies typeof fr;
