import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_EVENT } from '../../browser/consent.ts';
import { ConsentProof } from '../../contracts/consent-proof.ts';
import { consentRecord, nothingAccepted } from '../../domain/consent/choice.ts';
import { consentSignals } from '../../domain/consent/consent-mode.ts';
import { startConsent } from './consent.client.ts';
import { CONSENT_TEXT_VERSION } from './text-version.ts';

const { notify, startTags, stopTags, deleteTagTraces } = vi.hoisted(() => ({
  notify: vi.fn(async (..._call: unknown[]): Promise<{ status: number } | undefined> => ({ status: 201 })),
  startTags: vi.fn(),
  stopTags: vi.fn(),
  deleteTagTraces: vi.fn(),
}));
vi.mock('../../browser/notify.ts', () => ({ notify }));
vi.mock('./tags.client.ts', () => ({ startTags, stopTags }));
vi.mock('./tag-traces.ts', () => ({ deleteTagTraces }));

const now = Date.UTC(2026, 10, 21, 12);
const everything = { analytics: true, marketing: true, functional: true };
const ids = { ga: { id: 'G-ABCDE12345' }, metaPixel: { id: '123456789012345' } };
const listeners: [EventTarget, string, EventListener][] = [];
const changes: unknown[] = [];

const button = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const banner = () => document.querySelector<HTMLElement>('[data-consent-banner]');
const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
const box = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const stored = () => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null');
const keep = (record: unknown) => localStorage.setItem('cookieConsent', JSON.stringify(record));
const waiting = () =>
  Object.entries(localStorage).flatMap(([key, value]) => (key.startsWith('consentProof') ? [value] : []));
const settled = () => vi.dynamicImportSettled();

function start(tags: object = {}): void {
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

beforeEach(() => {
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
});
afterEach(async () => {
  await settled();
  for (const [target, type, listener] of listeners.splice(0)) target.removeEventListener(type, listener);
  changes.length = 0;
  vi.restoreAllMocks();
  for (const mock of [notify, startTags, stopTags, deleteTagTraces]) mock.mockClear();
  vi.useRealTimers();
  localStorage.clear();
  delete window.dataLayer;
});

describe('the banner', () => {
  it('comes two seconds after the page is loaded', () => {
    start();
    vi.advanceTimersByTime(1999);
    expect(banner()?.hidden).toBe(true);
    vi.advanceTimersByTime(1);
    expect(banner()?.hidden).toBe(false);
  });

  it.each([
    [1500, 500],
    [9000, 0],
  ])('comes at the same moment when the script comes %i ms after the load', (late, left) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { loadEventEnd: performance.now() - late } as PerformanceNavigationTiming,
    ]);
    start();
    expect(banner()?.hidden).toBe(true);
    if (left > 0) vi.advanceTimersByTime(left - 1);
    expect(banner()?.hidden).toBe(true);
    vi.advanceTimersByTime(1);
    expect(banner()?.hidden).toBe(false);
  });

  it('waits for a page that is still loading', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    start();
    vi.advanceTimersByTime(10_000);
    expect(banner()?.hidden).toBe(true);
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(2000);
    expect(banner()?.hidden).toBe(false);
  });

  it.each([
    ['a choice is stored', consentRecord(everything, now - 1000), true],
    ['a refusal is stored', consentRecord(nothingAccepted, now - 1000), true],
    ['the choice is older than six months', consentRecord(everything, Date.UTC(2026, 4, 20)), false],
    ['the choice is on another version', { ...consentRecord(everything, now), version: '0.9' }, false],
    ['what is stored is no choice', { analytics: true }, false],
  ])('when %s: hidden is %3$s', (_, record, hidden) => {
    keep(record);
    start();
    vi.advanceTimersByTime(2000);
    expect(banner()?.hidden).toBe(hidden);
  });
});

