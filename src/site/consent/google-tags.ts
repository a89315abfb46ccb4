import { gtag } from '../../browser/gtag.ts';
import type { ConsentChoice } from '../../domain/consent/choice.ts';
import { consentSignals } from '../../domain/consent/consent-mode.ts';
import type { Tag, Tags } from '../../domain/tag-id/tag-id.ts';
import { tellOfSubmissions } from './analytics-extras.ts';
import { loadScript } from './load-script.ts';

const LOADER = 'https://www.googletagmanager.com';
/** The visitor's cookie expires 13 months (in seconds) after the first visit; later visits do not renew it. */
const ANALYTICS_SETTINGS = { cookie_expires: 33_696_000, cookie_update: false };

const started = new Set<string>();

/** Starts Google Analytics and Google Ads, which share one script, and Tag Manager: those of them that are given. */
export function startGoogle({ ga, googleAds, gtm }: Tags, choice: ConsentChoice): void {
  if (!ga && !googleAds && !gtm) return;
  gtag('consent', 'update', consentSignals(choice));
  if (gtm && isNew(gtm.id)) {
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`${LOADER}/gtm.js?id=${gtm.id}`);
  }
  if (ga && isNew(ga.id)) startAnalytics(ga);
  if (googleAds && isNew(googleAds.id)) {
    startGtag(googleAds.id);
    // Always set: without this setting the script builds audiences.
    gtag('config', googleAds.id, { allow_ad_personalization_signals: googleAds.remarketing === true });
  }
}

/** Reports an event to Analytics, or, where only Tag Manager is accepted, as a plain event that its triggers read. */
export function tellAnalytics({ ga, gtm }: Tags, name: string, params: object): void {
  if (ga) gtag('event', name, { ...params, send_to: ga.id });
  else if (gtm) window.dataLayer?.push({ event: name, ...params });
}

/** Counts a stored lead as a conversion, once for its id. The account's own value of a lead counts. */
export function tellAds({ googleAds }: Tags, id: string): void {
  if (!googleAds?.label) return;
  gtag('event', 'conversion', { send_to: `${googleAds.id}/${googleAds.label}`, transaction_id: id });
}

/** Stops further cookies and requests of the tags on the page. */
export function stopGoogle({ ga }: Tags, choice: ConsentChoice): void {
  gtag('consent', 'update', consentSignals(choice));
  // Google's own switch: the script checks it before it sends a request.
  if (ga && !choice.analytics) Reflect.set(window, `ga-disable-${ga.id}`, true);
}

function startAnalytics(ga: Tag): void {
  startGtag(ga.id);
  // Must come before the configuration, which counts the page view.
  if (ga.userProperties) gtag('set', 'user_properties', { site_language: document.documentElement.lang });
  gtag('config', ga.id, ANALYTICS_SETTINGS);
  tellOfSubmissions(ga);
}

function startGtag(id: string): void {
  if (!isNew('gtag.js')) return;
  loadScript(`${LOADER}/gtag/js?id=${id}`);
  gtag('js', new Date());
}

function isNew(id: string): boolean {
  const known = started.has(id);
  started.add(id);
  return !known;
}
