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

/** In the order of the price of a view, the cheapest first. */
export const youtubeGenres = ['popHipHop', 'electroDance', 'rockMetal', 'jazzClassical'] as const;
export const youtubeAudiences = ['targeted', 'wide', 'lookalike', 'retargeting'] as const;
export type YoutubeAudience = (typeof youtubeAudiences)[number];

export const youtubeFields = {
  views: count({ initial: 100_000, example: 50_000 }),
  genre: choice(youtubeGenres, { initial: 'popHipHop', example: 'rockMetal' }),
  audience: choice(youtubeAudiences, { initial: 'targeted', example: 'lookalike' }),
} as const satisfies Fields;
export type YoutubeInputs = InputsOf<typeof youtubeFields>;

export interface YoutubeBudget extends BudgetRange {
  /** 1.3 for a wide audience, 0.8 for retargeting. */
  audience: number;
  /** 1.2: the optimisation margin of 20 %. */
  margin: number;
  /** Whether the middle of the budget is below the documented monthly minimum. */
  underMinimum: boolean;
}

/** Returns the factor by which an audience multiplies the price of a view. */
export const youtubeAudienceFactor = (audience: YoutubeAudience): number =>
  factorOf(figures[`youtube.audience.${audience}`].value);

/**
 * Returns the budget of a YouTube campaign in euros: views × cost per view of the genre × audience coefficient × (1 +
 * margin). Source: docs/product.md, Guides.
 */
export function youtubeBudget(inputs: YoutubeInputs): Outcome<YoutubeBudget> {
  const wrong = firstProblem(youtubeFields, inputs);
  if (wrong) return wrong;
  const audience = youtubeAudienceFactor(inputs.audience);
  const margin = factorOf(figures['youtube.margin'].value);
  const price = priceOf(figures[`youtube.costPerView.${inputs.genre}`].value);
  const range = budgetRange(inputs.views, price, [audience, margin]);
  return solved({ ...range, audience, margin, underMinimum: range.mid < figures['youtube.minimum'].value });
}
