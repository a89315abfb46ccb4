import { figures } from '../benchmarks/figures.ts';
import { type AudienceBudget, audienceBudget, factorOf } from './budget-range.ts';
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

/** Returns the factor by which an audience multiplies the price of a view. */
export const youtubeAudienceFactor = (audience: YoutubeAudience): number =>
  factorOf(figures[`youtube.audience.${audience}`].value);

/**
 * Returns the budget of a YouTube campaign in euros: views × cost per view of the genre × audience coefficient × (1 +
 * margin). Source: docs/product.md, Guides.
 */
export function youtubeBudget(inputs: YoutubeInputs): Outcome<AudienceBudget> {
  const wrong = firstProblem(youtubeFields, inputs);
  if (wrong) return wrong;
  const price = figures[`youtube.costPerView.${inputs.genre}`].value;
  return solved(audienceBudget('youtube', inputs.views, price, youtubeAudienceFactor(inputs.audience)));
}
