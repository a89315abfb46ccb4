import type {
  ModerationCounts,
  ModerationPage,
  ModerationQuery,
} from '../../../contracts/reviews/moderation.ts';
import { momentsOfDays } from '../../../domain/time/agency-day.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { ReviewSearch } from '../../ports/moderation.ts';
import { moderatedReview } from './moderated-review.ts';

/** The search that a query of the address means. Its days are the agency's, as the list shows them. */
export const reviewSearch = ({ from, to, ...query }: ModerationQuery): ReviewSearch => ({
  ...query,
  ...momentsOfDays(from, to),
});

/** A page of the reviews that were written on the site, or of all, with e-mail addresses: for moderators only. */
export async function listModerated({ moderation }: Ports, query: ModerationQuery): Promise<ModerationPage> {
  const search = reviewSearch(query);
  const items = await moderation.page(search);
  const counts = await moderation.counts(search);
  const total = query.id === undefined ? counts[query.status] : items.length;
  return { items: items.map(moderatedReview), total, page: query.page, pageSize: query.pageSize, counts };
}

/** The numbers of reviews that were written on the site, by status. */
export const countModerated = ({ moderation }: Ports): Promise<ModerationCounts> =>
  moderation.counts({ source: 'site' });
