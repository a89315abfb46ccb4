import type { Locale } from '../../domain/locale/locale.ts';
import type { CostRange } from '../../domain/simulator/cost-table.ts';
import { viewsOfBudget } from '../../domain/simulator/estimate.ts';
import { describeViews } from '../../i18n/budget-views-text.ts';
import type { home } from '../../i18n/dictionaries/fr/home.ts';
import { fill, formatEuro } from '../../i18n/format.ts';

type Texts = (typeof home)['hero']['scrubber'];

/**
 * Returns the texts of the hero's meter for a budget, computed from the campaign's costs with the simulator's formula.
 */
export function describeBudget(locale: Locale, budget: number, costs: CostRange, t: Texts) {
  const { views, about, between } = describeViews(locale, viewsOfBudget(budget, costs, 'CPV'), t);
  const euros = formatEuro(locale, budget);
  return {
    context: fill(t.context, { budget: euros }),
    views: about,
    between,
    value: fill(t.value, { budget: euros, views, between }),
    simulate: fill(t.simulate, { budget: euros }),
  };
}
