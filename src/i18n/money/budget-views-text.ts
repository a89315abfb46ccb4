import type { Locale } from '../../domain/locale/locale.ts';
import type { BudgetViews } from '../../domain/simulator/estimate.ts';
import { shownFigure } from '../../domain/simulator/shown-figure.ts';
import type { budgetViews } from '../dictionaries/budget-views/fr.ts';
import { fill, formatNumber } from '../format.ts';

type BudgetViewsText = typeof budgetViews;

/**
 * Returns the views of a budget in words: `≈ 40 000 vues` and `entre 25 000 et 100 000 selon le clip`. The second is empty
 * if the lowest and the highest cost are equal.
 */
export function describeViews(
  locale: Locale,
  of: BudgetViews,
  t: BudgetViewsText,
): { views: string; about: string; between: string } {
  const shown = (value: number) => formatNumber(locale, shownFigure(value, of));
  const views = shown(of.views);
  return {
    views,
    about: fill(t.about, { views }),
    between: of.low === of.high ? '' : fill(t.between, { low: shown(of.low), high: shown(of.high) }),
  };
}
