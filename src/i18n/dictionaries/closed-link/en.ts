import type { closedLink as fr } from './fr.ts';

/** The page of a secret link that has expired, was revoked or never existed. */
export const closedLink = {
  title: 'This link no longer works',
  text: 'It has expired, or the agency has withdrawn it.',
  ask: 'Ask for a new one:',
} satisfies typeof fr;
