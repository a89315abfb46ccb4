import type { Estimate } from '../../domain/simulator/estimate.ts';
import type { CampaignInputs } from '../../domain/simulator/inputs.ts';
import { fill, formatCost, formatEuro, formatNumber } from '../../i18n/format.ts';
import { namesOf, type Wording } from './texts.ts';

interface CalculationProps extends Wording {
  inputs: CampaignInputs;
  estimate: Estimate;
}

/** The formula with this campaign's figures, and the row of the cost table that contains them. */
export function Calculation({ inputs, estimate, ...wording }: CalculationProps) {
  const { t, locale } = wording;
  const { min, max, average } = estimate.cost;
  const cost = (value: number) => formatCost(locale, value, estimate.unit);
  return (
    <details className="open:basis-full">
      <summary className="link simulator-text-link w-fit">{t.result.formula.show}</summary>
      <div className="figures mt-1 mb-3 space-y-2 border-l-2 border-signal pl-4 text-small">
        <p>
          {fill(estimate.unit === 'CPV' ? t.result.formula.cpv : t.result.formula.cpm, {
            budget: formatEuro(locale, inputs.budget),
            average: cost(average),
            views: formatNumber(locale, estimate.views),
            reach: formatNumber(locale, estimate.reach),
          })}
        </p>
        <p className="text-muted">
          {fill(t.result.formula.row, {
            ...namesOf(wording, inputs),
            min: cost(min),
            max: cost(max),
            average: cost(average),
          })}
        </p>
      </div>
    </details>
  );
}
