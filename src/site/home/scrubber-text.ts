import type { Locale } from '../../domain/locale/locale.ts';
import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import type { SimulatorPrefill } from '../../domain/simulator/opener.ts';
import type { home } from '../../i18n/dictionaries/fr/home.ts';
import { fill, formatEuro, formatNumber } from '../../i18n/format.ts';

/** The budget that the hero shows before anyone touches it, in euros a month. */
export const INITIAL_BUDGET = 1000;

/** The campaign whose figures the hero shows. */
export const heroCampaign = {
  platform: 'youtube',
  country: 'europe',
  campaignType: 'awareness',
} as const satisfies SimulatorPrefill;

type Texts = (typeof home)['hero']['scrubber'];

/** The sentences of the hero's meter for a budget, from the simulator's own cost table. */
export function describeBudget(locale: Locale, budget: number, t: Texts) {
  const views = formatNumber(locale, estimateCampaign({ ...heroCampaign, budget })?.views ?? 0);
  const euros = formatEuro(locale, budget);
  return {
    context: fill(t.context, { budget: euros }),
    views: fill(t.views, { views }),
    value: fill(t.value, { budget: euros, views }),
    simulate: fill(t.simulate, { budget: euros }),
  };
}
