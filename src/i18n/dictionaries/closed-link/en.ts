import type { closedLink as fr } from './fr.ts';

/** The page of a secret link that has expired, was revoked or never existed. */
export const closedLink = {
  title: 'This link no longer works',
  text: 'It has expired, or the agency has withdrawn it.',
  ask: 'Ask for a new one:',
  /** Of a link in a mail about a reminder or the newsletter. */
  mail: {
    text: 'It has expired, or these messages are already stopped: then you will receive nothing more.',
    ask: 'A question?',
  },
} satisfies typeof fr;
