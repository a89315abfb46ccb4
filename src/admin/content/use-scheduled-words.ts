import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { dateFormat } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** Returns the function that writes a moment as day and hour of the agency, whatever the browser's time zone. */
export function useScheduledWords(): (at: string) => string {
  const { locale } = useLanguage();
  const format = dateFormat(locale, { timeZone: AGENCY_ZONE, dateStyle: 'long', timeStyle: 'short' });
  return (at) => format.format(new Date(at));
}
