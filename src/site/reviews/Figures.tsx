import type { ReactNode } from 'react';
import type { ReviewStats } from '../../contracts/reviews/review.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { ratings } from '../../domain/review/rating.ts';
import { fill, formatNumber, numberFormat, pluralForm } from '../../i18n/format.ts';
import type { AllReviewsTexts } from './texts.ts';

interface FiguresProps {
  locale: Locale;
  t: AllReviewsTexts['reviews'];
  stats: ReviewStats;
  /** The link to write a review. */
  children: ReactNode;
}

/** Average, counts, and a bar for each rating. The figures are in the text only: structured data contains no rating. */
export function Figures({ locale, t, stats, children }: FiguresProps) {
  const { averageRating, totalReviews, hiddenReviews, ratingDistribution } = stats;
  const given = ratings.map((rating) => ({ rating, count: ratingDistribution[rating] }));
  const most = Math.max(1, ...given.map(({ count }) => count));
  const sum = given.reduce((total, { count }) => total + count, 0);
  return (
    <div className="review-figures figures">
      <p>
        {averageRating === null ? (
          <span className="text-lead text-muted">{t.noAverage}</span>
        ) : (
          <>
            <span className="font-display text-result font-extrabold tracking-tight">
              {numberFormat(locale, { minimumFractionDigits: 1 }).format(averageRating)}
            </span>{' '}
            <span className="block text-muted">{t.average}</span>
          </>
        )}
      </p>
      <dl className="review-counts">
        <Count locale={locale} name={t.published} count={totalReviews} />
        <Count locale={locale} name={t.rated} count={sum} />
      </dl>
      <div>
        <h3 className="mb-2 font-text text-small font-normal tracking-normal text-muted">{t.distribution}</h3>
        <ol className="review-levels">
          {given.map(({ rating, count }) => (
            <li key={rating}>
              <span className="sr-only">{fill(t.level, { rating, count: formatNumber(locale, count) })}</span>
              <span className="text-small" aria-hidden="true">
                {formatNumber(locale, count)}
              </span>
              <svg aria-hidden="true" focusable="false">
                <Bar share={count / most} />
              </svg>
              <span className="text-small text-muted" aria-hidden="true">
                {rating}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {children}
      {hiddenReviews > 0 && (
        <p className="text-small text-muted">
          {fill(pluralForm(locale, t.hidden, hiddenReviews), { count: formatNumber(locale, hiddenReviews) })}
        </p>
      )}
    </div>
  );
}

function Count({ locale, name, count }: { locale: Locale; name: string; count: number }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="text-right font-semibold">{formatNumber(locale, count)}</dd>
    </div>
  );
}

/** The bar of a rating; without reviews it is short and unlit. */
function Bar({ share }: { share: number }) {
  const height = Math.max(4, Math.round(share * 100));
  return (
    <rect
      className={share === 0 ? 'fill-bar-rest' : 'fill-signal'}
      y={`${100 - height}%`}
      width="100%"
      height={`${height}%`}
      rx="3"
    />
  );
}
