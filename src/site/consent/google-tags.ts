import { gtag } from '../../browser/gtag.ts';
import type { ConsentChoice } from '../../domain/consent/choice.ts';
import { consentSignals } from '../../domain/consent/consent-mode.ts';
import type { TagIds } from '../../domain/tag-id/tag-id.ts';
import { loadScript } from './load-script.ts';

const LOADER = 'https://www.googletagmanager.com';
/** The visitor's cookie lives 13 months, in seconds, from the first visit and not from the last. */
const ANALYTICS_SETTINGS = { cookie_expires: 33_696_000, cookie_update: false };

const started = new Set<string>();

/** Google Analytics and Google Ads, which share one script, and Tag Manager: those that are given. */
export function startGoogle({ ga, googleAds, gtm }: TagIds, choice: ConsentChoice): void {
  if (!ga && !googleAds && !gtm) return;
  gtag('consent', 'update', consentSignals(choice));
  if (gtm && isNew(gtm)) {
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`${LOADER}/gtm.js?id=${gtm}`);
  }
  if (ga && isNew(ga)) configure(ga, ANALYTICS_SETTINGS);
  if (googleAds && isNew(googleAds)) configure(googleAds);
}

/** No further cookie and no further request of what is on the page. */
export function stopGoogle({ ga }: TagIds, choice: ConsentChoice): void {
  gtag('consent', 'update', consentSignals(choice));
  // Google's own switch, which the script looks at before it sends anything.
  if (ga && !choice.analytics) Reflect.set(window, `ga-disable-${ga}`, true);
}

function configure(id: string, settings: object = {}): void {
  if (isNew('gtag.js')) {
    loadScript(`${LOADER}/gtag/js?id=${id}`);
    gtag('js', new Date());
  }
  gtag('config', id, settings);
}

function isNew(id: string): boolean {
  const known = started.has(id);
  started.add(id);
  return !known;
}
