import { randomId } from '../../browser/random-id.ts';
import { MATCHING_KEY } from '../../domain/storage/matching-key.ts';

/** Six months, in seconds: as long as the choice that allows the cookie. */
const LIFETIME_S = 15_552_000;

/**
 * Returns the random id by which the pixels may recognise a visitor on this site, and stores it on the first call. It
 * is derived from nothing, is given to no other party, and is deleted with the pixels' own cookies (`tag-traces.ts`)
 * when the consent is withdrawn.
 */
export function matchingId(): string {
  const known = new RegExp(`(?:^|; )${MATCHING_KEY}=([\\da-f-]{32,36})(?:;|$)`).exec(document.cookie)?.[1];
  if (known) return known;
  const id = randomId();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${MATCHING_KEY}=${id}; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax${secure}`;
  return id;
}
