import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userAgentFamily } from './user-agent-family.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit}`;

describe('userAgentFamily', () => {
  it.each([
    ['Chrome', `${windows} Chrome/131.0.0.0 Safari/537.36`],
    ['Chrome mobile', `${android} Chrome/131.0.0.0 Mobile Safari/537.36`],
    ['Chrome mobile', `${iphone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
    [
      'Safari',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    ],
    ['Safari mobile', `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    ['Firefox mobile', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
    ['Firefox mobile', `${iphone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`],
    ['Edge', `${windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
    ['Edge mobile', `${android} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0`],
    ['Edge mobile', `${iphone} Version/18.0 EdgiOS/131.0 Mobile/15E148 Safari/605.1.15`],
    ['Opera', `${windows} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`],
    ['Samsung Internet mobile', `${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
  ])('returns %s for %s', (family, userAgent) => {
    expect(userAgentFamily(userAgent)).toBe(family);
  });

  it.each([
    ['Instagram mobile', `${iphone} Mobile/15E148 Instagram 358.0.0.0.0 (iPhone15,2; iOS 18_1; fr_FR)`],
    ['Facebook mobile', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.0;FBBV/1]`],
    [
      'Facebook mobile',
      `${android} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0;]`,
    ],
    [
      'TikTok mobile',
      `${android} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 BytedanceWebview/d8a21c6`,
    ],
    ['TikTok mobile', `${iphone} Mobile/15E148 musical_ly_37.1.0 JsSdk/2.0`],
  ])('returns %s, and not the engine, for the browser inside an app: %s', (family, userAgent) => {
    expect(userAgentFamily(userAgent)).toBe(family);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    `${android} Chrome/131.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    `${windows} HeadlessChrome/131.0.0.0 Safari/537.36`,
    'curl/8.5.0',
    'Wget/1.21.4',
    'python-requests/2.32.3',
    'node',
  ])('returns bot for %s', (userAgent) => {
    expect(userAgentFamily(userAgent)).toBe('bot');
  });

  it('returns the browser for a telephone named Cubot', () => {
    const cubot = `Mozilla/5.0 (Linux; Android 12; CUBOT X50) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`;
    expect(userAgentFamily(cubot)).toBe('Chrome mobile');
  });

  it.each([undefined, '', 'Mozilla/5.0', '<script>alert(1)</script>'])(
    'returns other for %j',
    (userAgent) => {
      expect(userAgentFamily(userAgent)).toBe('other');
    },
  );

  it('returns one of a few words for any text, and never the text itself', () => {
    const words =
      /^(?:bot|(?:Instagram|Facebook|TikTok|Edge|Samsung Internet|Opera|Firefox|Chrome|Safari|other)(?: mobile)?)$/;
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (userAgent) => {
        expect(userAgentFamily(userAgent)).toMatch(words);
      }),
    );
  });
});
