/** Apps whose own browser opens links: there, the visitor's accounts of streaming services are signed out. */
const inAppBrowsers = ['instagram', 'facebook', 'messenger', 'threads', 'tiktok', 'snapchat'] as const;
export type InAppBrowser = (typeof inAppBrowsers)[number];

/** A phone has one of the two; a computer has neither. */
export type PhoneSystem = 'ios' | 'android';

/** Marks in user agents, in the order in which they are tried: Messenger and Threads also contain Facebook's. */
const marks: readonly [InAppBrowser, RegExp][] = [
  ['threads', /\bBarcelona \d/],
  ['instagram', /\bInstagram \d/],
  ['messenger', /\bFBAN\/Messenger|\bFB_IAB\/MESSENGER|\bMessenger(?:Lite)?ForiOS/],
  ['facebook', /\bFBA[NV]\/|\bFB_IAB\//],
  ['tiktok', /\bmusical_ly|\btrill_|\bBytedanceWebview|\bTikTok \d/i],
  ['snapchat', /\bSnapchat\//],
];

/** Returns the app whose browser has this user agent; `undefined`: not a known in-app browser. */
export const inAppBrowserOf = (userAgent: string): InAppBrowser | undefined =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0];

/**
 * Returns the system of a phone or tablet; `undefined` for a computer. An iPad that requests desktop pages names itself as a
 * Mac.
 */
export const phoneSystemOf = (userAgent: string): PhoneSystem | undefined =>
  /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : /\bAndroid\b/.test(userAgent) ? 'android' : undefined;

/**
 * Returns an address that makes an app open a page in the phone's own browser; `undefined` if no such address is known to work,
 * as of September 2026 (github.com/shalanah/inapp-debugger, with its issues). The apps do not document these addresses, so a
 * page uses them only after a click, and also offers a way without them.
 * @param page `https:` address of the page
 */
export function openInBrowser(
  app: InAppBrowser,
  system: PhoneSystem | undefined,
  page: string,
): string | undefined {
  if (app === 'instagram' && system) return `instagram://extbrowser/?url=${encodeURIComponent(page)}`;
  if (app === 'tiktok' && system === 'ios') return page.replace(/^https:/, 'x-safari-https:');
  if (app === 'facebook' && system === 'android') {
    const back = encodeURIComponent(page);
    return `intent://${page.replace(/^https:\/\//, '')}#Intent;scheme=https;S.browser_fallback_url=${back};end`;
  }
  return undefined;
}
