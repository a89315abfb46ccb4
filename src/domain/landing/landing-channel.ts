import { inAppBrowserOf } from './in-app-browser.ts';
import type { LandingChannel } from './landing-count.ts';

const PAID = /^(?:cpc|ppc|cpm|cpv|paid.*|ads?|display|banner|video_?ads?)$/;

/** Channels by the source of a campaign parameter or the host of a referrer. */
const sources: readonly [RegExp, LandingChannel, LandingChannel][] = [
  [/(?:^|\W)(?:instagram|ig)(?:\W|$)/, 'instagram', 'meta-ads'],
  [/(?:^|\W)(?:facebook|fb|messenger|meta|threads)(?:\W|$)/, 'facebook', 'meta-ads'],
  [/(?:^|\W)tiktok(?:\W|$)/, 'tiktok', 'tiktok-ads'],
  [/(?:^|\W)(?:youtube|youtu\.be|yt)(?:\W|$)/, 'youtube', 'google-ads'],
  [/(?:^|\W)(?:google|bing|duckduckgo|qwant|ecosia|yahoo)(?:\W|$)/, 'search', 'google-ads'],
  [/(?:^|\W)(?:newsletter|e?mail|brevo|mailchimp|mailjet)(?:\W|$)/, 'email', 'other-ads'],
];

/** How a visitor came to a page. None of the texts is ever stored or sent: only the channel is. */
export interface Arrival {
  /** The query of the page's address. */
  search: string;
  /** Address of the page before; empty: none. */
  referrer: string;
  userAgent: string;
  /** Host of this site, whose own pages are no channel. */
  host: string;
}

/**
 * Returns the way on which a visitor came, from a closed list: the campaign parameters decide, then the page before, then the
 * app whose browser this is.
 */
export function landingChannel({ search, referrer, userAgent, host }: Arrival): LandingChannel {
  const parameters = new URLSearchParams(search);
  const source = (parameters.get('utm_source') ?? '').toLowerCase();
  const medium = (parameters.get('utm_medium') ?? '').toLowerCase();
  const paid = PAID.test(medium);
  if (/^e?mail$|newsletter/.test(medium)) return 'email';
  if (source !== '') {
    const known = channelOf(source, paid);
    return known ?? (paid ? 'other-ads' : 'referral');
  }
  if (paid) return 'other-ads';
  const before = URL.parse(referrer)?.hostname ?? '';
  if (before !== '' && before !== host) return channelOf(before, false) ?? 'referral';
  const app = inAppBrowserOf(userAgent);
  if (app === 'instagram' || app === 'tiktok') return app;
  if (app === 'facebook' || app === 'messenger' || app === 'threads') return 'facebook';
  return app ? 'referral' : 'direct';
}

function channelOf(text: string, paid: boolean): LandingChannel | undefined {
  const found = sources.find(([pattern]) => pattern.test(text));
  return found?.[paid ? 2 : 1];
}
