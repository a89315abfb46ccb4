import type { Locale } from '../../domain/locale/locale.ts';
import { dateFormat, formatDate } from '../format.ts';

/**
 * Writes an hour of the day in a sentence, as newspapers of the language do: `9 h 05` in French, `9:05 am` in English, `9:05` in
 * Spanish, `9h05` in Portuguese; a full hour is `9 h`, `9 am`, `9:00` and `9h`, and midnight `minuit`, `midnight`, `0:00` and `0h`. Tables of the back office keep `09:05`.
 * @param hours from 0 to 23
 */
export function hourText(locale: Locale, hours: number, minutes = 0): string {
  const rest = String(minutes).padStart(2, '0');
  if (locale === 'es') return `${hours}:${rest}`;
  const full = minutes === 0;
  const midnight = full && hours === 0 && midnights[locale];
  if (midnight) return midnight;
  if (locale === 'fr') return full ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${rest}`;
  if (locale === 'pt') return full ? `${hours}h` : `${hours}h${rest}`;
  return `${hours % 12 || 12}${full ? '' : `:${rest}`}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}

/** Where `0 h` and `12 am` would be read with doubt. */
const midnights: Partial<Record<Locale, string>> = { fr: 'minuit', en: 'midnight' };

/**
 * Writes the hour of a moment as `hourText` does.
 * @param time epoch milliseconds
 * @param timeZone IANA name; absent: that of the device
 */
export function formatHour(locale: Locale, time: number, timeZone?: string): string {
  const options = {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  } as const;
  const [hours = 0, minutes = 0] = dateFormat('en', options).format(time).split(':').map(Number);
  return hourText(locale, hours, minutes);
}

/** Writes a day with its hour: `1er janvier 2027 à 9 h`. Parameters as for `formatHour`. */
export const formatMoment = (locale: Locale, time: number, timeZone: string): string =>
  formatDate(locale, time, timeZone) + joined(locale, formatHour(locale, time, timeZone));

const between: Record<Locale, string> = { fr: ' à ', en: ' at ', es: ', ', pt: ' às ' };

/** In Portuguese the article is that of the number: `à 0h`, `à 1h05`, `às 9h`. */
const joined = (locale: Locale, hour: string): string =>
  (locale === 'pt' && /^[01]h/.test(hour) ? ' à ' : between[locale]) + hour;
