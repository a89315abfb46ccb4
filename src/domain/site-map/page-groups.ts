import type { PageKind, SitePage } from './pages.ts';

/** The groups of the page "site map", in its order. */
export const pageGroups = ['agency', 'campaigns', 'answers', 'guides', 'legal'] as const;
export type PageGroup = (typeof pageGroups)[number];

/** Every kind has a group, so that a new kind of page cannot be missing from the page "site map". */
const groupOfKind: Record<PageKind, PageGroup> = {
  home: 'agency',
  reviews: 'agency',
  figures: 'agency',
  contact: 'agency',
  service: 'campaigns',
  planner: 'campaigns',
  hub: 'answers',
  index: 'guides',
  guide: 'guides',
  articles: 'answers',
  glossary: 'answers',
  faq: 'answers',
  questions: 'answers',
  legal: 'legal',
  sitemap: 'legal',
  statement: 'legal',
};

/** Returns pages by group, each group in the order of the pages. */
export function groupPages<P extends Pick<SitePage, 'kind'>>(pages: readonly P[]): Record<PageGroup, P[]> {
  const groups = Object.fromEntries(pageGroups.map((group) => [group, []])) as unknown as Record<
    PageGroup,
    P[]
  >;
  for (const page of pages) groups[groupOfKind[page.kind]].push(page);
  return groups;
}
