import { costPerViewFor, reachFor, viewsFor } from '../simulator/estimate.ts';
import type { CampaignOutcome } from './inside-range.ts';

/** A figure of the report beside its estimate. */
export interface ReportFigure {
  /** Null on a platform that is not estimated. */
  estimate: { low: number; middle: number; high: number } | null;
  /** Null while it is not known. */
  actual: number | null;
  /** Where the actual figure of a finished campaign lies; null: it cannot be compared. */
  verdict: 'below' | 'inside' | 'above' | null;
}

export interface ReportFigures {
  /** The amount that the estimate is for, in euros. */
  amount: number;
  /** The range of views that was promised for the budget, if the estimate is for another amount. */
  promised: { low: number; high: number } | null;
  views: ReportFigure;
  costPerView: ReportFigure;
  reach: ReportFigure;
}

/**
 * Returns the figures of a campaign beside its estimate. A finished campaign is compared with the estimate for the
 * amount that was spent, by the rule of `insideRange`; until the amount is known, the estimate is for the budget. The
 * verdict on the cost per view is the opposite of that on the views: a cost above its range means views below theirs.
 */
export function reportFigures({
  status,
  budget,
  actualViews,
  actualCost,
  actualReach,
  prices,
}: CampaignOutcome & { budget: number; actualReach: number | null }): ReportFigures {
  const isJudged = status === 'finished' && actualCost !== null && actualCost > 0;
  const amount = isJudged ? actualCost : budget;
  const estimateBy = (figureAt: (unitCost: number) => number) => {
    if (!prices) return null;
    const { min, max } = prices.cost;
    return { low: figureAt(max), middle: figureAt((min + max) / 2), high: figureAt(min) };
  };
  const judged = (estimate: ReportFigure['estimate'], actual: number | null): ReportFigure => {
    if (!isJudged || actual === null || estimate === null) return { estimate, actual, verdict: null };
    const { low, high } = estimate;
    return { estimate, actual, verdict: actual < low ? 'below' : actual > high ? 'above' : 'inside' };
  };
  const unit = prices?.unit ?? 'CPV';
  const views = judged(
    estimateBy((cost) => viewsFor(amount, cost, unit)),
    actualViews,
  );
  const cost = estimateBy((unitCost) => costPerViewFor(unitCost, unit));
  const turned = { below: 'above', inside: 'inside', above: 'below' } as const;
  const promised =
    prices && amount !== budget
      ? { low: viewsFor(budget, prices.cost.max, unit), high: viewsFor(budget, prices.cost.min, unit) }
      : null;
  return {
    amount,
    promised,
    views,
    costPerView: {
      estimate: cost && { low: cost.high, middle: cost.middle, high: cost.low },
      actual: actualCost !== null && actualViews ? actualCost / actualViews : null,
      verdict: actualViews ? views.verdict && turned[views.verdict] : null,
    },
    reach: judged(
      estimateBy((unitCost) => reachFor(amount, unitCost, unit)),
      actualReach,
    ),
  };
}

/** A smaller change of a figure is none. */
const LEAST_CHANGE = 0.001;

/** Returns by how much a figure of the imported files differs from that of the report, as a share; null: it does not. */
export function correctedBy(reported: number | null, now: number | null): number | null {
  const change = reported && now !== null ? now / reported - 1 : 0;
  return Math.abs(change) < LEAST_CHANGE ? null : change;
}
