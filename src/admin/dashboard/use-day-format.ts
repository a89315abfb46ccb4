import { dateFormat } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import type { Column } from './lead-columns.ts';

/** Returns the formatter for a column's day or week. They are calendar days: no time zone moves them. */
export function useDayFormat(withYear = false): (column: Pick<Column, 'from' | 'to'>) => string {
  const { locale } = useLanguage();
  const format = dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return ({ from, to }) => format.formatRange(Date.parse(from), Date.parse(to));
}
