import type { Locale } from '../../domain/locale/locale.ts';
import type { CostRange } from '../../domain/simulator/cost-table.ts';
import { viewsFor } from '../../domain/simulator/estimate.ts';
import type { SimulatorPrefill } from '../../domain/simulator/opener.ts';
import type { home } from '../../i18n/dictionaries/fr/home.ts';
import { fill, formatEuro, formatNumber } from '../../i18n/format.ts';

/** The budget that the hero shows first, in euros per month. */
export const INITIAL_BUDGET = 1000;

/** The campaign for which the hero shows figures. */
export const heroCampaign = {
  platform: 'youtube',
  country: 'europe',
  campaignType: 'awareness',
} as const satisfies SimulatorPrefill;

type Texts = (typeof home)['hero']['scrubber'];

/**
 * Returns the texts of the hero's meter for a budget, computed from the campaign's costs with the simulator's formula.
 */
export function describeBudget(locale: Locale, budget: number, [min, max]: CostRange, t: Texts) {
  const views = formatNumber(locale, viewsFor(budget, (min + max) / 2, 'CPV'));
  const euros = formatEuro(locale, budget);
  return {
    context: fill(t.context, { budget: euros }),
    views: fill(t.views, { views }),
    value: fill(t.value, { budget: euros, views }),
    simulate: fill(t.simulate, { budget: euros }),
  };
}
