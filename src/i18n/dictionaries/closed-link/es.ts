import type { closedLink as fr } from './fr.ts';

/** The page of a secret link that has expired, was revoked or never existed. */
export const closedLink = {
  title: 'Este enlace ya no es válido',
  text: 'Ha caducado, o la agencia lo ha retirado.',
  ask: 'Pide uno nuevo:',
  /** Of a link in a mail about a reminder or the newsletter. */
  mail: {
    text: 'Ha caducado, o estos mensajes ya están parados: en ese caso, no recibirás nada más.',
    ask: '¿Alguna pregunta?',
  },
} satisfies typeof fr;
