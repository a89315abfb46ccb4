import { AGENCY_ZONE, agencyDay } from '../../domain/time/agency-day.ts';
import { dateFormat } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** Returns a function that formats a time in the agency's time zone for a sentence, with the day unless it is today. */
export function useTimeFormat(): (at: string) => string {
  const { locale } = useLanguage();
  return (at) => {
    const time = new Date(at);
    const isToday = agencyDay(time.getTime()) === agencyDay(Date.now());
    return dateFormat(locale, {
      timeZone: AGENCY_ZONE,
      ...(!isToday && { day: 'numeric', month: 'long' }),
      hour: '2-digit',
      minute: '2-digit',
    }).format(time);
  };
}
