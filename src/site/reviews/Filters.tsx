import type { Locale } from '../../domain/locale/locale.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { ALL, type ReviewFilters, UNRATED } from './review-filters.ts';
import type { AllReviewsTexts } from './texts.ts';

interface FiltersProps {
  locale: Locale;
  t: AllReviewsTexts['reviews']['filters'];
  /** A template: `{rating} sur 5`. */
  ratingText: string;
  filters: ReviewFilters;
  total: number;
}

/**
 * Two groups of radio buttons, by which `reviews.css` filters, and the number of matching reviews. The page contains
 * the numbers of all pairs of choices, and styles show one of them. The form exists for its reset button;
 * `method="dialog"` keeps Enter from sending a request.
 */
export function Filters({ locale, t, ratingText, filters, total }: FiltersProps) {
  const number = (value: number) => formatNumber(locale, value);
  const nameOf = (rating: string) => (rating === UNRATED ? t.unrated : fill(ratingText, { rating }));
  return (
    <form className="review-filters" aria-label={t.label} method="dialog">
      <fieldset>
        <legend>{t.source}</legend>
        <Chip group="source" value={ALL} text={t.all} count={number(total)} first />
        {filters.sources.map(({ value, name, count }) => (
          <Chip key={value} group="source" value={value} text={name ?? t.others} count={number(count)} />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t.rating}</legend>
        <Chip group="rating" value={ALL} text={t.all} count={number(total)} first />
        {filters.ratings
          .filter(({ count }) => count > 0)
          .map(({ value, count }) => (
            <Chip key={value} group="rating" value={value} text={nameOf(value)} count={number(count)} />
          ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3 sm:gap-x-6">
        <div role="status" className="figures font-semibold">
          {filters.combinations.map(({ source, rating, count }) => (
            <p
              key={`${source} ${rating}`}
              className="review-count"
              data-for-source={source}
              data-for-rating={rating}
            >
              {count === 0 ? t.none : fill(t.shown, { count: number(count), total: number(total) })}
            </p>
          ))}
        </div>
        <Button type="reset" tone="quiet" className="review-reset">
          {t.reset}
        </Button>
      </div>
    </form>
  );
}

interface ChipProps {
  group: 'source' | 'rating';
  value: string;
  text: string;
  count: string;
  first?: boolean;
}

function Chip({ group, value, text, count, first = false }: ChipProps) {
  return (
    <label className="review-chip">
      <input type="radio" name={group} value={value} defaultChecked={first} />
      <span>
        <bdi className="wrap-anywhere">{text}</bdi> <span className="figures font-normal">({count})</span>
      </span>
    </label>
  );
}
