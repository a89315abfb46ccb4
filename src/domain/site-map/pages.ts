import { type GuideSlug, guides } from '../guide/guides.ts';

/** The kind of a page: pages of the same kind have the same structure. */
export type PageKind =
  | 'home'
  | 'service'
  | 'hub'
  | 'planner'
  | 'guide'
  | 'index'
  | 'articles'
  | 'glossary'
  | 'faq'
  | 'questions'
  | 'reviews'
  | 'figures'
  | 'contact'
  | 'legal'
  | 'sitemap'
  | 'statement';

export interface SitePage {
  /** Path without language prefix. Every page exists in every language. */
  path: string;
  kind: PageKind;
  /**
   * Day of the last change that a reader would notice, ISO 8601. It is written by hand, because a date that changes
   * with each build has no meaning for search engines, and they stop trusting it.
   */
  updated: string;
}

/** The day on which pages with prices began to state the agency's fee. */
const priced = '2026-11-28';

/** Every public page, the most important first. A test compares the list with the route files. */
export const sitePages = [
  { path: '/', kind: 'home', updated: '2026-11-30' },
  { path: '/youtube-ads', kind: 'service', updated: '2026-11-30' },
  { path: '/meta-ads', kind: 'service', updated: '2026-11-30' },
  { path: '/spotify-ads', kind: 'service', updated: '2026-11-29' },
  { path: '/expertise-marketing-musical', kind: 'hub', updated: '2026-11-30' },
  { path: '/planificateur-de-sortie', kind: 'planner', updated: '2026-11-28' },
  { path: '/guides', kind: 'index', updated: priced },
  ...guides.map(({ slug, updated }) => ({ path: `/${slug}` as const, kind: 'guide' as const, updated })),
  { path: '/articles', kind: 'articles', updated: '2026-11-29' },
  { path: '/glossaire', kind: 'glossary', updated: '2026-11-30' },
  { path: '/faq', kind: 'faq', updated: priced },
  { path: '/questions', kind: 'questions', updated: '2026-11-30' },
  { path: '/all-reviews', kind: 'reviews', updated: '2026-11-30' },
  { path: '/nos-chiffres', kind: 'figures', updated: '2026-11-29' },
  { path: '/contact', kind: 'contact', updated: '2026-11-29' },
  { path: '/legal', kind: 'legal', updated: '2026-11-29' },
  { path: '/privacy', kind: 'legal', updated: '2026-11-30' },
  { path: '/cookies', kind: 'legal', updated: '2026-11-30' },
  { path: '/terms', kind: 'legal', updated: '2026-11-30' },
  { path: '/accessibilite', kind: 'statement', updated: '2026-11-30' },
  { path: '/plan-du-site', kind: 'sitemap', updated: '2026-11-29' },
] as const satisfies readonly SitePage[];

/** Path of the page that lists all others, without language prefix. */
export const SITE_PLAN_PATH = '/plan-du-site';

/** Path of a guide, built in or added by the agency. */
export type GuidePath = `/${GuideSlug}`;

/** Path of a public page that is built in, without language prefix. */
export type PagePath = (typeof sitePages)[number]['path'];

const paths: ReadonlySet<string> = new Set(sitePages.map(({ path }) => path));

/** Returns whether a path, without language prefix, is that of a public page. */
export function isPagePath(path: string): path is PagePath {
  return paths.has(path);
}
