import type { FridayDto } from '../../contracts/leads/planner.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { fill, formatDayOfMonth, formatMonth } from '../../i18n/format.ts';
import { outOfTen } from '../../i18n/planner/planner-figures.ts';
import { exampleWordings } from './page-texts.ts';
import { Inks, MonthDesk } from './results/MonthDesk.tsx';
import { TEN } from './texts.ts';

interface WatchedMonthProps {
  locale: Locale;
  /** The Fridays of the month; empty: nothing is drawn. */
  month: readonly FridayDto[];
  /** The watched one. */
  friday: string;
}

/** The watched Friday among those of its month, as the planner draws them; nothing if the month does not have it. */
export function WatchedMonth({ locale, month, friday }: WatchedMonthProps) {
  const watched = month.find((one) => one.friday === friday);
  if (!watched) return null;
  const { t, words } = exampleWordings[locale];
  const caption = fill(t.results.fridays, { month: formatMonth(locale, friday) });
  const isMeasured = month.some(({ basis }) => basis !== 'calendar');
  return (
    <figure className="planner-example watch-month on-dark" aria-label={caption}>
      <figcaption>{caption}</figcaption>
      <div className="flex flex-wrap gap-y-1 gap-x-6 items-end justify-between pt-4">
        <p className="planner-example-date">{formatDayOfMonth(locale, friday).replaceAll(' ', '\u00a0')}</p>
        {watched.basis !== 'calendar' && (
          <p className="planner-example-score">
            <strong>{outOfTen(locale, watched.score)}</strong> {fill(t.results.outOf, { ten: TEN })}
          </p>
        )}
      </div>
      <MonthDesk wording={{ locale, t }} caption={caption} fridays={month} marked={friday} />
      {isMeasured && <Inks words={words} />}
    </figure>
  );
}
