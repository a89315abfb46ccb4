import type {
  ModerationCounts,
  ModerationPage,
  ModerationQuery,
} from '../../../contracts/reviews/moderation.ts';
import { momentsOfDays } from '../../../domain/time/agency-day.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { ReviewSearch } from '../../ports/moderation.ts';
import { moderatedReview } from './moderated-review.ts';

/** Returns the search for a query of the URL. Its days are the agency's, as the list shows them. */
export const reviewSearch = ({ from, to, ...query }: ModerationQuery): ReviewSearch => ({
  ...query,
  ...momentsOfDays(from, to),
});

/**
 * Returns a page of the reviews that were written on the site, or of all reviews, with e-mail addresses: only for
 * moderators.
 */
export async function listModerated({ moderation }: Ports, query: ModerationQuery): Promise<ModerationPage> {
  const search = reviewSearch(query);
  const items = await moderation.page(search);
  const counts = await moderation.counts(search);
  const total = query.id === undefined ? counts[query.status] : items.length;
  return { items: items.map(moderatedReview), total, page: query.page, pageSize: query.pageSize, counts };
}

/** Returns the number of reviews that were written on the site, by status. */
export const countModerated = ({ moderation }: Ports): Promise<ModerationCounts> =>
  moderation.counts({ source: 'site' });
