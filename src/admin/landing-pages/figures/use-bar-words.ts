import type { Bar } from '../../../domain/landing/figure-bars.ts';
import { dateFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';

/** How the days of bars are written. They are calendar days: no time zone moves them. */
export function useBarWords() {
  const { locale } = useLanguage();
  const format = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const short = dateFormat(locale, { day: 'numeric', timeZone: 'UTC' });
  return {
    dayOf: (day: string) => format.format(Date.parse(day)),
    /** The day, or the first and the last one of a week. */
    name: ({ from, to }: Bar) => format.formatRange(Date.parse(from), Date.parse(to)),
    /** The first bar and each first of a month have the month; other bars the day, if there is space. */
    label(bar: Bar, place: number, hasNumbers: boolean): string {
      if (place === 0 || bar.from.endsWith('-01')) return format.format(Date.parse(bar.from));
      return hasNumbers || place % 5 === 0 ? short.format(Date.parse(bar.from)) : '';
    },
  };
}
