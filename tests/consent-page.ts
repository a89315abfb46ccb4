import { vi } from 'vitest';
import { CONSENT_EVENT } from '../src/browser/consent.ts';
import { startConsent } from '../src/site/consent/consent.client.ts';

/** Stand in for the server, and for what the tags do. */
const { notify, startTags, stopTags, deleteTagTraces } = vi.hoisted(() => ({
  notify: vi.fn(async (..._call: unknown[]): Promise<{ status: number } | undefined> => ({ status: 201 })),
  startTags: vi.fn(),
  stopTags: vi.fn(),
  deleteTagTraces: vi.fn(),
}));
vi.mock('../src/browser/notify.ts', () => ({ notify }));
vi.mock('../src/site/consent/tags.client.ts', () => ({ startTags, stopTags }));
vi.mock('../src/site/consent/tag-traces.ts', () => ({ deleteTagTraces }));

export { deleteTagTraces, notify, startTags, stopTags };
export const now = Date.UTC(2026, 10, 21, 12);
export const everything = { analytics: true, marketing: true, functional: true };
const listeners: [EventTarget, string, EventListener][] = [];
/** The choices that the page was told. */
export const changes: unknown[] = [];

export const button = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
export const banner = () => document.querySelector<HTMLElement>('[data-consent-banner]');
export const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
export const box = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
/** Puts a choice into the browser. */
export const keep = (record: unknown) => localStorage.setItem('cookieConsent', JSON.stringify(record));
export const settled = () => vi.dynamicImportSettled();

/** The page, with the tags that are configured. */
export function start(tags: object = {}): void {
  document.body.innerHTML = `
    <div data-consent-root data-tags='${JSON.stringify(tags)}'>
      <section data-consent-banner hidden>
        <button data-consent="accept"></button><button data-consent="refuse"></button>
        <button data-consent="settings"><span></span></button>
      </section>
      <dialog data-consent-dialog><form method="dialog">
        <input type="checkbox" name="essential" checked disabled>
        <input type="checkbox" name="analytics"><input type="checkbox" name="marketing">
        <input type="checkbox" name="functional">
        <button type="button" data-consent="close"></button><button type="submit" data-consent="save"></button>
      </form></dialog>
    </div><button data-manage-cookies></button>`;
  const root = document.querySelector<HTMLElement>('[data-consent-root]');
  if (root) startConsent(root);
}

/** Before each test. */
export function arrive(): void {
  vi.useFakeTimers({ now });
  document.documentElement.lang = 'fr';
  vi.spyOn(window.location, 'reload').mockReturnValue();
  // What the script listens to on the page as a whole must not survive the test.
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target) as typeof document.addEventListener;
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      listeners.push([target, type, listener as EventListener]);
      add(type, listener as EventListener);
    });
  }
  document.addEventListener(CONSENT_EVENT, (event) => changes.push((event as CustomEvent).detail));
}

/** After each test. */
export async function leave(): Promise<void> {
  await settled();
  for (const [target, type, listener] of listeners.splice(0)) target.removeEventListener(type, listener);
  changes.length = 0;
  vi.restoreAllMocks();
  for (const mock of [notify, startTags, stopTags, deleteTagTraces]) mock.mockClear();
  vi.useRealTimers();
  localStorage.clear();
  delete window.dataLayer;
}
