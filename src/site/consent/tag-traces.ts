import { readConsent } from '../../browser/consent.ts';
import type { ConsentChoice } from '../../domain/consent/choice.ts';
import { ARTIST_KEY } from '../../domain/storage/artist-key.ts';
import { browserStorage, isNamed } from '../../domain/storage/browser-storage.ts';

/**
 * Deletes the cookies and local storage keys that the choice does not allow, by the table of the cookie policy. Cookies
 * are deleted on this host and on the domains above it.
 */
export function deleteTagTraces(choice: ConsentChoice): void {
  const kept = { cookie: cookieNames(), localStorage: storedNames() };
  const forget = { cookie: expire, localStorage: (name: string) => localStorage.removeItem(name) };
  for (const item of browserStorage) {
    // No key in session storage needs consent.
    if (item.place === 'sessionStorage') continue;
    if (item.categories.every((category) => category === 'essential' || choice[category])) continue;
    for (const name of kept[item.place]) {
      if (!isNamed(item, name)) continue;
      // The site's refusal ends an artist's answer on every page; a choice that has only expired refuses nothing.
      if (name.startsWith(ARTIST_KEY) && readConsent()) endAnswer(name);
      else forget[item.place](name);
    }
  }
}

/** Takes an answer back, and deletes it then: a page that is left before does it again. Loaded late, since few browsers hold one. */
function endAnswer(key: string): void {
  import('../../browser/proofs/artist-proof.ts')
    .then(({ takeBack }) => {
      takeBack(key);
      localStorage.removeItem(key);
    })
    .catch(() => {});
}

const cookieNames = () => document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');

/** Storage may be off: then it holds no keys. */
function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function expire(name: string): void {
  const expired = `${name}=; Max-Age=0; Path=/`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = expired;
  // The tags set their cookies on the widest domain that the browser accepts: each domain is tried.
  const labels = location.hostname.split('.');
  for (const index of labels.keys()) {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${expired}; Domain=${labels.slice(index).join('.')}`;
  }
}
