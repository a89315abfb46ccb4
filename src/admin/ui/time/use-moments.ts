import { AGENCY_ZONE, agencyDay } from '../../../domain/time/agency-day.ts';
import { dateFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';

/** How moments are written within a sentence, on the agency's clock, in any time zone of the reader. */
export function useMoments() {
  const { locale } = useLanguage();
  const format = (at: string | number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone: AGENCY_ZONE, ...options }).format(new Date(at));
  const yearOf = (at: string | number) => agencyDay(new Date(at).getTime()).slice(0, 4);
  const year = (at: string | number) => yearOf(at) !== yearOf(Date.now()) && { year: 'numeric' as const };
  const isToday = (at: string | number) => agencyDay(new Date(at).getTime()) === agencyDay(Date.now());
  return {
    isToday,
    /** `28 nov., 00:00`, with the year where it is another one. */
    short: (at: string | number) =>
      format(at, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', ...year(at) }),
    /** `28 nov.` */
    day: (at: string | number) => format(at, { day: 'numeric', month: 'short', ...year(at) }),
    /** `28 novembre`, at the end of a sentence, where `28 nov.` would have its full stop twice. */
    fullDay: (at: string | number) => format(at, { day: 'numeric', month: 'long', ...year(at) }),
    /** `ven. 4 déc. 2026, 00:00` */
    long: (at: string | number) =>
      format(at, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }),
    /** `14:32` */
    hour: (at: string | number) => format(at, { hour: '2-digit', minute: '2-digit' }),
  };
}
