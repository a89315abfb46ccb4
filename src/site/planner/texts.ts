import type { Locale } from '../../domain/locale/locale.ts';
import type { planner } from '../../i18n/dictionaries/fr/planner.ts';
import type { plannerNames } from '../../i18n/dictionaries/fr/planner-names.ts';
import { dateFormat, numberFormat } from '../../i18n/format.ts';

export type PlannerText = typeof planner;
export type PlannerNames = typeof plannerNames;

/** The words of the planner in the language of the page. */
export interface Wording {
  locale: Locale;
  t: PlannerText;
  names: PlannerNames;
}

/** Writes a score from 0 to 100 out of ten: `9,1`. */
export const outOfTen = (locale: Locale, score: number): string =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score / 10);

/** The documented scale of scores. */
export const TEN = 10;

/** Writes a month without its year, of a day in it: `janvier`. */
export const monthName = (locale: Locale, day: string): string =>
  dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** The same at the beginning of a sentence. */
export function monthAtStart(locale: Locale, day: string): string {
  const name = monthName(locale, day);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Writes a number of weeks: `4 semaines`. */
export const inWeeks = (locale: Locale, weeks: number): string =>
  numberFormat(locale, { style: 'unit', unit: 'week', unitDisplay: 'long' }).format(weeks);
