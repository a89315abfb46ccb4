import { expect, it } from 'vitest';
import { judgePlanner, judgePrices, judgeReplyTime, judgeStatements } from './judge-statements.ts';

const nothing = { confirmed: [], replyHours: '' };

it('the delivered cost table is an open point until the agency confirms or changes it', () => {
  expect(judgePrices(1, nothing)).toEqual({ outcome: 'delivered', facts: {} });
  expect(judgePrices(1, { ...nothing, confirmed: ['costTable'] }).outcome).toBe('confirmed');
  expect(judgePrices(2, nothing).outcome).toBe('own');
});

it('the delivered statements are an open point that names those without confirmation', () => {
  expect(judgeStatements({ ...nothing, confirmed: ['costTable', 'delays'] })).toEqual({
    outcome: 'unconfirmed',
    facts: { count: 2, names: ['guideAverages', 'budgets'] },
  });
  expect(judgeStatements({ ...nothing, confirmed: ['guideAverages', 'delays', 'budgets'] })).toEqual({
    outcome: 'confirmed',
    facts: {},
  });
});

it('a missing reply time is an open point', () => {
  expect(judgeReplyTime(nothing)).toEqual({ outcome: 'none', facts: {} });
  expect(judgeReplyTime({ ...nothing, replyHours: '8' })).toEqual({ outcome: 'set', facts: { count: 8 } });
});

it('a planner without an enabled source is an open point', () => {
  const on = { enabled: true, okAt: 5 };
  expect(judgePlanner(false, [on])).toEqual({ outcome: 'off', facts: {} });
  expect(judgePlanner(true, [{ ...on, enabled: false }]).outcome).toBe('none');
  expect(judgePlanner(true, [{ ...on, okAt: null }]).outcome).toBe('waiting');
  expect(judgePlanner(true, [on, { ...on, okAt: null }])).toEqual({ outcome: 'asked', facts: { count: 1 } });
});
