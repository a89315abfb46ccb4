import { randomId } from '../../browser/random-id.ts';
import { MATCHING_KEY } from '../../domain/storage/matching-key.ts';

/** Six months, as long as the choice that allows it, in seconds. */
const LIFETIME_S = 15_552_000;

/**
 * The random number under which the pixels may recognise a visitor on this site, made at the first need. It is derived from
 * nothing, is given to nobody else, and goes with the pixels' own cookies (`tag-traces.ts`) when the consent does.
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
