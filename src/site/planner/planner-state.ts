import { isEmail } from '../../domain/lead/typed-fields.ts';
import type { Genre, PlannerBudget, ReleaseType, Territory } from '../../domain/planner/inputs.ts';
import { goTo, proceed, withAnswer } from '../flow/flow-state.ts';

/** The planner's rules, without a view: the answers, the step, the errors. */

/** Project, period, contact, analysis. */
export type Step = 1 | 2 | 3 | 4;
export const LAST_STEP: Step = 4;

export interface Answers {
  releaseType: ReleaseType;
  genre: Genre | undefined;
  budget: PlannerBudget;
  /** The 15th of the month. */
  releaseDate: string;
  territories: readonly Territory[];
  artistName: string;
  email: string;
  newsletter: boolean;
  /** The field that only bots fill in. */
  trap: string;
}

export type ErrorKey = 'genre' | 'territories' | 'email';

export interface State {
  step: Step;
  answers: Answers;
  errors: Partial<Record<ErrorKey, true>>;
  /** The number of refused steps: each change moves the focus to the wrong field. */
  refusals: number;
}

export type Action =
  | { type: 'answer'; answer: Partial<Answers> }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'again' };

/** The documented defaults; `month` is the present one. */
export const initialState = (month: string): State => ({
  step: 1,
  answers: {
    releaseType: 'single',
    genre: undefined,
    budget: 0,
    releaseDate: month,
    territories: ['FR'],
    artistName: '',
    email: '',
    newsletter: false,
    trap: '',
  },
  errors: {},
  refusals: 0,
});

export function reduce(state: State, action: Action): State {
  if (action.type === 'answer') return withAnswer(state, action.answer);
  if (action.type === 'back') return goTo(state, stepAt(state.step - 1));
  if (action.type === 'again') return goTo(state, 1);
  return proceed(state, errorsOf(state.step, state.answers), stepAt(state.step + 1));
}

const stepAt = (step: number): Step => Math.min(LAST_STEP, Math.max(1, step)) as Step;

/** The genre and the address are needed for an analysis (docs/product.md, Release planner). */
function errorsOf(step: Step, { genre, territories, email }: Answers): State['errors'] {
  if (step === 1) return genre ? {} : { genre: true };
  if (step === 2) return territories.length > 0 ? {} : { territories: true };
  return isEmail(email) ? {} : { email: true };
}
