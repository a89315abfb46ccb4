import type { Locale } from '../../../domain/locale/locale.ts';
import { AGENCY_ZONE, agencyDay, dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { dateFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';

interface MomentProps {
  /** A moment in ISO 8601, or a day alone (`2026-11-21`), which is shown without an hour. */
  at: string;
  /**
   * `recent`: with the hour only for today and yesterday, for narrow places. `hour`: always with the hour. Both omit the
   * day of today; `full` always shows day and hour.
   */
  show?: 'recent' | 'hour' | 'full';
}

/** A time in the agency's time zone, whatever that of the browser; the title shows it in full, with the zone. */
export function Moment({ at, show = 'recent' }: MomentProps) {
  const { locale } = useLanguage();
  const exact = at.includes('T');
  const date = new Date(at);
  const today = agencyDay(Date.now());
  const day = exact ? agencyDay(date.getTime()) : at;
  const isToday = day === today;
  const isRecent = isToday || day === dayName(dayNumber(today) - 1);
  const withDay = !(isToday && exact) || show === 'full';
  const format = dateFormat(locale, {
    timeZone: exact ? AGENCY_ZONE : 'UTC',
    ...(withDay && { day: 'numeric', month: 'short' }),
    ...(withDay && day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    ...(exact && (isRecent || show !== 'recent') && { hour: '2-digit', minute: '2-digit' }),
  });
  return (
    <time dateTime={at} title={inFull(locale, date, exact)} className="admin-figure">
      {format.format(date)}
    </time>
  );
}

const inFull = (locale: Locale, date: Date, exact: boolean): string =>
  dateFormat(locale, {
    timeZone: exact ? AGENCY_ZONE : 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(exact && { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }),
  }).format(date);
