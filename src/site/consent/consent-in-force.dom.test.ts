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
  settled,
  start,
  startTags,
  stopTags,
} from '../../../tests/consent-page.ts';
import { consentRecord, nothingAccepted } from '../../domain/consent/choice.ts';

const ids = { ga: { id: 'G-ABCDE12345' }, metaPixel: { id: '123456789012345' } };

beforeEach(arrive);
afterEach(leave);

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
