import { figures } from '../benchmarks/figures.ts';
import { type Fee, priceOf } from '../fee/fee.ts';
import { budgetBand, type PlannerBudget } from './inputs.ts';
import type { ScoredFriday } from './score-friday.ts';

/** Spotify pays a recording from this number of streams in twelve months on (Spotify for Artists, checked in July 2026). */
const PAID_FROM_STREAMS = 1000;
/** Shares of a mixed audience: 90 % occasional, 9 % engaged, 1 % super fans. An assumption. */
const mix = { occasional: 0.9, engaged: 0.09, superFan: 0.01 } as const;
/** If more than this share of the listeners would have to become fans, only a test is reasonable. */
const TEST_SHARE = 0.05;
/** Up to this score, a Friday with known releases counts as crowded, and advertising for it is not advised. */
const CROWDED_SCORE = 50;

const [LOW_PER_STREAM, HIGH_PER_STREAM] = figures['roi.perStream.spotify'].value;
const COST_PER_STREAM = figures['planner.costPerStream'].value;
const LEAST_SPEND = figures['spotify.from'].value;
const LISTENERS_PER_STREAM = figures['planner.listenersPerStream'].value;

const fanValue = (kind: keyof typeof mix): number => figures[`roi.lifetimeValue.${kind}`].value;
const mixedValue =
  mix.occasional * fanValue('occasional') +
  mix.engaged * fanValue('engaged') +
  mix.superFan * fanValue('superFan');

/** The return of advertising for streams. Amounts are in euros; ranges are the lowest and the highest value. */
export interface BreakEven {
  /** The advertising. */
  spend: number;
  /** Advertising and fee, which the return is compared with; null: the fee is not known, and is not counted. */
  total: number | null;
  /**
   * Streams that the spend buys, at the assumed cost per stream. The result of a real campaign is not used: it is a claim, which
   * the agency may withdraw.
   */
  bought: number;
  revenue: readonly [number, number];
  /** Streams that would repay the spend. */
  repaidBy: readonly [number, number];
  /**
   * Fans to win so that a blended return is not negative, at the lower revenue: with a mixed audience, and with occasional
   * listeners only.
   */
  fans: readonly [number, number];
  /** The same as a share of the listeners that the spend reaches. */
  fanShare: readonly [number, number];
}

/** Computes the return of a spend in euros, with the agency's fee. Figures of `domain/benchmarks`. */
export function breakEven(spend: number, fee: Fee = { kind: 'missing' }): BreakEven {
  const total = priceOf(spend, fee)?.total ?? null;
  const cost = total ?? spend;
  const bought = spend / COST_PER_STREAM;
  const paid = bought >= PAID_FROM_STREAMS ? bought : 0;
  const revenue = [paid * LOW_PER_STREAM, paid * HIGH_PER_STREAM] as const;
  const fansWorth = (value: number) =>
    Math.ceil(
      (cost - figures['roi.blend.immediate'].value * revenue[0]) /
        (figures['roi.blend.lifetime'].value * value),
    );
  const fans = [fansWorth(mixedValue), fansWorth(fanValue('occasional'))] as const;
  const listeners = bought * LISTENERS_PER_STREAM;
  return {
    spend,
    total,
    bought: Math.round(bought),
    revenue,
    repaidBy: [Math.ceil(cost / HIGH_PER_STREAM), Math.ceil(cost / LOW_PER_STREAM)],
    fans,
    fanShare: [fans[0] / listeners, fans[1] / listeners],
  };
}

/** The verdicts on paid advertising, the most sceptical first; `nothing`: there is no budget. */
export const verdicts = ['nothing', 'dont_buy', 'test', 'consider'] as const;
export type Verdict = (typeof verdicts)[number];

/** The reasons of a verdict. */
export const verdictReasons = ['no_budget', 'no_time', 'crowded', 'under_minimum', 'small', 'fans'] as const;
export type VerdictReason = (typeof verdictReasons)[number];

/** A verdict on a part of the budget, in euros; `to` is null if the budget has no upper limit. */
export interface BandVerdict {
  verdict: Verdict;
  reason: VerdictReason;
  from: number;
  to: number | null;
}

export interface MoneyVerdict extends BandVerdict {
  /** The verdict on the rest of the budget, if it differs. */
  rest: BandVerdict | null;
  /** The calculation for the lowest amount of the budget with which a campaign is possible; null: there is no budget. */
  breakEven: BreakEven | null;
}

/**
 * Returns the verdict on advertising with a budget for a release on a Friday. It never calls a spend profitable. A budget is a band of
 * amounts: below the least amount that a campaign takes, the verdict differs from the rest of the band.
 */
export function moneyVerdict(
  budget: PlannerBudget,
  friday: Pick<ScoredFriday, 'score' | 'basis' | 'feasible'>,
  fee: Fee = { kind: 'missing' },
): MoneyVerdict {
  const [from, to] = budgetBand[budget];
  if (budget === 0) return { verdict: 'nothing', reason: 'no_budget', from, to, rest: null, breakEven: null };
  const sum = breakEven(Math.max(from, LEAST_SPEND), fee);
  const whole = (verdict: Verdict, reason: VerdictReason): MoneyVerdict => ({
    verdict,
    reason,
    from,
    to,
    rest: null,
    breakEven: sum,
  });
  if (!friday.feasible) return whole('dont_buy', 'no_time');
  if (friday.score <= CROWDED_SCORE && friday.basis === 'known') return whole('dont_buy', 'crowded');
  if (from < LEAST_SPEND)
    return {
      ...whole('dont_buy', 'under_minimum'),
      to: LEAST_SPEND,
      rest: { verdict: 'test', reason: 'small', from: LEAST_SPEND, to },
    };
  // The share with a mixed audience, which is the more favourable of the two.
  const [share] = sum.fanShare;
  if (share > figures['kpi.conversion.streaming'].value) return whole('dont_buy', 'fans');
  return whole(share > TEST_SHARE ? 'test' : 'consider', 'fans');
}
