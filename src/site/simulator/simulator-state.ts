import { readTypedNumber } from '../../domain/guide/typed-number.ts';
import { isEmail } from '../../domain/lead/email-address.ts';
import type { CostTable } from '../../domain/simulator/cost-table.ts';
import { type Estimate, estimateCampaign } from '../../domain/simulator/estimate.ts';
import {
  BUDGET_STEP,
  type CampaignInputs,
  type CampaignType,
  MAX_BUDGET,
  MIN_BUDGET,
  type Platform,
  type Region,
} from '../../domain/simulator/inputs.ts';
import type { SimulatorPrefill } from '../../domain/simulator/opener.ts';
import type { simulatorErrors } from '../../i18n/dictionaries/simulator-errors/fr.ts';
import { goTo, proceed, withAnswer } from '../flow/flow-state.ts';

/** The simulator's rules, without React: the answers, the current step, the errors. */

export type Step = 1 | 2 | 3 | 4 | 5 | 6;
export const LAST_STEP: Step = 6;

export interface Answers {
  platform: Platform | undefined;
  campaignType: CampaignType | undefined;
  /** The typed text. */
  budget: string;
  country: Region | undefined;
  artistName: string;
  email: string;
  /** The link of the video or the song; undefined if no form asked for it: then the simulator has no field for it. */
  link: string | undefined;
  /** The field that only bots fill in. */
  trap: string;
}

/** The keys of the errors of a step (docs/product.md, Simulator). */
export type ErrorKey =
  | 'platform_error'
  | 'campaignType_error'
  | 'budget_error'
  | 'region_error'
  | 'artist_error'
  | 'email_error';
/** The message of each error. A budget has three possible messages. */
export type Errors = Partial<Record<ErrorKey, keyof typeof simulatorErrors>>;

/** The result of the computation: an estimate, or `undefined` if the table has no costs for the combination. */
export interface Result {
  inputs: CampaignInputs;
  estimate: Estimate | undefined;
}

export interface State {
  step: Step;
  answers: Answers;
  errors: Errors;
  /** The number of refused steps; each change moves the focus to the wrong field. */
  refusals: number;
  result: Result | undefined;
}

export type Action =
  | { type: 'answer'; answer: Partial<Answers> }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'compute'; table?: CostTable }
  | { type: 'modify' };

const errorOf: Partial<Record<keyof Answers, ErrorKey>> = {
  platform: 'platform_error',
  campaignType: 'campaignType_error',
  budget: 'budget_error',
  country: 'region_error',
  artistName: 'artist_error',
  email: 'email_error',
};

/** Starts with the opener's values, at the first question without an answer. */
export function initialState(prefill: SimulatorPrefill): State {
  const answers: Answers = {
    platform: prefill.platform,
    campaignType: prefill.campaignType,
    budget: prefill.budget === undefined ? '' : String(Math.round(prefill.budget * 100) / 100),
    country: prefill.country,
    artistName: prefill.name ?? '',
    email: prefill.email ?? '',
    link: prefill.link || undefined,
    trap: '',
  };
  const open = ([1, 2, 3, 4] as const).find((step) => Object.keys(check(step, answers)).length > 0);
  return { step: open ?? 5, answers, errors: {}, refusals: 0, result: undefined };
}

/**
 * Returns the state after an action; the same state if the action does not apply to the current step. `next` and
 * `compute` set the errors of the current step instead of moving on while it has any.
 */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'answer':
      return withAnswer(state, action.answer, errorOf);
    case 'next': {
      if (state.step >= 5) return state;
      return proceed(state, check(state.step, state.answers), (state.step + 1) as Step);
    }
    case 'previous':
      return state.step === 1 || state.step === LAST_STEP ? state : goTo(state, (state.step - 1) as Step);
    case 'compute': {
      if (state.step !== 5) return state;
      const inputs = campaignInputs(state.answers);
      const next = proceed(state, check(5, state.answers), LAST_STEP);
      if (!inputs || next.step !== LAST_STEP) return next;
      return { ...next, result: { inputs, estimate: estimateCampaign(inputs, action.table) } };
    }
    case 'modify':
      return state.step === LAST_STEP ? { ...goTo(state, 5), result: undefined } : state;
  }
}

/**
 * Returns the errors of one step (docs/product.md, Simulator). The server checks the same rules, and its result counts.
 */
export function check(step: Step, answers: Answers): Errors {
  switch (step) {
    case 1:
      return answers.platform ? {} : { platform_error: 'platform_error' };
    case 2:
      return answers.campaignType ? {} : { campaignType_error: 'campaignType_error' };
    case 3: {
      const budget = budgetOf(answers);
      if (budget === undefined && answers.budget.trim()) return { budget_error: 'budget_number_error' };
      if (budget === undefined || budget < MIN_BUDGET) return { budget_error: 'budget_error' };
      return budget > MAX_BUDGET ? { budget_error: 'budget_max_error' } : {};
    }
    case 4:
      return answers.country ? {} : { region_error: 'region_error' };
    case 5:
      return {
        ...(!answers.artistName.trim() && { artist_error: 'artist_error' as const }),
        ...(!isEmail(answers.email) && { email_error: 'email_error' as const }),
      };
    case 6:
      return {};
  }
}

/** Returns the budget in euros, typed in the format of any language; `undefined` if the field contains no number. */
export function budgetOf({ budget }: Pick<Answers, 'budget'>): number | undefined {
  // With `whole`, every language reads `1.000` and `1,000` as a thousand.
  return readTypedNumber('fr', budget, true);
}

/**
 * Returns the text of the budget after an arrow key: the next multiple of ten above or below, at least the least budget.
 * @param direction 1 up, -1 down
 */
export function steppedBudget(answers: Pick<Answers, 'budget'>, direction: 1 | -1): string {
  const tens = (budgetOf(answers) ?? 0) / BUDGET_STEP;
  const next = direction === 1 ? Math.floor(tens) + 1 : Math.ceil(tens) - 1;
  return String(Math.min(Math.max(next * BUDGET_STEP, MIN_BUDGET), MAX_BUDGET));
}

/** Returns the inputs of the estimate, once all of them are answered. */
export function campaignInputs(answers: Answers): CampaignInputs | undefined {
  const { platform, campaignType, country } = answers;
  const budget = budgetOf(answers);
  return platform && campaignType && country && budget !== undefined
    ? { platform, campaignType, budget, country }
    : undefined;
}
