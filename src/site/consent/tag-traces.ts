import type { ConsentChoice } from '../../domain/consent/choice.ts';
import { browserStorage, isNamed } from '../../domain/storage/browser-storage.ts';

/**
 * Deletes what the choice does not allow, by the table that the cookie policy shows: cookies of this host and of the
 * domains above it, and local storage.
 */
export function deleteTagTraces(choice: ConsentChoice): void {
  const kept = { cookie: cookieNames(), localStorage: storedNames() };
  const forget = { cookie: expire, localStorage: (name: string) => localStorage.removeItem(name) };
  for (const item of browserStorage) {
    // Nothing in a tab's own storage waits for consent.
    if (item.place === 'sessionStorage') continue;
    if (item.categories.every((category) => category === 'essential' || choice[category])) continue;
    for (const name of kept[item.place]) if (isNamed(item, name)) forget[item.place](name);
  }
}

const cookieNames = () => document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');

/** Storage may be off: then nothing was kept. */
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
  // The tags choose the widest domain that the browser accepts: try each.
  const labels = location.hostname.split('.');
  for (const index of labels.keys()) {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${expired}; Domain=${labels.slice(index).join('.')}`;
  }
}
