import type { ReviewDto, ReviewsView } from '../../../contracts/reviews/review.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { MEDIA_PATH } from '../../../domain/media/file-name.ts';
import { isFeatured, SHOWN_WITHOUT_RATING } from '../../../domain/review/rating.ts';
import { relativeTime } from '../../../domain/review/relative-time.ts';
import type { ReviewOrder } from '../../../domain/review/review-order.ts';
import { initialsOf, shownName } from '../../../domain/review/shown-name.ts';
import { reviewFigures } from '../../../domain/review/stats.ts';
import { cutText } from '../../../domain/text/cut.ts';
import { readHistory, stateOf } from '../../feeds/feed-state.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { FeedTexts, Review } from '../../ports/feeds.ts';

/** Maximum number of stored reviews of one source, and of the site's own reviews on a page. */
export const MAX_REVIEWS = 500;
const COMMENT_LENGTH = 300;

/** A part of a list; the first page is 1. */
export interface PageOfReviews {
  size: number;
  page: number;
  /** By default `newest`. */
  order?: ReviewOrder | undefined;
}

/**
 * Returns the approved reviews for a reader, by default newest first, with the figures of all reviews. Sends no request to a
 * vendor.
 * @param part absent: up to `MAX_REVIEWS` of each owner
 */
export async function listReviews(
  ports: Pick<Ports, 'clock' | 'reviews' | 'state' | 'texts'>,
  locale: Locale,
  part?: PageOfReviews,
): Promise<ReviewsView> {
  const reviews = part
    ? await ports.reviews.pageApproved(part.size, part.page, part.order ?? 'newest')
    : await ports.reviews.listApproved(MAX_REVIEWS);
  const stats = reviewFigures(await ports.reviews.countApproved());
  const history = await readHistory(ports.state, 'reviews');
  const now = ports.clock.now();
  const state = stateOf(history, stats.totalReviews);
  return {
    state,
    items: reviews.map((review) => shown(review, locale, now, ports.texts)),
    stats,
    ...(stats.totalReviews === 0 &&
      history.lastFailure && { reason: ports.texts.reason(locale, 'reviews', history.lastFailure) }),
  };
}

function shown(review: Review, locale: Locale, now: number, texts: FeedTexts): ReviewDto {
  const { rating, comment, publishedAt } = review;
  return {
    id: review.id,
    name: shownName(review.name) ?? texts.unnamed(locale),
    initials: initialsOf(review.name),
    rating: rating ?? SHOWN_WITHOUT_RATING,
    // A caption replaces a missing comment only for a rating of five stars.
    comment:
      comment === null ? (rating === 5 ? texts.caption(locale) : '') : cutText(comment, COMMENT_LENGTH),
    timeAgo: publishedAt === null ? null : texts.timeAgo(locale, relativeTime(publishedAt, now)),
    source: texts.platform(locale, review.platform),
    featured: isFeatured(review),
    avatar: review.portrait === null ? null : `${MEDIA_PATH}${review.portrait}`,
    company: review.company,
    verified: review.verified,
    helpful: review.helpful,
    rated: rating !== null,
    quoted: comment !== null,
    excerpt: review.cuts === 0 ? null : texts.excerpt(locale, review.cuts),
    experience: review.experience === null ? null : texts.month(locale, review.experience),
    campaignPlatform: review.campaignPlatform,
    reward: review.reward,
    publishedAt: publishedAt === null ? null : new Date(Math.min(publishedAt, now)).toISOString(),
    lang: comment === null ? null : review.lang,
    answer: review.answer && {
      text: review.answer.text,
      lang: review.answer.lang,
      date: texts.date(locale, review.answer.at),
      answeredAt: new Date(review.answer.at).toISOString(),
    },
  };
}
