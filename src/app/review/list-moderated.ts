import type { ModerationPage, ModerationQuery } from '../../contracts/moderation.ts';
import { moderatedReview } from './moderated-review.ts';
import type { ReviewPorts } from './review-ports.ts';

/** A page of the reviews that were written on the site, or of all, with e-mail addresses: for moderators only. */
export async function listModerated(
  { moderation }: Pick<ReviewPorts, 'moderation'>,
  query: ModerationQuery,
): Promise<ModerationPage> {
  const items = await moderation.page(query);
  const counts = await moderation.counts(query);
  const total = query.id === undefined ? counts[query.status] : items.length;
  return { items: items.map(moderatedReview), total, page: query.page, pageSize: query.pageSize, counts };
}
