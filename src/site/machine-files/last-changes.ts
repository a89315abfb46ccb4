import type { SitePage } from '../../domain/site-map/pages.ts';

/**
 * The pages with the days of their last change, as far as the site knows: the page that consists of reviews changes with the
 * newest one, however old its own words are.
 */
export function lastChanges(
  pages: readonly SitePage[],
  reviews: readonly { publishedAt: string | null }[],
): SitePage[] {
  const days = reviews.flatMap(({ publishedAt }) => publishedAt?.slice(0, 10) ?? []);
  return pages.map((page) =>
    page.kind === 'reviews'
      ? { ...page, updated: [page.updated, ...days].sort().at(-1) ?? page.updated }
      : page,
  );
}
