import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  arrive,
  banner,
  box,
  button,
  changes,
  deleteTagTraces,
  everything,
  keep,
  leave,
  notify,
  now,
  object,
  settled,
  start,
  startTags,
  stopTags,
} from '../../../tests/consent-page.ts';
import { consentRecord, nothingAccepted } from '../../domain/consent/choice.ts';

const ids = { ga: { id: 'G-ABCDE12345' }, metaPixel: { id: '123456789012345' } };

beforeEach(arrive);
afterEach(leave);

describe('measurement tags', () => {
  it('start only after the choice, without the refused ones', async () => {
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

  it('start at once with a stored choice', async () => {
    keep(consentRecord(everything, now - 1000));
    start(ids);
    await settled();
    expect(startTags).toHaveBeenCalledWith(ids, expect.objectContaining(everything));
  });

  it('do not start when the choice has expired', async () => {
    keep(consentRecord(everything, Date.UTC(2026, 0, 1)));
    localStorage.setItem('firstTouch', '{}');
    start(ids);
    await settled();
    expect(startTags).not.toHaveBeenCalled();
    expect(deleteTagTraces).toHaveBeenCalledWith(nothingAccepted);
  });

  it('do not start in a browser that is signed in to the back office, whatever it accepted', async () => {
    localStorage.setItem('admin-auth', '{"iss":"mdmc-admin"}');
    keep(consentRecord(everything, now - 1000));
    start(ids);
    button('[data-manage-cookies]');
    button('[data-consent=accept]');
    await settled();
    expect(startTags).not.toHaveBeenCalled();
  });

  it('do not start where storage is off, because the browser may be signed in', async () => {
    vi.stubGlobal('localStorage', undefined);
    start(ids);
    button('[data-consent=accept]');
    await settled();
    vi.unstubAllGlobals();
    expect(startTags).not.toHaveBeenCalled();
  });

  it('start without advertising while the browser objects to it, whatever was accepted', async () => {
    object();
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('_fbp=1');
    keep(consentRecord(everything, now - 1000));
    start(ids);
    await settled();
    const inForce = expect.objectContaining({ ...everything, marketing: false });
    expect(startTags.mock.calls).toEqual([[{ ga: ids.ga }, inForce]]);
    expect(deleteTagTraces).toHaveBeenCalledWith(inForce);
  });

  it('of advertising stay off and locked in the settings while the browser objects', async () => {
    object();
    start(ids);
    button('[data-consent=settings]');
    const objection = document.querySelector<HTMLElement>('[data-consent-objection]');
    expect([box('marketing')?.disabled, box('marketing')?.checked, objection?.hidden]).toEqual([
      true,
      false,
      false,
    ]);
    button('[data-consent=accept]');
    await settled();
    const record = consentRecord({ ...everything, marketing: false }, now);
    expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '')).toEqual(record);
    expect(notify.mock.calls).toEqual([['/consents', expect.objectContaining({ record, objected: true })]]);
    button('[data-manage-cookies]');
    expect([box('analytics')?.checked, box('marketing')?.checked]).toEqual([true, false]);
  });

  it('do not start when no tag is configured', async () => {
    keep(consentRecord(everything, now - 1000));
    start();
    await settled();
    expect(startTags).not.toHaveBeenCalled();
  });

  it('are stopped, their cookies deleted and the page reloaded when a category is withdrawn', async () => {
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

  it('are removed by a reload when another tab signs in to the back office', async () => {
    const signedIn = (newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'admin-auth', newValue }));
    start(ids);
    await settled();
    signedIn('{}');
    expect(window.location.reload).not.toHaveBeenCalled();
    button('[data-manage-cookies]');
    button('[data-consent=accept]');
    await settled();
    signedIn(null);
    expect(window.location.reload).not.toHaveBeenCalled();
    signedIn('{}');
    expect(window.location.reload).toHaveBeenCalledTimes(1);
  });

  it('cause no search for traces in a browser without stored traces', async () => {
    localStorage.setItem('lang', 'fr');
    start(ids);
    await settled();
    expect(deleteTagTraces).not.toHaveBeenCalled();
  });

  it('cause no reload when no tag was accepted before, or when more are accepted', async () => {
    keep(consentRecord({ ...nothingAccepted, functional: true }, now - 1000));
    start(ids);
    button('[data-consent=refuse]');
    button('[data-consent=accept]');
    await settled();
    expect(window.location.reload).not.toHaveBeenCalled();
    expect(startTags).toHaveBeenCalledTimes(1);
  });
});

describe('a change in another tab', () => {
  const say = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('applies the choice to this tab and sends no second proof', async () => {
    start(ids);
    vi.advanceTimersByTime(2000);
    keep(consentRecord(everything, now + 5000));
    say('cookieConsent');
    await settled();
    expect(banner()?.hidden).toBe(true);
    expect(startTags).toHaveBeenCalledTimes(1);
    expect(notify.mock.calls.filter(([path]) => path !== '/visits')).toEqual([]);
  });

  it('applies a withdrawal to this tab, also when it clears the storage', async () => {
    keep(consentRecord(everything, now - 1000));
    start(ids);
    await settled();
    localStorage.clear();
    say(null);
    await settled();
    expect(stopTags).toHaveBeenCalledWith(ids, nothingAccepted);
    expect(window.location.reload).toHaveBeenCalledTimes(1);
  });

  it('is ignored for other storage keys', () => {
    keep(consentRecord(everything, now - 1000));
    start(ids);
    localStorage.clear();
    say('lang');
    expect(changes).toEqual([]);
  });
});

it('a page restored from the back/forward cache applies the newer choice', () => {
  start();
  vi.advanceTimersByTime(2000);
  keep(consentRecord(nothingAccepted, now + 5000));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(banner()?.hidden).toBe(true);
});
