import { describe, expect, it } from 'vitest';
import { isBot } from './is-bot.ts';
import { isCounted, type VisitSignals } from './is-counted.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('isBot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    `${webkit}; compatible; GPTBot/1.2; +https://openai.com/gptbot`,
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    `Mozilla/5.0 (compatible; Google-InspectionTool/1.0;) ${webkit}`,
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/131.0.0.0 Safari/537.36`,
    `${chrome} Chrome-Lighthouse`,
    `${chrome} PTST/240101`,
    'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'curl/8.5.0',
    'python-requests/2.32.3',
    'Go-http-client/2.0',
    'node',
    '',
    ' ',
    undefined,
  ])('returns true for %j', (userAgent) => {
    expect(isBot(userAgent)).toBe(true);
  });

  it.each(
    `bot crawler spider slurp archiver mediapartners adsbot feedfetcher google-inspectiontool google-extended google-read-aloud
     google-safety googleother apis-google chatgpt-user claude-user perplexity-user anthropic cohere-ai meta-external headless
     phantomjs selenium webdriver puppeteer playwright cypress lighthouse pagespeed gtmetrix webpagetest ptst/240101
     w3c_validator w3c-checklink validator.nu pingdom uptime statuscake site24x7 datadog newrelic monitor facebookexternalhit
     facebookcatalog bingpreview skypeuripreview embedly preview/1 curl wget python libwww lwp::simple go-http-client okhttp
     java/17 apache-httpclient axios undici node-fetch nmap nikto masscan zgrab censys nuclei sqlmap`.split(
      /\s+/,
    ),
  )('recognises %s alone, after "compatible", and after the user agent of a browser', (name) => {
    for (const userAgent of [name, `Mozilla/5.0 (compatible; ${name}/1.0)`, `${chrome} ${name}`])
      expect(isBot(userAgent)).toBe(true);
  });

  it.each([
    chrome,
    `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`,
    `${iphone} Mobile/15E148 Instagram 358.0.0.0.0 (iPhone15,2; iOS 18_1; fr_FR)`,
    `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.0;FBBV/1]`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    `Mozilla/5.0 (Linux; Android 12; CUBOT X50) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`,
    `${chrome} Edg/131.0.0.0`,
    `${chrome} OPR/116.0.0.0`,
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    `${iphone} Mobile/15E148 musical_ly_37.1.0 JsSdk/2.0`,
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 BytedanceWebview/d8a21c6',
  ])('returns false for %j', (userAgent) => {
    expect(isBot(userAgent)).toBe(false);
  });
});

describe('isCounted', () => {
  const person: VisitSignals = {
    userAgent: chrome,
    doNotTrack: undefined,
    globalPrivacyControl: undefined,
    purpose: undefined,
  };
  it.each<[boolean, Partial<VisitSignals>]>([
    [true, {}],
    [true, { doNotTrack: '0' }],
    [true, { globalPrivacyControl: '0' }],
    [false, { doNotTrack: '1' }],
    [false, { globalPrivacyControl: '1' }],
    [false, { purpose: 'prefetch' }],
    [false, { purpose: 'prefetch;prerender' }],
    [false, { userAgent: 'curl/8.5.0' }],
  ])('returns %s for a visit with %j', (counted, changes) => {
    expect(isCounted({ ...person, ...changes })).toBe(counted);
  });
});
