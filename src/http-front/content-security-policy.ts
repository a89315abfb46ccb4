import { WIDGET_ASSETS, WIDGET_FRAME } from '../domain/booking/widget.ts';
import type { TagProvider, Tags } from '../domain/tag-id/tag-id.ts';
import { inlineHashes } from './inline-hashes.ts';

type Directive = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src';
type Sources = Partial<Record<Directive, readonly string[]>>;

const GTM = 'https://www.googletagmanager.com';
const ads = [
  'https://www.googleadservices.com',
  'https://www.google.com',
  'https://pagead2.googlesyndication.com',
  'https://googleads.g.doubleclick.net',
];
/**
 * Files of Tag Manager and of Google's tag: containers, tags (`/gtag/js`, `/gtag/destination`), and Tag Assistant's preview.
 * The guide names hosts alone (https://developers.google.com/tag-platform/security/guides/csp); with paths, an injected script
 * address cannot name another file of these hosts, such as one of Google Search that calls any function. Browsers compare no
 * path after a redirect (CSP 3, 7.6), so this is a second wall and not the only one.
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
const sourcesOf: Record<TagProvider, Sources> = {
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
const remarketing: Sources = { 'frame-src': ['https://td.doubleclick.net'] };

/**
 * Adds the sources of the configured tags to a page's policy, and nothing when no tag is configured. The policy only
 * permits: the visitor's consent decides whether a tag is loaded.
 */
export function allowTagSources(policy: string, tags: Tags): string {
  const directives = parse(policy);
  for (const provider of Object.keys(tags) as TagProvider[]) {
    add(directives, sourcesOf[provider]);
    if (tags[provider]?.remarketing) add(directives, remarketing);
  }
  return print(directives);
}

/** The sources of the scheduling widget. The page fetches nothing from them before the visitor opens the calendar. */
const widgetSources: Sources = {
  'script-src': [WIDGET_ASSETS],
  'style-src': [WIDGET_ASSETS],
  'img-src': [WIDGET_ASSETS],
  'frame-src': [WIDGET_FRAME],
};

/** Adds the sources of the scheduling widget to a page's policy. */
export function allowBookingWidget(policy: string): string {
  const directives = parse(policy);
  add(directives, widgetSources);
  return print(directives);
}

/**
 * Removes the hashes of inline scripts and styles that a page does not contain from the policy of all pages: on a page
 * without inline scripts and styles they would be half of all header bytes.
 */
export function keepUsedHashes(policy: string, html: Buffer): string {
  const used = inlineHashes(html);
  const directives = parse(policy);
  for (const [name, values] of directives) {
    const kept = values.filter((value) => !value.startsWith("'sha256-") || used.has(value));
    directives.set(name, kept);
  }
  return print(directives);
}

/** Lets a page show pages of this site in a frame. */
export function allowOwnFrames(policy: string): string {
  const directives = parse(policy);
  add(directives, { 'frame-src': ["'self'"] });
  return print(directives);
}

/**
 * Lets pages of this site show a page in a frame, in which it can send nothing: no form, no vote, no visit. A sandbox
 * would add nothing: the page has to keep its origin and its scripts, with which it could leave any sandbox, and browsers
 * warn of that.
 */
export function asPreview(policy: string): string {
  const directives = parse(policy);
  directives.set('frame-ancestors', ["'self'"]);
  for (const sending of ['form-action', 'connect-src']) directives.set(sending, ["'none'"]);
  return print(directives);
}

function add(directives: Map<string, string[]>, more: Sources): void {
  for (const [name, sources = []] of Object.entries(more)) {
    const present = (directives.get(name) ?? []).filter((value) => value !== "'none'");
    directives.set(name, [...new Set([...present, ...sources])]);
  }
}

function parse(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const directive of policy.split(';')) {
    const [name, ...values] = directive.trim().split(/\s+/);
    if (name) directives.set(name, values);
  }
  return directives;
}

const print = (directives: Map<string, string[]>): string =>
  [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ');
