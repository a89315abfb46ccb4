import type { Locale } from '../../domain/locale/locale.ts';
import { fridaysOf } from '../../domain/planner/fridays.ts';
import { formatShortDay } from '../../i18n/format.ts';
import { monthAtStart } from '../../i18n/planner/planner-figures.ts';

interface AwaitedMonthProps {
  locale: Locale;
  /** The chosen month: `2027-01`. */
  month: string;
  /** Whether the analysis failed. As in a result, a Friday that was not measured is dotted. */
  failed?: boolean;
}

/** The Fridays of the chosen month as empty channels, while they are compared and when they could not be. */
export function AwaitedMonth({ locale, month, failed = false }: AwaitedMonthProps) {
  return (
    <figure className="planner-awaited-month" data-failed={failed || undefined}>
      <figcaption>{monthAtStart(locale, month)}</figcaption>
      <ul>
        {fridaysOf(month).map((friday) => (
          <li key={friday}>{formatShortDay(locale, friday)}</li>
        ))}
      </ul>
    </figure>
  );
}
