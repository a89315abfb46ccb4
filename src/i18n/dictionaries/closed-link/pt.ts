import type { closedLink as fr } from './fr.ts';

/** The page of a secret link that has expired, was revoked or never existed. */
export const closedLink = {
  title: 'Este link não é mais válido',
  text: 'Ele expirou, ou a agência o retirou.',
  ask: 'Peça um novo:',
  /** Of a link in a mail about a reminder or the newsletter. */
  mail: {
    text: 'Ele expirou, ou estas mensagens já foram interrompidas: nesse caso, você não receberá mais nada.',
    ask: 'Alguma pergunta?',
  },
} satisfies typeof fr;
