import { describe, expect, it } from 'vitest';
import { costTable } from '../../domain/simulator/cost-table.ts';
import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import {
  type Action,
  type Answers,
  budgetOf,
  initialState,
  reduce,
  type State,
  steppedBudget,
} from './simulator-state.ts';

const complete = {
  platform: 'youtube',
  campaignType: 'awareness',
  budget: 1000,
  country: 'europe',
  name: 'Léa',
  email: 'lea@example.com',
} as const;
const inputs = { platform: 'youtube', campaignType: 'awareness', budget: 1000, country: 'europe' } as const;

const run = (state: State, ...actions: Action[]): State => actions.reduce(reduce, state);
const answer = (given: Partial<Answers>): Action => ({ type: 'answer', answer: given });
const next: Action = { type: 'next' };
const compute: Action = { type: 'compute' };
const atStep = (step: 1 | 2 | 3 | 4 | 5, answers: Partial<Answers> = {}): State => {
  const state = initialState(complete);
  return { ...state, step, answers: { ...state.answers, ...answers } };
};

describe('initialState', () => {
  it('is empty at the first step', () => {
    expect(initialState({})).toMatchObject({ step: 1, errors: {}, result: undefined });
  });

  it.each([
    [{ budget: 1000 }, 1],
    [{ platform: 'meta' }, 2],
    [{ platform: 'meta', campaignType: 'conversion', name: 'Léa' }, 3],
    [{ platform: 'meta', campaignType: 'conversion', budget: 700 }, 4],
    [complete, 5],
  ] as const)('with %o is at step %i, the first open question', (prefill, step) => {
    expect(initialState(prefill).step).toBe(step);
  });
});

describe('the action "next"', () => {
  it('moves through the steps as each is answered', () => {
    let state = initialState({});
    state = run(state, answer({ platform: 'tiktok' }), next);
    expect(state.step).toBe(2);
    state = run(state, answer({ campaignType: 'engagement' }), next);
    expect(state.step).toBe(3);
    state = run(state, answer({ budget: '1234' }), next);
    expect(state.step).toBe(4);
    state = run(state, answer({ country: 'asia' }), next);
    expect(state.step).toBe(5);
  });

  it.each([
    [1, { platform: undefined }, { platform_error: 'platform_error' }],
    [2, { campaignType: undefined }, { campaignType_error: 'campaignType_error' }],
    [3, { budget: '' }, { budget_error: 'budget_error' }],
    [3, { budget: '499.99' }, { budget_error: 'budget_error' }],
    [3, { budget: 'abc' }, { budget_error: 'budget_number_error' }],
    [3, { budget: '1 00' }, { budget_error: 'budget_number_error' }],
    [3, { budget: '-600' }, { budget_error: 'budget_error' }],
    [3, { budget: '10000001' }, { budget_error: 'budget_max_error' }],
    [4, { country: undefined }, { region_error: 'region_error' }],
  ] as const)('stays at step %i with an error for %o', (step, wrong, errors) => {
    const state = reduce(atStep(step, wrong), next);
    expect(state).toMatchObject({ step, errors, refusals: 1 });
    expect(reduce(state, next).refusals).toBe(2);
  });

  it.each(['500', '505', '1000.5', '10000000'])('accepts a budget of %s', (budget) => {
    expect(reduce(atStep(3, { budget }), next).step).toBe(4);
  });

  it('stays at the fifth step, from which "compute" continues', () => {
    expect(reduce(atStep(5), next).step).toBe(5);
  });
});

describe('errors', () => {
  it('disappear when their own field changes', () => {
    const state = reduce(atStep(5, { artistName: ' ', email: 'lea@' }), compute);
    expect(state.errors).toEqual({ artist_error: 'artist_error', email_error: 'email_error' });
    expect(reduce(state, answer({ artistName: 'L' })).errors).toEqual({ email_error: 'email_error' });
    expect(reduce(state, answer({ email: 'x' })).errors).toEqual({ artist_error: 'artist_error' });
  });

  it('disappear when the choice is made', () => {
    const state = reduce(initialState({}), next);
    expect(reduce(state, answer({ platform: 'meta' })).errors).toEqual({});
  });

  it('disappear on "previous"', () => {
    const state = reduce(atStep(3, { budget: '' }), next);
    expect(reduce(state, { type: 'previous' })).toMatchObject({ step: 2, errors: {} });
  });
});

