import type { closedLink as fr } from './fr.ts';

/** The page of a secret link that has expired, was revoked or never existed. */
export const closedLink = {
  title: 'Este enlace ya no es válido',
  text: 'Ha caducado, o la agencia lo ha retirado.',
  ask: 'Pide uno nuevo:',
} satisfies typeof fr;
