import type { LandingPageList, LandingQuery } from '../../contracts/landing/landing.ts';
import type { Ports } from '../ports/all-ports.ts';
import { readBrokenLinks } from './broken-links.ts';
import { itemDto } from './landing-dto.ts';
import { readAnswerSummaries } from './read-draft-answers.ts';

/**
 * Returns a page of the list with the number of pages in each state and the rows' pictures: eight statements in all.
 */
export async function listLandings(
  ports: Pick<
    Ports,
    'clock' | 'draftAnswers' | 'landingLinks' | 'landings' | 'liveLandings' | 'media' | 'siteUrl'
  >,
  query: LandingQuery,
): Promise<LandingPageList> {
  const { clock, landings, liveLandings, media, siteUrl } = ports;
  const now = clock.now();
  const { items, total } = await landings.list(query, now);
  const counts = await landings.counts(query, now);
  const shown = items.flatMap(({ picture }) => picture ?? []);
  const pictures = new Map((await media.byIds([...new Set(shown)])).map((picture) => [picture.id, picture]));
  const brokenOf = await readBrokenLinks(ports);
  const nextChange = liveLandings.nextChange(now);
  const answersOf = await readAnswerSummaries(ports, items);
  return {
    items: items.map((page) =>
      itemDto(
        page,
        pictures.get(page.picture ?? ''),
        { brokenLinks: brokenOf(page.id).length, answers: answersOf(page) },
        siteUrl,
        now,
      ),
    ),
    total,
    nextChange: Number.isFinite(nextChange) ? new Date(nextChange).toISOString() : null,
    page: query.page,
    pageSize: query.pageSize,
    counts: { ...counts, all: counts.draft + counts.live + counts.scheduled + counts.ended },
  };
}
