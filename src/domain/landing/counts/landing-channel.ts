import { REMINDER_WAYS } from '../../reminder/reminder-address.ts';
import type { LandingChannel } from './landing-count.ts';

/** The facts of a visit from which its channel is derived. They are untrusted and are not stored. */
export interface LandingArrival {
  /** Values of `utm_source` and `utm_medium`; null: not in the address. */
  utmSource: string | null;
  utmMedium: string | null;
  /** Value of `via`, by which the link of a reminder names itself. */
  via?: string | null;
  /** `document.referrer`; empty: no referrer. */
  referrer: string;
  userAgent: string;
}

const paidMedium = /^(?:cpc|cpm|cpv|ppc|ads?|paid.*|display|sponsored)$/;

type Site = 'facebook' | 'instagram' | 'tiktok' | 'youtube' | 'search';
const sources: readonly (readonly [RegExp, Site])[] = [
  [/^(?:ig|instagram.*)$/, 'instagram'],
  [/^(?:fb|facebook.*|meta.*|messenger)$/, 'facebook'],
  [/^tik_?tok.*$/, 'tiktok'],
  [/^(?:yt|youtube.*)$/, 'youtube'],
  [/^(?:google.*|bing|duckduckgo)$/, 'search'],
];
const hosts: readonly (readonly [RegExp, Site])[] = [
  [/(?:^|\.)instagram\.com$/, 'instagram'],
  [/(?:^|\.)(?:facebook\.com|fb\.com|messenger\.com|threads\.net)$/, 'facebook'],
  [/(?:^|\.)tiktok\.com$/, 'tiktok'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'youtube'],
  [/(?:^|\.)(?:google\.[a-z.]+|bing\.com|duckduckgo\.com|ecosia\.org|qwant\.com)$/, 'search'],
];
/** In-app browsers, which often send no referrer. */
const apps: readonly (readonly [RegExp, Site])[] = [
  [/\bInstagram\b/, 'instagram'],
  [/\bFBA[NV]\b|\bFB_IAB\b/, 'facebook'],
  [/\bBytedanceWebview\b|\bmusical_ly\b|\bTikTok\b/i, 'tiktok'],
];
const paid: Readonly<Record<Site, LandingChannel>> = {
  facebook: 'meta-ads',
  instagram: 'meta-ads',
  tiktok: 'tiktok-ads',
  youtube: 'google-ads',
  search: 'google-ads',
};

const among = (patterns: readonly (readonly [RegExp, Site])[], text: string): Site | undefined =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];

/** Returns the channel of a visit: from the campaign parameters, else from the referrer, else from the in-app browser. */
export function landingChannel({
  utmSource,
  utmMedium,
  via,
  referrer,
  userAgent,
}: LandingArrival): LandingChannel {
  if (via === REMINDER_WAYS.mail) return 'reminder-mail';
  if (via === REMINDER_WAYS.push) return 'reminder-push';
  const source = utmSource?.trim().toLowerCase() ?? '';
  const medium = utmMedium?.trim().toLowerCase() ?? '';
  const host = URL.parse(referrer)?.hostname ?? '';
  const named = among(sources, source);
  if (paidMedium.test(medium)) {
    const site = named ?? among(apps, userAgent) ?? among(hosts, host);
    return site ? paid[site] : 'other-ads';
  }
  if (/^(?:e-?mail|newsletter)$/.test(medium) || /^(?:e-?mail|newsletter)$/.test(source)) return 'email';
  if (named) return named;
  if (source !== '') return 'referral';
  return among(hosts, host) ?? among(apps, userAgent) ?? (host === '' ? 'direct' : 'referral');
}
