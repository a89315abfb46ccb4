import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  arrive,
  banner,
  box,
  button,
  changes,
  dialog,
  everything,
  keep,
  leave,
  notify,
  now,
  object,
  settled,
  start,
} from '../../../tests/consent-page.ts';
import { ConsentProof } from '../../contracts/consents/consent-proof.ts';
import { consentRecord, nothingAccepted } from '../../domain/consent/choice.ts';
import { consentSignals } from '../../domain/consent/consent-mode.ts';

const stored = () => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null');
const waiting = () =>
  Object.entries(localStorage).flatMap(([key, value]) => (key.startsWith('consentProof') ? [value] : []));

beforeEach(arrive);
afterEach(leave);

describe('the banner', () => {
  it('opens two seconds after the page has loaded', () => {
    start();
    vi.advanceTimersByTime(1999);
    expect(banner()?.hidden).toBe(true);
    vi.advanceTimersByTime(1);
    expect(banner()?.hidden).toBe(false);
  });

  it.each([
    [1500, 500],
    [9000, 0],
  ])('opens at the same time when the script starts %i ms after the load', (late, left) => {
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
  ])('is hidden only by a stored choice that is valid: %s', (_, record, hidden) => {
    keep(record);
    start();
    vi.advanceTimersByTime(2000);
    expect(banner()?.hidden).toBe(hidden);
  });
});

describe('the count of the banner', () => {
  const counted = () => notify.mock.calls.filter(([path]) => path === '/visits').map(([, body]) => body);
  const from = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

  it.each(['', 'https://search.example/', `${location.origin}.example/`])(
    'is sent once it is shown on the first page of a visit (from %j)',
    (referrer) => {
      from(referrer);
      start();
      vi.advanceTimersByTime(1999);
      expect(counted()).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(counted()).toEqual([{ kind: 'banner', locale: 'fr' }]);
    },
  );

  it.each([
    ['a later page', () => from(`${location.origin}/faq`)],
    ['an answered question', () => keep(consentRecord(nothingAccepted, now - 1000))],
    ['a visitor who objects', object],
  ])('is not sent for %s', (_, before) => {
    before();
    start();
    vi.advanceTimersByTime(5000);
    expect(counted()).toEqual([]);
  });
});

describe('a choice', () => {
  it.each([
    ['accept', everything],
    ['refuse', nothingAccepted],
  ])('is stored as documented on "%s", hides the banner, and dispatches the event', (action, choice) => {
    start();
    vi.advanceTimersByTime(2000);
    button(`[data-consent=${action}]`);
    const record = consentRecord(choice, now + 2000);
    expect(stored()).toEqual(record);
    expect(banner()?.hidden).toBe(true);
    expect(changes).toEqual([record]);
  });

  it('is made per category in the settings', () => {
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

  it('is not stored when the settings are closed', () => {
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

  it('keeps the banner closed when it is made before the banner opens', () => {
    start();
    button('[data-manage-cookies]');
    button('[data-consent=save]');
    vi.advanceTimersByTime(5000);
    expect(banner()?.hidden).toBe(true);
  });

  it('leaves the focus on what opened the settings, or moves it from the hidden banner to the page', () => {
    start();
    document.querySelector<HTMLElement>('[data-consent=settings]')?.focus();
    button('[data-consent=settings]');
    dialog()?.querySelector<HTMLElement>('[data-consent=save]')?.focus();
    button('[data-consent=save]');
    expect(document.activeElement?.localName).toBe('main');
    const footer = document.querySelector<HTMLElement>('[data-manage-cookies]');
    footer?.focus();
    button('[data-manage-cookies]');
    button('[data-consent=save]');
    expect(document.activeElement).toBe(footer);
  });

  it('sends a proof with a new random id each time', async () => {
    start();
    button('[data-consent=refuse]');
    button('[data-consent=accept]');
    await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(2));
    const proofs = notify.mock.calls.map(([path, body]) => {
      expect(path).toBe('/consents');
      return ConsentProof.parse(body);
    });
    expect(proofs).toMatchObject([
      { record: consentRecord(nothingAccepted, now), textVersion: 'words', locale: 'fr' },
      { record: consentRecord(everything, now), textVersion: 'words', locale: 'fr' },
    ]);
    expect(proofs[0]?.id).not.toBe(proofs[1]?.id);
    await vi.waitFor(() => expect(waiting()).toEqual([]));
  });

  it('keeps the number of its proof, which the next proof replaces', async () => {
    start();
    button('[data-consent=refuse]');
    vi.advanceTimersByTime(1000);
    button('[data-manage-cookies]');
    button('[data-consent=accept]');
    await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(2));
    const [first, second] = notify.mock.calls.map(([, body]) => ConsentProof.parse(body));
    expect([first?.replaces, second?.replaces]).toEqual([null, first?.id]);
    expect(JSON.parse(localStorage.getItem('consentReceipt') ?? '')).toEqual({
      id: second?.id,
      at: second?.record.timestamp,
    });
  });

  it('replaces no proof whose number belongs to another choice, such as one that has run out', async () => {
    keep(consentRecord(nothingAccepted, now - 5000));
    const other = { id: '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01', at: new Date(now - 9000).toISOString() };
    localStorage.setItem('consentReceipt', JSON.stringify(other));
    start();
    button('[data-manage-cookies]');
    button('[data-consent=refuse]');
    await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify.mock.calls[0]?.[1]).toMatchObject({ replaces: null });
  });

  it.each([undefined, { status: 429 }, { status: 500 }])(
    'sends its proof again on the next page, with the same id, after %j',
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

  it('does not send its proof again after a refusal of the server', async () => {
    notify.mockResolvedValueOnce({ status: 422 });
    start();
    button('[data-consent=refuse]');
    await settled();
    expect(notify).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(waiting()).toEqual([]));
  });

  it('holds for the page when storage is full, and removes an older choice', () => {
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

describe('Google Consent Mode', () => {
  it.each([
    [{ ga: { id: 'G-ABCDE12345' } }],
    [{ gtm: { id: 'GTM-ABC1234' } }],
    [{ googleAds: { id: 'AW-123456789' } }],
  ])('is denied before any other command with %j', (tags) => {
    start(tags);
    expect(window.dataLayer?.map((entry) => Array.from(entry as ArrayLike<unknown>))).toEqual([
      ['consent', 'default', { ...consentSignals(nothingAccepted), wait_for_update: 500 }],
    ]);
  });

  it.each([[{}], [{ metaPixel: { id: '123456789012345' }, tiktokPixel: { id: '1234567890123456789' } }]])(
    'is not set with %j',
    (tags) => {
      start(tags);
      expect(window.dataLayer).toBeUndefined();
    },
  );
});
