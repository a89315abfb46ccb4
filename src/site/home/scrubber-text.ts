import type { Locale } from '../../domain/locale/locale.ts';
import type { CostRange } from '../../domain/simulator/cost-table.ts';
import { viewsOfBudget } from '../../domain/simulator/estimate.ts';
import { namedCampaign } from '../../domain/simulator/named-campaign.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import type { home } from '../../i18n/dictionaries/home/fr.ts';
import { fill, formatEuro } from '../../i18n/format.ts';
import { describeViews } from '../../i18n/money/budget-views-text.ts';

export type ScrubberTexts = (typeof home)['hero']['scrubber'] & { simulate: string };

/**
 * Returns the texts of the hero for a budget, computed from the campaign's costs with the simulator's formula, and the
 * link to the simulator. The link contains the budget and the platform that the hero names: the visitor chose no goal
 * and no country, so the simulator asks for them.
 */
export function describeBudget(locale: Locale, budget: number, costs: CostRange, t: ScrubberTexts) {
  const { views, about, between } = describeViews(locale, viewsOfBudget(budget, costs, 'CPV'), t);
  const euros = formatEuro(locale, budget);
  return {
    context: fill(t.context, { budget: euros }),
    views: between === '' ? about : fill(t.number, { views }),
    /** The styles give more digits a smaller size, so that they fit on one line of a phone. */
    digits: views.replaceAll(/\D/g, '').length,
    range: between === '' ? '' : fill(t.spread, { between }),
    value: fill(t.value, { budget: euros, views, between }),
    action: fill(t.simulate, { budget: euros }),
    href: simulatorHref({ platform: namedCampaign.platform, budget }),
  };
}
