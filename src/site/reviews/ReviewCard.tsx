import type { ReviewDto } from '../../contracts/review.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { LevelMeter } from '../../ui/level-meter.tsx';
import type { ReviewMarks } from './review-filters.ts';

type HomeReviews = PageDictionary['home']['reviews'];

interface ReviewCardProps {
  locale: Locale;
  review: ReviewDto;
  /** Without `helpful`, the number of helpful votes is left out. */
  t: Pick<HomeReviews, 'rating'> & Partial<Pick<HomeReviews, 'helpful'>>;
  labels: PageDictionary['feeds']['reviews'];
  /** Said of a review that came without a rating: the bars stand there all the same. */
  unrated?: string;
  /** What the filters of a page find the card by. */
  marks?: ReviewMarks;
}

/** One review. A caption that stands for a missing comment is no quotation (decision 16). */
export function ReviewCard({ locale, review, t, labels, unrated, marks }: ReviewCardProps) {
  const { name, initials, rating, comment, quoted, timeAgo, publishedAt, source, verified, helpful, lang } =
    review;
  return (
    <li className="review-card flex flex-col gap-4 rounded-card border border-line bg-raised p-6" {...marks}>
      <div className="flex items-center justify-between gap-3">
        <LevelMeter level={rating} of={5} label={fill(t.rating, { rating })} />
        {review.featured && (
          <span className="rounded-full bg-sunk px-3 py-1 text-small font-semibold text-signal">
            {labels.featured}
          </span>
        )}
      </div>
      {comment &&
        (quoted ? (
          <blockquote className="wrap-anywhere" lang={lang ?? undefined} dir="auto">
            {comment}
          </blockquote>
        ) : (
          <p className="text-muted">{comment}</p>
        ))}
      <div className="mt-auto flex items-center gap-3">
        <span
          className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk font-semibold"
          aria-hidden="true"
        >
          {initials}
        </span>
        <p className="min-w-0 text-small text-muted">
          <bdi className="block text-left text-body font-semibold text-ink wrap-anywhere">{name}</bdi>
          {[source, review.company].filter(Boolean).join(', ')}
          {timeAgo && (
            <>
              {', '}
              <time dateTime={publishedAt ?? undefined}>{timeAgo}</time>
            </>
          )}
          {verified && <span className="block text-success">{labels.verified}</span>}
          {unrated && !review.rated && <span className="block">{unrated}</span>}
          {t.helpful && helpful > 1 && (
            <span className="block">{fill(t.helpful, { count: formatNumber(locale, helpful) })}</span>
          )}
        </p>
      </div>
    </li>
  );
}