describe('the action "previous"', () => {
  it('goes back one step and keeps the answers', () => {
    const state = reduce(atStep(4), { type: 'previous' });
    expect(state.step).toBe(3);
    expect(state.answers.budget).toBe('1000');
  });

  it('stays at the first step', () => {
    expect(reduce(atStep(1), { type: 'previous' }).step).toBe(1);
  });
});

describe('the action "compute"', () => {
  it('moves to the sixth step with the estimate of the shared rules', () => {
    const state = reduce(atStep(5), compute);
    expect(state.step).toBe(6);
    expect(state.result).toEqual({ inputs, estimate: estimateCampaign(inputs) });
  });

  it('has no estimate when the table has no costs', () => {
    const { europe: _, ...others } = costTable.youtube.costs;
    const state = reduce(atStep(5), {
      type: 'compute',
      table: { ...costTable, youtube: { unit: 'CPV', costs: others } },
    });
    expect(state.step).toBe(6);
    expect(state.result).toEqual({ inputs, estimate: undefined });
  });

  it('accepts an e-mail address that was copied with an invisible character', () => {
    expect(reduce(atStep(5, { email: '\u2068lea@example.com\u2069' }), compute)).toMatchObject({ step: 6 });
  });

  it.each(['lea', 'lea@x', 'a b@c.de', 'a..b@c.de', ''])('refuses the e-mail address "%s"', (email) => {
    expect(reduce(atStep(5, { email }), compute)).toMatchObject({ step: 5, result: undefined });
  });

  it('has an effect only at the fifth step', () => {
    expect(reduce(atStep(3), compute)).toMatchObject({ step: 3, result: undefined });
  });
});

describe('the action "modify"', () => {
  it('returns to the fifth step with all typed values', () => {
    const state = run(atStep(5), compute, { type: 'modify' });
    expect(state).toMatchObject({ step: 5, result: undefined, answers: { artistName: 'Léa' } });
  });

  it('allows the steps before the fifth again', () => {
    expect(run(atStep(5), compute, { type: 'modify' }, { type: 'previous' }).step).toBe(4);
  });

  it('is the only way back from the result', () => {
    expect(run(atStep(5), compute, { type: 'previous' }).step).toBe(6);
  });
});

describe('the typed budget', () => {
  it.each([
    '1000',
    '1 000',
    '1\u202f000 €',
    '1\u00a0000',
    '1.000',
    '1,000',
    '1’000',
    "1'000",
    '1000€',
    '1 000 EUR',
    '1 000 euros',
    '1000,00',
    '1.000,00',
    '1,000.00',
    '١٠٠٠',
  ])('%j is a thousand in every language', (budget) => {
    expect(budgetOf({ budget })).toBe(1000);
  });

  it.each(['1000,50', '1000.50', '1.000,50', '1,000.50'])('%j has cents', (budget) => {
    expect(budgetOf({ budget })).toBe(1000.5);
  });

  it.each(['', ' ', 'mille', '1e5', '1 00', '10-20'])('%j is not a number', (budget) => {
    expect(budgetOf({ budget })).toBeUndefined();
  });

  it.each([
    ['', 1, '500'],
    ['', -1, '500'],
    ['1 000', 1, '1010'],
    ['1.005', 1, '1010'],
    ['1005', -1, '1000'],
    ['500', -1, '500'],
    ['10000000', 1, '10000000'],
  ] as const)(
    '%j becomes the next ten in the direction %i of the arrow key: %s',
    (budget, direction, next) => {
      expect(steppedBudget({ budget }, direction)).toBe(next);
    },
  );
});
