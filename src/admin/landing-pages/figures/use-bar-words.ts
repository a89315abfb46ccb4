import type { Bar } from '../../../domain/landing/figure-bars.ts';
import { dateFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';

/** Bars that a label of a month takes on a phone, beside its own. */
const NEAR = 3;
const SHORTEST_MONTH = 28;

/** How the days of bars are written. They are calendar days: no time zone moves them. */
export function useBarWords() {
  const { locale } = useLanguage();
  const format = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const short = dateFormat(locale, { day: 'numeric', timeZone: 'UTC' });
  return {
    dayOf: (day: string) => format.format(Date.parse(day)),
    /** The day, or the first and the last one of a week. */
    name: ({ from, to }: Bar) => format.formatRange(Date.parse(from), Date.parse(to)),
    /**
     * The first bar and each first of a month have the month; other bars the day, if there is space. Of many bars, which are narrow on
     * a phone, none has a label within three days of another.
     */
    label({ from }: Bar, place: number, hasNumbers: boolean): string {
      const day = Number(from.slice(8));
      if (place === 0 || (day === 1 && (hasNumbers || place > NEAR))) return format.format(Date.parse(from));
      if (hasNumbers) return short.format(Date.parse(from));
      const isFree = place % 5 === 0 && day > 1 + NEAR && day <= SHORTEST_MONTH - NEAR;
      return isFree ? short.format(Date.parse(from)) : '';
    },
  };
}
