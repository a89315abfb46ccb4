import { vi } from 'vitest';
import { CONSENT_EVENT } from '../src/browser/consent.ts';
import { startConsent } from '../src/site/consent/consent.client.ts';

/** Replace the requests to the server, and the effects of the tags. */
const { notify, startTags, stopTags, deleteTagTraces } = vi.hoisted(() => ({
  notify: vi.fn(async (..._call: unknown[]): Promise<{ status: number } | undefined> => ({ status: 201 })),
  startTags: vi.fn(),
  stopTags: vi.fn(),
  deleteTagTraces: vi.fn(),
}));
vi.mock('../src/browser/notify.ts', () => ({ notify }));
vi.mock('../src/site/consent/tags.client.ts', async () => ({
  ...(await vi.importActual('../src/site/consent/reloaded-focus.ts')),
  ...{ startTags, stopTags },
}));
vi.mock('../src/site/consent/tag-traces.ts', () => ({ deleteTagTraces }));

export { deleteTagTraces, notify, startTags, stopTags };
export const now = Date.UTC(2026, 10, 21, 12);
export const everything = { analytics: true, marketing: true, functional: true };
const listeners: [EventTarget, string, EventListener][] = [];
/** The choices that the script announced to the page by `CONSENT_EVENT`. */
export const changes: unknown[] = [];

export const button = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
export const banner = () => document.querySelector<HTMLElement>('[data-consent-banner]');
export const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
export const box = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
/** The browser sends Global Privacy Control. */
export const object = () =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
/** Stores a choice in the browser. */
export const keep = (record: unknown) => localStorage.setItem('cookieConsent', JSON.stringify(record));
/**
 * Waits until the modules that the script imports are loaded and called: Vitest itself does not wait for mocked
 * modules.
 */
export async function settled(): Promise<void> {
  // The script imports the tags after the traces.
  for (const _ of ['traces', 'tags']) {
    await import('../src/site/consent/tag-traces.ts');
    await import('../src/site/consent/tags.client.ts');
    await vi.dynamicImportSettled();
  }
}

/** Renders the page with the configured tags, and starts the script. */
export function start(tags: object = {}): void {
  document.body.innerHTML = `
    <div data-consent-root data-text="words" data-tags='${JSON.stringify(tags)}'>
      <section data-consent-banner hidden>
        <button data-consent="accept"></button><button data-consent="refuse"></button>
        <button data-consent="settings"><span></span></button>
      </section>
      <dialog data-consent-dialog><form method="dialog">
        <input type="checkbox" name="essential" checked disabled>
        <input type="checkbox" name="analytics"><input type="checkbox" name="marketing">
        <span data-consent-objection hidden></span>
        <input type="checkbox" name="functional">
        <button type="button" data-consent="close"></button><button type="submit" data-consent="save"></button>
      </form></dialog>
    </div><main tabindex="-1"></main><button data-manage-cookies></button>`;
  const root = document.querySelector<HTMLElement>('[data-consent-root]');
  if (root) startConsent(root);
}

/** Answers each style sheet that the page adds, which the simulated browser does not load. Returns their addresses. */
export function addedSheets(): string[] {
  const added: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const link of nodes)
      if (link instanceof HTMLLinkElement) {
        added.push(link.href);
        link.dispatchEvent(new Event('load'));
      }
  });
  return added;
}

/** Call it before each test. */
export function arrive(): void {
  vi.useFakeTimers({ now });
  document.documentElement.lang = 'fr';
  vi.spyOn(window.location, 'reload').mockReturnValue();
  // Listeners of the script on the document and the window must be removed after the test.
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target) as typeof document.addEventListener;
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      listeners.push([target, type, listener as EventListener]);
      add(type, listener as EventListener);
    });
  }
  document.addEventListener(CONSENT_EVENT, (event) => changes.push((event as CustomEvent).detail));
}

/** Call it after each test. */
export async function leave(): Promise<void> {
  await settled();
  for (const [target, type, listener] of listeners.splice(0)) target.removeEventListener(type, listener);
  changes.length = 0;
  vi.restoreAllMocks();
  for (const mock of [notify, startTags, stopTags, deleteTagTraces]) mock.mockClear();
  vi.useRealTimers();
  localStorage.clear();
  delete window.dataLayer;
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
}
