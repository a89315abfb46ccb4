import type { Locale } from '../../domain/locale/locale.ts';
import type { CostFigures } from '../../domain/simulator/cost-cells.ts';
import { NAMED_BUDGET, type ViewsName } from '../../domain/simulator/named-campaign.ts';
import { namedViews } from '../../domain/simulator/named-views.ts';
import { budgetViews as texts } from '../dictionaries/budget-views/index.ts';
import { formatEuro } from '../format.ts';
import { describeViews } from './budget-views-text.ts';

/**
 * Returns the texts that replace the tokens for the views of the named budget: `{estimate.views}` becomes `≈ 40 000
 * vues, entre 25 000 et 100 000 selon le clip`.
 * @param costs the saved cost table in force; absent: the built-in one
 */
export function viewsTokens(
  locale: Locale,
  costs: { figures: CostFigures } | undefined,
): Record<ViewsName, string> {
  const { about, between } = describeViews(locale, namedViews(costs), texts[locale]);
  return {
    'estimate.budget': formatEuro(locale, NAMED_BUDGET),
    'estimate.views': [about, between].filter(Boolean).join(', '),
    'estimate.about': about,
    'estimate.between': between,
  };
}
