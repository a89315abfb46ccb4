import type { Locale } from '../../domain/locale/locale.ts';
import type { planner } from '../../i18n/dictionaries/fr/planner.ts';
import type { plannerNames } from '../../i18n/dictionaries/fr/planner-names.ts';
import { numberFormat } from '../../i18n/format.ts';

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
