import type { PageKind, SitePage } from '../../domain/site-map/pages.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';

/** What a page shows of a stored list. */
type Dated = readonly { publishedAt: string | null }[];

/**
 * The pages with the days of their last change, as far as the site knows: one that shows reviews or articles changes with
 * the newest of them, however old its own words are. A day that has not come is a vendor's mistake.
 * @param shown what each kind of page shows of the lists
 */
export function lastChanges(
  pages: readonly SitePage[],
  shown: Partial<Record<PageKind, Dated>>,
  now: number,
): SitePage[] {
  const today = agencyDay(now);
  return pages.map((page) => {
    const days = (shown[page.kind] ?? []).flatMap(({ publishedAt }) => publishedAt?.slice(0, 10) ?? []);
    const updated = [page.updated, ...days.filter((day) => day <= today)].sort().at(-1);
    return { ...page, updated: updated ?? page.updated };
  });
}
