import { vi } from 'vitest';

/** Removes the traces of a test in the simulated browser: storage, cookies, document, address. */
export function emptyWindow(): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  localStorage.clear();
  sessionStorage.clear();
  // When Vitest restores spies on both the getter and the setter of `cookie`, a property remains.
  Reflect.deleteProperty(document, 'cookie');
  // The simulated browser only hides expired cookies, and returns them again when a test sets the clock back. At the first
  // second of the epoch every cookie is visible, and one that expires earlier is removed.
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
  // A cookie is visible only at addresses of its site: the last address of the previous file, and the first of this
  // file.
  for (const address of [location.href, 'http://localhost:3000/']) {
    happyDOM.setURL(address);
    for (const cookie of document.cookie.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no Cookie Store API
      document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    }
  }
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
