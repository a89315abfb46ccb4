import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import { regions } from '../../domain/simulator/inputs.ts';
import { shownFigure } from '../../domain/simulator/shown-figure.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import type { StepProps } from './step-props.ts';

/**
 * The views for the budget while it is typed. The region is the next question: before its answer the range covers all
 * regions, and the line says so.
 */
export function BudgetPreview({ t, locale, answers, budget, table }: StepProps & { budget: number }) {
  const { platform, campaignType, country } = answers;
  if (!platform || !campaignType) return null;
  const ranges = (country ? [country] : regions).flatMap(
    (region) => estimateCampaign({ platform, campaignType, budget, country: region }, table)?.range ?? [],
  );
  if (ranges.length === 0) return null;
  const low = Math.min(...ranges.map((range) => range.low));
  const high = Math.max(...ranges.map((range) => range.high));
  const shown = (value: number) => formatNumber(locale, shownFigure(value, { low, high }));
  return (
    <p>
      <span className="block text-small text-muted">
        {[
          t.platforms[platform].name,
          t.campaignTypes[campaignType].name,
          country ? t.regions[country] : t.budget.anyRegion,
        ].join(' · ')}
      </span>
      <span className="figures block font-display text-h4 font-bold tracking-tight">
        {fill(t.budget.preview, { low: shown(low), high: shown(high) })}
      </span>
    </p>
  );
}
