import type { ConsentChoice } from '../../domain/consent/choice.ts';
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
    for (const name of kept[item.place]) if (isNamed(item, name)) forget[item.place](name);
  }
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
