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
/** What Google's queue holds: commands as lists, events as they are. */
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

it('nothing is loaded by the module alone, or for no tag', () => {
  tags.startTags({}, everything);
  expect(requested()).toEqual([]);
  expect(Object.keys(window)).not.toContain('fbq');
  expect(window.dataLayer).toBeUndefined();
});

describe('Google', () => {
  it('is told of the choice first, then configured, with a cookie of 13 months that is not renewed', () => {
    const choice = { ...nothingAccepted, analytics: true };
    tags.startTags({ ga: ids.ga }, choice);
    expect(requested()).toEqual([`${google}/gtag/js?id=G-ABCDE12345`]);
    expect(queue()).toEqual([
      ['consent', 'update', consentSignals(choice)],
      ['js', expect.any(Date)],
      ['config', 'G-ABCDE12345', { cookie_expires: 33_696_000, cookie_update: false }],
    ]);
  });

  it('has one loader and one configuration for each of Analytics and Ads', () => {
    tags.startTags({ ga: ids.ga, googleAds: ids.googleAds }, everything);
    expect(requested()).toEqual([`${google}/gtag/js?id=G-ABCDE12345`]);
    expect(queue().filter((entry) => Array.isArray(entry) && entry[0] === 'config')).toHaveLength(2);
  });

  it.each([
    [{}, false],
    [{ remarketing: true as const }, true],
  ])('lets Ads make audiences or not: %j', (more, allowed) => {
    tags.startTags({ googleAds: { ...ids.googleAds, ...more } }, everything);
    expect(queue().at(-1)).toEqual(['config', 'AW-123456789', { allow_ad_personalization_signals: allowed }]);
  });

  it('loads Ads alone by its own identifier', () => {
    tags.startTags({ googleAds: ids.googleAds }, everything);
    expect(requested()).toEqual([`${google}/gtag/js?id=AW-123456789`]);
  });

  it('starts Tag Manager with its event', () => {
    tags.startTags({ gtm: ids.gtm }, everything);
    expect(requested()).toEqual([`${google}/gtm.js?id=GTM-ABC1234`]);
    expect(queue()).toEqual([
      ['consent', 'update', consentSignals(everything)],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]);
  });

  it('loads nothing twice when more is accepted later', () => {
    tags.startTags({ ga: ids.ga }, { ...nothingAccepted, analytics: true });
    tags.startTags({ ga: ids.ga, googleAds: ids.googleAds, gtm: ids.gtm }, everything);
    expect(requested()).toEqual([`${google}/gtag/js?id=G-ABCDE12345`, `${google}/gtm.js?id=GTM-ABC1234`]);
    const told = queue().filter((entry) => Array.isArray(entry) && entry[0] === 'consent');
    expect(told).toHaveLength(2);
  });

  it('is told of a withdrawal, and switched off', () => {
    tags.startTags({ ga: ids.ga }, everything);
    tags.stopTags(ids, nothingAccepted);
    expect(queue().at(-1)).toEqual(['consent', 'update', consentSignals(nothingAccepted)]);
    expect(Reflect.get(window, 'ga-disable-G-ABCDE12345')).toBe(true);
  });
});

describe('the Meta pixel', () => {
  it('is revoked before it begins, then granted, and counts one page', () => {
    tags.startTags({ metaPixel: ids.metaPixel }, everything);
    tags.startTags({ metaPixel: ids.metaPixel }, everything);
    expect(requested()).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
    expect(window.fbq?.queue).toEqual([
      ['consent', 'revoke'],
      ['set', 'autoConfig', false, ids.metaPixel.id],
      ['init', ids.metaPixel.id],
      ['consent', 'grant'],
      ['track', 'PageView'],
    ]);
    expect({ ...window.fbq }).toMatchObject({ loaded: true, version: '2.0' });
    expect(window._fbq).toBe(window.fbq);
    expect(window.dataLayer).toBeUndefined();
    expect(document.cookie).toBe('');
  });

  it('hands over to its script, and is revoked on withdrawal', () => {
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
  it('is loaded with its identifier, and counts one page', () => {
    tags.startTags({ tiktokPixel: ids.tiktokPixel }, everything);
    tags.startTags({ tiktokPixel: ids.tiktokPixel }, everything);
    expect(requested()).toEqual([
      'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=1234567890123456789&lib=ttq',
    ]);
    expect([...(window.ttq ?? [])]).toEqual([['grantConsent'], ['page']]);
    expect(Object.keys(window.ttq?._i ?? {})).toEqual([ids.tiktokPixel.id]);
  });

  it('is revoked on withdrawal, with its cookies', () => {
    tags.startTags({ tiktokPixel: ids.tiktokPixel }, everything);
    tags.stopTags(ids, nothingAccepted);
    expect([...(window.ttq ?? [])].slice(-2)).toEqual([['revokeConsent'], ['disableCookie']]);
  });
});

it('a withdrawal makes no tag that was not there', () => {
  tags.stopTags(ids, nothingAccepted);
  expect(requested()).toEqual([]);
  expect([window.dataLayer, window.fbq, window.ttq]).toEqual([undefined, undefined, undefined]);
});
