import { expect, it } from 'vitest';
import { inAppBrowserOf, openInBrowser, phoneSystemOf } from './in-app-browser.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9 Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36';

it.each([
  [`${iphone} Instagram 445.0.0.0.0 (iPhone17,1; iOS 26_1; fr_FR)`, 'instagram', 'ios'],
  [`${android} Instagram 445.0.0.0.0 Android`, 'instagram', 'android'],
  [`${iphone} [FBAN/FBIOS;FBAV/490.0.0.0;FBBV/1]`, 'facebook', 'ios'],
  [`${android} [FB_IAB/FB4A;FBAV/490.0.0.0;]`, 'facebook', 'android'],
  [`${iphone} [FBAN/MessengerForiOS;FBAV/490.0.0.0]`, 'messenger', 'ios'],
  [`${iphone} Barcelona 400.0.0.0 (iPhone17,1)`, 'threads', 'ios'],
  [`${iphone} musical_ly_37.1.0 JsSdk/2.0 BytedanceWebview/d8a21c6`, 'tiktok', 'ios'],
  [`${android} trill_390001 BytedanceWebview/d8a21c6`, 'tiktok', 'android'],
  [`${android} Snapchat/13.10.0`, 'snapchat', 'android'],
] as const)('knows the browser inside an app: %s', (userAgent, app, system) => {
  expect([inAppBrowserOf(userAgent), phoneSystemOf(userAgent)]).toEqual([app, system]);
});

it.each([
  `${iphone} Version/26.1 Safari/604.1`,
  android.replace('; wv', ''),
  'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  '',
])('inAppBrowserOf returns undefined for %s', (userAgent) => {
  expect(inAppBrowserOf(userAgent)).toBeUndefined();
});

const page = 'https://agency.example/p/ep?utm_source=ig';

it('openInBrowser returns the address that works in the app', () => {
  expect(openInBrowser('instagram', 'ios', page)).toBe(
    'instagram://extbrowser/?url=https%3A%2F%2Fagency.example%2Fp%2Fep%3Futm_source%3Dig',
  );
  expect(openInBrowser('tiktok', 'ios', page)).toBe('x-safari-https://agency.example/p/ep?utm_source=ig');
  expect(openInBrowser('facebook', 'android', page)).toBe(
    'intent://agency.example/p/ep?utm_source=ig#Intent;scheme=https;S.browser_fallback_url=https%3A%2F%2Fagency.example%2Fp%2Fep%3Futm_source%3Dig;end',
  );
});

it('openInBrowser returns undefined if no address is known to work', () => {
  expect(openInBrowser('tiktok', 'android', page)).toBeUndefined();
  expect(openInBrowser('messenger', 'android', page)).toBeUndefined();
  expect(openInBrowser('threads', 'ios', page)).toBeUndefined();
  expect(openInBrowser('facebook', 'ios', page)).toBeUndefined();
  expect(openInBrowser('instagram', undefined, page)).toBeUndefined();
});
