import type { PageKind } from '../../domain/site-map/pages.ts';
import type { ShownPage } from '../../domain/site-map/shown-pages.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';

/** The dates of the list entries that a page shows. */
type Dated = readonly { publishedAt: string | null }[];

/**
 * Returns the pages with the day of their last change: a page with reviews or articles changes with the newest of them,
 * and a page whose texts the agency edits changes with their publication, even if the page's own texts are older. A day
 * in the future is ignored as an error of the vendor.
 * @param shown the list entries that each kind of page shows
 * @param edited when a text of a page was last published, in epoch milliseconds, by path (`editedPages`)
 */
export function lastChanges(
  pages: readonly ShownPage[],
  shown: Partial<Record<PageKind, Dated>>,
  now: number,
  edited: ReadonlyMap<string, number> = new Map(),
): ShownPage[] {
  const today = agencyDay(now);
  return pages.map((page) => {
    const published = edited.get(page.path);
    const days = (shown[page.kind] ?? []).flatMap(({ publishedAt }) => publishedAt?.slice(0, 10) ?? []);
    if (published !== undefined) days.push(agencyDay(published));
    const updated = [page.updated, ...days.filter((day) => day <= today)].sort().at(-1);
    return { ...page, updated: updated ?? page.updated };
  });
}