describe('a choice', () => {
  it.each([
    ['accept', everything],
    ['refuse', nothingAccepted],
  ])('%s: is stored as documented, hides the banner, and is told to the page', (action, choice) => {
    start();
    vi.advanceTimersByTime(2000);
    button(`[data-consent=${action}]`);
    const record = consentRecord(choice, now + 2000);
    expect(stored()).toEqual(record);
    expect(banner()?.hidden).toBe(true);
    expect(changes).toEqual([record]);
  });

  it('is made in the settings, one by one', () => {
    start();
    button('[data-consent=settings] span');
    expect(dialog()?.open).toBe(true);
    expect(['analytics', 'marketing', 'functional'].map((name) => box(name)?.checked)).toEqual([
      false,
      false,
      false,
    ]);
    box('functional')?.click();
    button('[data-consent=save]');
    expect(stored()).toEqual(consentRecord({ ...nothingAccepted, functional: true }, now));
    expect(dialog()?.open).toBe(false);
    button('[data-manage-cookies]');
    expect(box('functional')?.checked).toBe(true);
    expect(box('analytics')?.checked).toBe(false);
  });

  it('is not made by closing the settings', () => {
    start();
    button('[data-manage-cookies]');
    box('marketing')?.click();
    button('[data-consent=close]');
    expect(dialog()?.open).toBe(false);
    expect(stored()).toBeNull();
    expect(notify).not.toHaveBeenCalled();
    button('[data-manage-cookies]');
    expect(box('marketing')?.checked).toBe(false);
  });

  it('made before the banner comes keeps it away', () => {
    start();
    button('[data-manage-cookies]');
    button('[data-consent=save]');
    vi.advanceTimersByTime(5000);
    expect(banner()?.hidden).toBe(true);
  });

  it('leaves a proof with a new random id each time', async () => {
    start();
    button('[data-consent=refuse]');
    button('[data-consent=accept]');
    await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(2));
    const proofs = notify.mock.calls.map(([path, body]) => {
      expect(path).toBe('/consents');
      return ConsentProof.parse(body);
    });
    expect(proofs).toMatchObject([
      { record: consentRecord(nothingAccepted, now), textVersion: CONSENT_TEXT_VERSION, locale: 'fr' },
      { record: consentRecord(everything, now), textVersion: CONSENT_TEXT_VERSION, locale: 'fr' },
    ]);
    expect(proofs[0]?.id).not.toBe(proofs[1]?.id);
    await vi.waitFor(() => expect(JSON.stringify(localStorage)).not.toContain(proofs[1]?.id));
  });

  it.each([undefined, { status: 429 }, { status: 500 }])(
    'is proved again on the next page, with the same id, when the server answers %j',
    async (answer) => {
      notify.mockResolvedValueOnce(answer);
      start();
      button('[data-consent=refuse]');
      await settled();
      expect(waiting()).toEqual([JSON.stringify(notify.mock.calls[0]?.[1])]);
      start();
      await vi.waitFor(() => expect(waiting()).toEqual([]));
      expect(notify.mock.calls[1]).toEqual(notify.mock.calls[0]);
      start();
      await settled();
      expect(notify).toHaveBeenCalledTimes(2);
    },
  );

  it('is not proved again when the proof was refused', async () => {
    notify.mockResolvedValueOnce({ status: 422 });
    start();
    button('[data-consent=refuse]');
    await settled();
    expect(notify).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(waiting()).toEqual([]));
  });

  it('holds for the page when storage is off, and never leaves an older one standing', () => {
    let kept: string | null = JSON.stringify(consentRecord(everything, now - 1000));
    vi.stubGlobal('localStorage', {
      getItem: () => kept,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {
        kept = null;
      },
    });
    start();
    button('[data-consent=refuse]');
    vi.advanceTimersByTime(2000);
    expect(banner()?.hidden).toBe(true);
    expect(kept).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('Google’s consent mode', () => {
  it.each([
    [{ ga: { id: 'G-ABCDE12345' } }],
    [{ gtm: { id: 'GTM-ABC1234' } }],
    [{ googleAds: { id: 'AW-123456789' } }],
  ])('is denied before anything with %j', (tags) => {
    start(tags);
    expect(window.dataLayer?.map((entry) => Array.from(entry as ArrayLike<unknown>))).toEqual([
      ['consent', 'default', { ...consentSignals(nothingAccepted), wait_for_update: 500 }],
    ]);
  });

  it.each([[{}], [{ metaPixel: { id: '123456789012345' }, tiktokPixel: { id: '1234567890123456789' } }]])(
    'is left alone with %j',
    (tags) => {
      start(tags);
      expect(window.dataLayer).toBeUndefined();
    },
  );
});

describe('the tags', () => {
  it('wait for the choice, and those that are refused stay out', async () => {
    start(ids);
    await settled();
    expect(startTags).not.toHaveBeenCalled();
    button('[data-manage-cookies]');
    box('analytics')?.click();
    button('[data-consent=save]');
    await settled();
    expect(startTags.mock.calls).toEqual([
      [{ ga: ids.ga }, { ...consentRecord({ ...nothingAccepted, analytics: true }, now) }],
    ]);
  });

  it('come at once with a stored choice', async () => {
    keep(consentRecord(everything, now - 1000));
    start(ids);
    await settled();
    expect(startTags).toHaveBeenCalledWith(ids, expect.objectContaining(everything));
  });

  it('stay out when the choice has run out', async () => {
    keep(consentRecord(everything, Date.UTC(2026, 0, 1)));
    localStorage.setItem('firstTouch', '{}');
    start(ids);
    await settled();
    expect(startTags).not.toHaveBeenCalled();
    expect(deleteTagTraces).toHaveBeenCalledWith(nothingAccepted);
  });

  it('stay out when none is configured', async () => {
    keep(consentRecord(everything, now - 1000));
    start();
    await settled();
    expect(startTags).not.toHaveBeenCalled();
  });

  it('are stopped, their cookies deleted and the page loaded again when a category is withdrawn', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=1; _fbp=1');
    keep(consentRecord(everything, now - 1000));
    start(ids);
    await settled();
    button('[data-manage-cookies]');
    box('marketing')?.click();
    button('[data-consent=save]');
    await settled();
    const record = consentRecord({ ...everything, marketing: false }, now);
    expect(stopTags.mock.calls).toEqual([[ids, record]]);
    expect(deleteTagTraces).toHaveBeenLastCalledWith(record);
    expect(window.location.reload).toHaveBeenCalledTimes(1);
    expect(startTags).toHaveBeenCalledTimes(1);
  });

  it('are not looked for in a browser that holds nothing of them', async () => {
    localStorage.setItem('lang', 'fr');
    start(ids);
    await settled();
    expect(deleteTagTraces).not.toHaveBeenCalled();
  });

  it('cost no reload when none was let in, or when more is accepted', async () => {
    keep(consentRecord({ ...nothingAccepted, functional: true }, now - 1000));
    start(ids);
    button('[data-consent=refuse]');
    button('[data-consent=accept]');
    await settled();
    expect(window.location.reload).not.toHaveBeenCalled();
    expect(startTags).toHaveBeenCalledTimes(1);
  });
});

describe('another tab', () => {
  const say = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('answers for this one too', async () => {
    start(ids);
    vi.advanceTimersByTime(2000);
    keep(consentRecord(everything, now + 5000));
    say('cookieConsent');
    await settled();
    expect(banner()?.hidden).toBe(true);
    expect(startTags).toHaveBeenCalledTimes(1);
    expect(notify).not.toHaveBeenCalled();
  });

  it('withdraws for this one too, also by clearing the storage', async () => {
    keep(consentRecord(everything, now - 1000));
    start(ids);
    await settled();
    localStorage.clear();
    say(null);
    await settled();
    expect(stopTags).toHaveBeenCalledWith(ids, nothingAccepted);
    expect(window.location.reload).toHaveBeenCalledTimes(1);
  });

  it('may change what it likes beside', () => {
    keep(consentRecord(everything, now - 1000));
    start(ids);
    localStorage.clear();
    say('lang');
    expect(changes).toEqual([]);
  });
});

it('a page that comes back out of the browser’s memory catches up', () => {
  start();
  vi.advanceTimersByTime(2000);
  keep(consentRecord(nothingAccepted, now + 5000));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(banner()?.hidden).toBe(true);
});
