import { isEmail } from '../../domain/lead/email-address.ts';
import { firstFeasibleMonth } from '../../domain/planner/choose-friday.ts';
import type { Genre, PlannerBudget, ReleaseType, Territory } from '../../domain/planner/inputs.ts';
import { goTo, proceed, withAnswer } from '../flow/flow-state.ts';

/** The planner's rules, without React: the answers, the step, the errors. */

/** Project, period, contact, analysis. */
export type Step = 1 | 2 | 3 | 4;
export const LAST_STEP: Step = 4;

export interface Answers {
  releaseType: ReleaseType;
  genre: Genre | undefined;
  budget: PlannerBudget;
  /** The 15th of the month: until the visitor chooses one, the first month with enough time for the release. */
  releaseDate: string;
  territories: readonly Territory[];
  artistName: string;
  email: string;
  newsletter: boolean;
  /** The field that only bots fill in. */
  trap: string;
}

export const errorKeys = ['genre', 'territories', 'email'] as const;
export type ErrorKey = (typeof errorKeys)[number];

export interface State {
  /** The agency's day: `2026-11-24`. */
  today: string;
  /** Whether the visitor has chosen the month. */
  hasMonth: boolean;
  step: Step;
  answers: Answers;
  /** Whether the analysis is sent with the e-mail address: without it, nothing is stored. */
  withEmail: boolean;
  errors: Partial<Record<ErrorKey, true>>;
  /** The number of refused steps: each change moves the focus to the wrong field. */
  refusals: number;
}

export type Action =
  | { type: 'answer'; answer: Partial<Answers> }
  | { type: 'next' }
  /** Goes to the analysis without an e-mail address. */
  | { type: 'withoutEmail' }
  | { type: 'back' }
  | { type: 'again' };

/** The documented defaults, except for the month: the current month seldom leaves enough time (decision record 0049). */
export function initialState(today: string): State {
  const answers: Answers = {
    releaseType: 'single',
    genre: undefined,
    budget: 0,
    releaseDate: '',
    territories: ['FR'],
    artistName: '',
    email: '',
    newsletter: false,
    trap: '',
  };
  return withMonth({ today, hasMonth: false, step: 1, answers, withEmail: true, errors: {}, refusals: 0 });
}

/** Returns the state after an action. `next` sets the errors of the current step instead of moving on while it has any. */
export function reduce(state: State, action: Action): State {
  if (action.type === 'answer') {
    const hasMonth = state.hasMonth || action.answer.releaseDate !== undefined;
    return withMonth({ ...withAnswer(state, action.answer), hasMonth });
  }
  if (action.type === 'back') return goTo(state, stepAt(state.step - 1));
  if (action.type === 'again') return goTo(state, 1);
  if (action.type === 'withoutEmail') return { ...goTo(state, LAST_STEP), withEmail: false };
  return proceed({ ...state, withEmail: true }, errorsOf(state.step, state.answers), stepAt(state.step + 1));
}

function withMonth(state: State): State {
  const { hasMonth, today, answers } = state;
  if (hasMonth) return state;
  return { ...state, answers: { ...answers, releaseDate: firstFeasibleMonth({ today, ...answers }) } };
}

const stepAt = (step: number): Step => Math.min(LAST_STEP, Math.max(1, step)) as Step;

/** The genre and the address are needed for an analysis (docs/product.md, Release planner). */
function errorsOf(step: Step, { genre, territories, email }: Answers): State['errors'] {
  if (step === 1) return genre ? {} : { genre: true };
  if (step === 2) return territories.length > 0 ? {} : { territories: true };
  return isEmail(email) ? {} : { email: true };
}
