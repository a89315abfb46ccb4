import { figures } from '../benchmarks/figures.ts';
import { type BudgetRange, budgetRange, factorOf, priceOf } from './budget-range.ts';
import {
  choice,
  count,
  type Fields,
  firstProblem,
  type InputsOf,
  type Outcome,
  solved,
} from './calculator-fields.ts';
import { toCents } from './rounding.ts';

export const tiktokAges = ['from16', 'from25', 'from35', 'from45'] as const;
export type TiktokAge = (typeof tiktokAges)[number];
/**
 * The age bands that the platform sells, in years, both ends included; the last band has no upper end (docs/product.md,
 * Guides).
 */
export const tiktokAgeBands: Record<TiktokAge, { from: number; to?: number }> = {
  from16: { from: 16, to: 24 },
  from25: { from: 25, to: 34 },
  from35: { from: 35, to: 44 },
  from45: { from: 45 },
};
export const tiktokVideos = ['original', 'trend', 'creator', 'challenge'] as const;
export type TiktokVideo = (typeof tiktokVideos)[number];
export const tiktokTargetings = ['none', 'behavioural', 'lookalike'] as const;
export type TiktokTargeting = (typeof tiktokTargetings)[number];

export const tiktokFields = {
  reach: count({ initial: 600_000, example: 500_000 }),
  age: choice(tiktokAges, { initial: 'from16', example: 'from25' }),
  video: choice(tiktokVideos, { initial: 'trend', example: 'creator' }),
  targeting: choice(tiktokTargetings, { initial: 'behavioural', example: 'lookalike' }),
  abTests: { kind: 'switch', initial: true, example: true },
  days: { ...count({ initial: figures['agency.minimumDays'].value, example: 20, max: 31 }), unit: 'day' },
} as const satisfies Fields;
export type TiktokInputs = InputsOf<typeof tiktokFields>;

export interface TiktokBudget extends BudgetRange {
  /** The viral factor: below 1 for a video that people share on their own. */
  video: number;
  targeting: number;
  /** 1.3 with A/B tests, 1 without. */
  abTests: number;
  /** The middle of the budget divided by the days, in euros. */
  perDay: number;
  /** Whether the middle of the budget is below the documented minimum of a month, and of a day. */
  underMonth: boolean;
  underDay: boolean;
}

/** Returns the factor by which a kind of video multiplies the price. */
export const tiktokVideoFactor = (video: TiktokVideo): number => figures[`tiktok.viral.${video}`].value;

/** Returns the factor by which a targeting multiplies the price: 1 for `none`, when the video is shown to everyone. */
export const tiktokTargetingFactor = (targeting: TiktokTargeting): number =>
  targeting === 'none' ? 1 : figures[`tiktok.targeting.${targeting}`].value;

/**
 * Returns the budget of a month on TikTok in euros: reach × cost per thousand of the age band ÷ 1000 × viral factor ×
 * targeting factor, plus 30 % for A/B tests. Source: docs/product.md, Guides.
 */
export function tiktokBudget(inputs: TiktokInputs): Outcome<TiktokBudget> {
  const wrong = firstProblem(tiktokFields, inputs);
  if (wrong) return wrong;
  const video = tiktokVideoFactor(inputs.video);
  const targeting = tiktokTargetingFactor(inputs.targeting);
  const abTests = inputs.abTests ? factorOf(figures['tiktok.abTests'].value) : 1;
  const price = priceOf(figures[`tiktok.costPerThousand.${inputs.age}`].value);
  const range = budgetRange(inputs.reach / 1000, price, [video, targeting, abTests]);
  const perDay = toCents(range.mid / inputs.days);
  return solved({
    ...range,
    video,
    targeting,
    abTests,
    perDay,
    underMonth: range.mid < figures['tiktok.minimum'].value,
    underDay: perDay < figures['tiktok.minimumPerDay'].value,
  });
}
