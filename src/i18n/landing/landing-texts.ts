import type { Locale } from '../../domain/locale/locale.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { landing } from '../dictionaries/landing/index.ts';
import { dateFormat } from '../format.ts';
import { formatHour } from '../time/hour.ts';

export type LandingWords = typeof landing.fr;

/** The words of the public landing pages in each language. */
export const landingTexts: Record<Locale, LandingWords> = landing;

const dateIn = (locale: Locale, time: number, options: Intl.DateTimeFormatOptions): string => {
  const date = dateFormat(locale, { ...options, timeZone: AGENCY_ZONE }).format(time);
  // Intl adds a comma that Spanish does not write: `viernes 11 de diciembre`.
  return locale === 'es' ? date.replace(',', '') : date;
};

/** Formats the agency's day of a moment: `vendredi 11 décembre`, `Friday 11 December`. */
export const weekdayAndDay = (locale: Locale, time: number): string =>
  dateIn(locale, time, { weekday: 'long', day: 'numeric', month: 'long' });

/** Formats the agency's day of a moment with its year: `13 mars 2027`. */
export const dayWithYear = (locale: Locale, time: number): string =>
  dateIn(locale, time, { day: 'numeric', month: 'long', year: 'numeric' });

/** Formats the agency's day of a moment, short: `13 mars`. */
export const dayAndMonth = (locale: Locale, time: number): string =>
  dateIn(locale, time, { day: 'numeric', month: 'long' });

/** Formats the day of the week with a capital, for a label: `Samedi`. */
export function weekdayLabel(locale: Locale, time: number): string {
  const day = dateIn(locale, time, { weekday: 'long' });
  return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
}

/** Formats the agency's time of a moment: `19 h 30` and `21 h` in French. */
export const hourOf = (locale: Locale, time: number): string => formatHour(locale, time, AGENCY_ZONE);

/** The quotation marks of a language, with the spaces inside them. */
const marks: Record<Locale, readonly [string, string]> = {
  fr: ['«\u00a0', '\u00a0»'],
  en: ['“', '”'],
  es: ['«', '»'],
  pt: ['“', '”'],
};

/** Puts a quotation into the marks of its language, and removes the typed ones. */
export function quoted(locale: Locale, text: string): string {
  const [open, close] = marks[locale];
  const bare = text.trim().replace(/^[«“"„]\s*|\s*[»”"]$/gu, '');
  return open + bare + close;
}
