import { expect, it } from 'vitest';
import { clickValue } from './click-value.ts';

it('clickValue divides each cost by the share of people who take the next step', () => {
  expect(clickValue({ pageSpend: 800, visits: 2000, clickedOut: 50, listened: 40 })).toEqual({
    ok: true,
    value: { perVisit: 0.4, perClickOut: 0.8, perListener: 2, conversion: 0.2, reached: true },
  });
});

it.each([
  [30, 50, true],
  [29, 50, false],
])('clickValue for shares of %i %% and %i %% returns reached: %s', (clickedOut, listened, reached) => {
  const outcome = clickValue({ pageSpend: 100, visits: 100, clickedOut, listened });
  expect(outcome.ok && outcome.value.reached).toBe(reached);
});

it('clickValue refuses a share over 100', () => {
  expect(clickValue({ pageSpend: 1, visits: 1, clickedOut: 101, listened: 1 })).toMatchObject({
    ok: false,
    field: 'clickedOut',
  });
});
