import { ratings } from '../../domain/review/rating.ts';
import { fill } from '../../i18n/format.ts';
import type { ReviewPageTexts } from './texts.ts';

interface RatingFieldProps {
  t: ReviewPageTexts['form'];
  /** A template: `{rating} sur 5`. */
  levelText: string;
  /** The value of a refused submission. */
  value: string | undefined;
  error: string | undefined;
}

/**
 * The rating as a level meter: five radio buttons drawn as rising bars. Styles light the bars up to the chosen one and
 * show its word (`review.css`); for keyboard and screen reader they are plain radio buttons.
 */
export function RatingField({ t, levelText, value, error }: RatingFieldProps) {
  const level = (rating: number) => `${fill(levelText, { rating })}, ${t.levels[rating - 1]}`;
  return (
    <fieldset className="rating" aria-describedby="review-rating-error">
      <legend className="font-semibold">{t.rating}</legend>
      <div className="rating-bars">
        {ratings.map((rating) => (
          <label key={rating} className="rating-level">
            <input
              type="radio"
              name="rating"
              value={rating}
              required
              defaultChecked={value === String(rating)}
              aria-label={level(rating)}
              aria-invalid={error ? true : undefined}
            />
            <span className="rating-bar" />
            <span className="rating-number" aria-hidden="true">
              {rating}
            </span>
          </label>
        ))}
      </div>
      {/* A screen reader gets these words from the radio button's label. */}
      <p className="rating-words" aria-hidden="true">
        <span>{t.noLevel}</span>
        {ratings.map((rating) => (
          <span key={rating}>{level(rating)}</span>
        ))}
      </p>
      <p id="review-rating-error" className="field-error" data-error-for="rating">
        {error}
      </p>
    </fieldset>
  );
}
