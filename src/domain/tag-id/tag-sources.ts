import type { PageSources } from '../page-policy/page-sources.ts';
import type { TagProvider, Tags } from './tag-id.ts';

const GTM = 'https://www.googletagmanager.com';
const ads = [
  'https://www.googleadservices.com',
  'https://www.google.com',
  'https://pagead2.googlesyndication.com',
  'https://googleads.g.doubleclick.net',
];
/**
 * Files of Tag Manager and of Google's tag: containers, tags (`/gtag/js`, `/gtag/destination`), and Tag Assistant's preview.
 * The guide lists only hosts (https://developers.google.com/tag-platform/security/guides/csp). With paths, an injected script
 * address cannot name another file of these hosts, such as one of Google Search that calls any function. Browsers do not compare
 * paths after a redirect (CSP 3, 7.6), so this must not be the only protection.
 */
const googleTag = (host: string): string[] => ['/gtm.js', '/gtag/', '/debug/'].map((path) => host + path);
/** Scripts of conversions and remarketing. All hosts of Google Ads have them in this folder. */
const adsScripts = ads.map((host) => `${host}/pagead/`);
const analytics = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
const tiktok = [
  'https://analytics.tiktok.com',
  'https://analytics-ipv6.tiktokw.us',
  'https://ads.tiktok.com',
];

/**
 * The sources that each tag needs, according to its vendor's guide. Tag Manager's frame is left out: it is for pages
 * without script, which load no tag.
 */
const sourcesOf: Record<TagProvider, PageSources> = {
  ga: {
    'script-src': googleTag('https://*.googletagmanager.com'),
    'img-src': analytics,
    'connect-src': [...analytics, 'https://*.analytics.google.com'],
  },
  gtm: { 'script-src': googleTag(GTM), 'img-src': [GTM], 'connect-src': [GTM, 'https://www.google.com'] },
  googleAds: {
    'script-src': [...googleTag(GTM), ...adsScripts],
    'img-src': [GTM, ...ads, 'https://google.com'],
    'connect-src': [...ads, 'https://google.com', 'https://ad.doubleclick.net'],
    'frame-src': [GTM],
  },
  metaPixel: {
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com'],
  },
  tiktokPixel: {
    'script-src': tiktok,
    'img-src': tiktok,
    'connect-src': tiktok,
    // The browser inside the TikTok app communicates with the page's script through these schemes.
    'frame-src': ['bytedance:', 'sslocal:'],
  },
};

/** The additional sources of a tag that may build audiences. */
const remarketing: PageSources = { 'frame-src': ['https://td.doubleclick.net'] };

/**
 * Returns the sources of each configured tag, for the policy of a page. The policy only permits: the visitor's consent
 * decides whether a tag is loaded.
 */
export function tagSources(tags: Tags): PageSources[] {
  const providers = Object.keys(tags) as TagProvider[];
  return providers.flatMap((provider) => [
    sourcesOf[provider],
    ...(tags[provider]?.remarketing ? [remarketing] : []),
  ]);
}
