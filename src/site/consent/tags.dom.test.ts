import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nothingAccepted } from '../../domain/consent/choice.ts';
import { consentSignals } from '../../domain/consent/consent-mode.ts';

const loadScript = vi.hoisted(() => vi.fn());
vi.mock('./load-script.ts', () => ({ loadScript }));

const everything = { analytics: true, marketing: true, functional: true };
const ids = {
  ga: { id: 'G-ABCDE12345' },
  gtm: { id: 'GTM-ABC1234' },
  googleAds: { id: 'AW-123456789' },
  metaPixel: { id: '123456789012345' },
  tiktokPixel: { id: '1234567890123456789' },
};
const google = 'https://www.googletagmanager.com';
const requested = () => loadScript.mock.calls.map(([address]) => address);
/** The entries of Google's queue: commands as arrays, events as objects. */
const queue = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? Array.from(entry as ArrayLike<unknown>)
      : entry,
  );

let tags: typeof import('./tags.client.ts');
beforeEach(async () => {
  vi.resetModules();
  tags = await import('./tags.client.ts');
});
afterEach(() => {
  loadScript.mockClear();
  for (const name of ['dataLayer', 'fbq', '_fbq', 'ttq', 'TiktokAnalyticsObject', 'ga-disable-G-ABCDE12345'])
    Reflect.deleteProperty(window, name);
});

it('importing the module, or starting no tags, loads nothing', () => {
  tags.startTags({}, everything);
  expect(requested()).toEqual([]);
  expect(Object.keys(window)).not.toContain('fbq');
  expect(window.dataLayer).toBeUndefined();
});

describe('Google tags', () => {
  it('receive the choice first, then the settings, with a cookie of 13 months that is not renewed', () => {
    const choice = { ...nothingAccepted, analytics: true };
    tags.startTags({ ga: ids.ga }, choice);
    expect(requested()).toEqual([`${google}/gtag/js?id=G-ABCDE12345`]);
    expect(queue()).toEqual([
      ['consent', 'update', consentSignals(choice)],
      ['js', expect.any(Date)],
      ['config', 'G-ABCDE12345', { cookie_expires: 33_696_000, cookie_update: false }],
    ]);
  });

  it('load one script for Analytics and Ads, and configure each', () => {
    tags.startTags({ ga: ids.ga, googleAds: ids.googleAds }, everything);
    expect(requested()).toEqual([`${google}/gtag/js?id=G-ABCDE12345`]);
    expect(queue().filter((entry) => Array.isArray(entry) && entry[0] === 'config')).toHaveLength(2);
  });

  it.each([
    [{}, false],
    [{ remarketing: true as const }, true],
  ])('allow or forbid Ads to build audiences: %j', (more, allowed) => {
    tags.startTags({ googleAds: { ...ids.googleAds, ...more } }, everything);
    expect(queue().at(-1)).toEqual(['config', 'AW-123456789', { allow_ad_personalization_signals: allowed }]);
  });

  it('load the script with the id of Ads when Ads is alone', () => {
    tags.startTags({ googleAds: ids.googleAds }, everything);
    expect(requested()).toEqual([`${google}/gtag/js?id=AW-123456789`]);
  });

  it('start Tag Manager with its event', () => {
    tags.startTags({ gtm: ids.gtm }, everything);
    expect(requested()).toEqual([`${google}/gtm.js?id=GTM-ABC1234`]);
    expect(queue()).toEqual([
      ['consent', 'update', consentSignals(everything)],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]);
  });

  it('load no script twice when more is accepted later', () => {
    tags.startTags({ ga: ids.ga }, { ...nothingAccepted, analytics: true });
    tags.startTags({ ga: ids.ga, googleAds: ids.googleAds, gtm: ids.gtm }, everything);
    expect(requested()).toEqual([`${google}/gtag/js?id=G-ABCDE12345`, `${google}/gtm.js?id=GTM-ABC1234`]);
    const told = queue().filter((entry) => Array.isArray(entry) && entry[0] === 'consent');
    expect(told).toHaveLength(2);
  });

  it('receive a withdrawal, and are disabled', () => {
    tags.startTags({ ga: ids.ga }, everything);
    tags.stopTags(ids, nothingAccepted);
    expect(queue().at(-1)).toEqual(['consent', 'update', consentSignals(nothingAccepted)]);
    expect(Reflect.get(window, 'ga-disable-G-ABCDE12345')).toBe(true);
  });
});

describe('the Meta pixel', () => {
  it('is revoked before it starts, then granted, and counts one page view', () => {
    tags.startTags({ metaPixel: ids.metaPixel }, everything);
    tags.startTags({ metaPixel: ids.metaPixel }, everything);
    expect(requested()).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
    expect(window.fbq?.queue).toEqual([
      ['consent', 'revoke'],
      ['set', 'autoConfig', false, ids.metaPixel.id],
      ['init', ids.metaPixel.id],
      ['consent', 'grant'],
      ['trackSingle', ids.metaPixel.id, 'PageView'],
    ]);
    expect({ ...window.fbq }).toMatchObject({ loaded: true, version: '2.0' });
    expect(window._fbq).toBe(window.fbq);
    expect(window.dataLayer).toBeUndefined();
    expect(document.cookie).toBe('');
  });

  it("passes calls to Meta's script once it has loaded, and is revoked on withdrawal", () => {
    tags.startTags({ metaPixel: ids.metaPixel }, everything);
    const callMethod = vi.fn();
    Object.assign(window.fbq ?? {}, { callMethod });
    tags.stopTags(ids, { ...everything, analytics: false });
    expect(callMethod).not.toHaveBeenCalled();
    tags.stopTags(ids, nothingAccepted);
    expect(callMethod.mock.calls).toEqual([['consent', 'revoke']]);
  });
});

describe('the TikTok pixel', () => {
  it('is loaded with its id, and counts one page view', () => {
    tags.startTags({ tiktokPixel: ids.tiktokPixel }, everything);
    tags.startTags({ tiktokPixel: ids.tiktokPixel }, everything);
    expect(requested()).toEqual([
      'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=1234567890123456789&lib=ttq',
    ]);
    expect([...(window.ttq ?? [])]).toEqual([['grantConsent'], ['page']]);
    expect(Object.keys(window.ttq?._i ?? {})).toEqual([ids.tiktokPixel.id]);
  });

  it('is revoked on withdrawal and disables its cookies', () => {
    tags.startTags({ tiktokPixel: ids.tiktokPixel }, everything);
    tags.stopTags(ids, nothingAccepted);
    expect([...(window.ttq ?? [])].slice(-2)).toEqual([['revokeConsent'], ['disableCookie']]);
  });
});

it('stopTags creates no tag that was not started', () => {
  tags.stopTags(ids, nothingAccepted);
  expect(requested()).toEqual([]);
  expect([window.dataLayer, window.fbq, window.ttq]).toEqual([undefined, undefined, undefined]);
});
