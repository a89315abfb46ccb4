import type { CampaignDto } from '../../contracts/campaign.ts';

type Finished = Pick<CampaignDto, 'estimate' | 'budget' | 'actualCost' | 'actualViews' | 'insideRange'>;

/**
 * The range in which the views were to lie. It is the budget's until the actual cost is known, then the actual cost's:
 * what was not spent could not be seen. The estimate is linear in the budget, so that its own figures are enough.
 */
export function expectedRange({ estimate, budget, actualCost }: Finished): { low: number; high: number } {
  const share = actualCost === null || budget <= 0 ? 1 : actualCost / budget;
  return { low: Math.round(estimate.low * share), high: Math.round(estimate.high * share) };
}

type Verdict = 'yes' | 'no' | 'above' | 'below' | 'unknown' | 'noViews' | 'noCost';

/** The server's verdict, and what it leaves to say: on which side the views lie, or what is missing to know. */
export function verdictOf(campaign: Finished): Verdict {
  const { insideRange, actualViews, actualCost } = campaign;
  if (insideRange === true) return 'yes';
  if (insideRange === null)
    return actualViews === null ? 'noViews' : actualCost === null ? 'noCost' : 'unknown';
  const { low, high } = expectedRange(campaign);
  if (actualViews !== null && actualViews > high) return 'above';
  if (actualViews !== null && actualViews < low) return 'below';
  return 'no';
}

export const BARS = 24;

interface Scale {
  /** Whether each bar lies in the range. */
  lit: boolean[];
  /** Where the actual views stand, from 0 to 1. */
  mark: number | undefined;
}

/** From no views to a quarter above the range, or to the actual views when they are more, up to three times the range. */
export function scaleOf(low: number, high: number, actualViews: number | null): Scale {
  const end = Math.max(1, Math.min(Math.max(high * 1.25, (actualViews ?? 0) * 1.05), high * 3));
  // Whole bars: those whose middle lies in the range, and for a narrow one the bar in which it begins.
  const first = Math.min(BARS - 1, Math.round((low / end) * BARS));
  const last = Math.max(first, Math.round((high / end) * BARS) - 1);
  return {
    lit: Array.from({ length: BARS }, (_, bar) => bar >= first && bar <= last),
    mark: actualViews === null ? undefined : Math.min(1, actualViews / end),
  };
}
