import type { Locale } from '../../domain/locale/locale.ts';
import type { planner } from '../../i18n/dictionaries/planner/fr.ts';
import type { plannerNames } from '../../i18n/dictionaries/planner-names/fr.ts';

export type PlannerText = typeof planner;
export type PlannerNames = typeof plannerNames;

/** The texts of the planner in the language of the page. */
export interface Wording {
  locale: Locale;
  t: PlannerText;
  names: PlannerNames;
}

/** The documented scale of scores. */
export const TEN = 10;
