import type { Locale } from '../../domain/locale/locale.ts';
import { budgetBand, type PlannerBudget, plannerBudgets } from '../../domain/planner/inputs.ts';
import type { plannerNames } from '../dictionaries/planner-names/fr.ts';
import { fill, formatEuro } from '../format.ts';

type Names = typeof plannerNames.budgets;

/** Returns the name of a budget's code: `moins de 500 €`. An unknown code is returned unchanged. */
export function budgetName(locale: Locale, names: Names, code: number): string {
  const known = plannerBudgets.find((budget): budget is PlannerBudget => budget === code);
  if (known === undefined) return String(code);
  const [from, to] = budgetBand[known];
  if (known === 0) return names.zero;
  // The band below 500 ends at 499, but its name has the round amount.
  if (known === 500) return fill(names.below, { to: formatEuro(locale, known) });
  if (to === null) return fill(names.above, { from: formatEuro(locale, from) });
  return fill(names.between, { from: formatEuro(locale, from), to: formatEuro(locale, to) });
}
