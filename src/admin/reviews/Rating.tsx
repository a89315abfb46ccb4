import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

const BARS = [1, 2, 3, 4, 5];

/** The rating of a review, as a meter of five bars and in words. */
export function Rating({ rating }: { rating: number | null }) {
  const { t } = useLanguage();
  return (
    <span className="review-rating">
      <svg viewBox="0 0 33 16" width="33" height="16" aria-hidden="true">
        {BARS.map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 7}
            y={16 - bar * 3.2}
            width="5"
            height={bar * 3.2}
            rx="1"
            className={bar <= (rating ?? 0) ? 'is-lit' : undefined}
          />
        ))}
      </svg>
      {rating === null ? t.reviews.noRating : fill(t.reviews.stars, { rating })}
    </span>
  );
}
