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

/** In the order of the price of a thousand impressions, the cheapest first. */
export const metaGenres = ['pop', 'electro', 'rock', 'jazz'] as const;
export const metaAudiences = ['interests', 'wide', 'lookalike', 'custom'] as const;
export type MetaAudience = (typeof metaAudiences)[number];

export const metaFields = {
  reach: count({ initial: 200_000, example: 150_000 }),
  genre: choice(metaGenres, { initial: 'pop', example: 'electro' }),
  audience: choice(metaAudiences, { initial: 'interests', example: 'lookalike' }),
} as const satisfies Fields;
export type MetaInputs = InputsOf<typeof metaFields>;

/** Returns the factor by which an audience multiplies the price of a thousand impressions. */
export const metaAudienceFactor = (audience: MetaAudience): number =>
  factorOf(figures[`meta.audience.${audience}`].value);

/**
 * Returns the budget of a Meta campaign in euros: reach × cost per thousand of the genre × audience coefficient ÷ 1000,
 * then × (1 + margin). Source: docs/product.md, Guides.
 */
export function metaBudget(inputs: MetaInputs): Outcome<AudienceBudget> {
  const wrong = firstProblem(metaFields, inputs);
  if (wrong) return wrong;
  const price = figures[`meta.costPerThousand.${inputs.genre}`].value;
  return solved(audienceBudget('meta', inputs.reach / 1000, price, metaAudienceFactor(inputs.audience)));
}
