import type { LandingPageList, LandingQuery } from '../../contracts/landing.ts';
import { itemDto } from './landing-dto.ts';
import type { LandingPorts } from './landing-ports.ts';

/** A page of the list, how many pages there are in each part, and the rows' pictures: six statements in all. */
export async function listLandings(
  { clock, landings, media, siteUrl }: Pick<LandingPorts, 'clock' | 'landings' | 'media' | 'siteUrl'>,
  query: LandingQuery,
): Promise<LandingPageList> {
  const now = clock.now();
  const { items, total } = await landings.list(query, now);
  const counts = await landings.counts(query, now);
  const shown = items.flatMap(({ picture }) => picture ?? []);
  const pictures = new Map((await media.byIds([...new Set(shown)])).map((picture) => [picture.id, picture]));
  return {
    items: items.map((page) => itemDto(page, pictures.get(page.picture ?? ''), siteUrl, now)),
    total,
    page: query.page,
    pageSize: query.pageSize,
    counts: { ...counts, all: counts.draft + counts.live + counts.scheduled + counts.ended },
  };
}
