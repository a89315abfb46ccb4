import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import type { StepProps } from './step-props.ts';

/**
 * The views for the budget while it is typed. The region is the next question: before its answer the figures are those
 * of Europe, and the line says so.
 */
export function BudgetPreview({ t, locale, answers, budget, table }: StepProps & { budget: number }) {
  const { platform, campaignType, country = 'europe' } = answers;
  if (!platform || !campaignType) return null;
  const estimate = estimateCampaign({ platform, campaignType, budget, country }, table);
  if (!estimate) return null;
  return (
    <p>
      <span className="block text-small text-muted">
        {[t.platforms[platform].name, t.campaignTypes[campaignType].name, t.regions[country]].join(' · ')}
      </span>
      <span className="figures block font-display text-h4 font-bold tracking-tight">
        {fill(t.budget.preview, {
          low: formatNumber(locale, estimate.range.low),
          high: formatNumber(locale, estimate.range.high),
        })}
      </span>
    </p>
  );
}
