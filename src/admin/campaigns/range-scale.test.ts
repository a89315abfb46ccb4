import { expect, it } from 'vitest';
import { expectedRange, verdictOf } from './range-scale.ts';

const finished = {
  estimate: { views: 40_000, low: 25_000, high: 100_000 },
  budget: 1000,
  actualCost: 1000,
  actualViews: 50_000,
  insideRange: true,
};

it('expectedRange uses the actual cost, and the budget until the actual cost is known', () => {
  expect(expectedRange(finished)).toEqual({ low: 25_000, high: 100_000 });
  expect(expectedRange({ ...finished, actualCost: 500 })).toEqual({ low: 12_500, high: 50_000 });
  expect(expectedRange({ ...finished, actualCost: null })).toEqual({ low: 25_000, high: 100_000 });
});

it('verdictOf keeps the verdict of the server, and adds the side or the missing figure', () => {
  expect(verdictOf(finished)).toBe('yes');
  expect(verdictOf({ ...finished, insideRange: false, actualViews: 120_000 })).toBe('above');
  expect(verdictOf({ ...finished, insideRange: false, actualViews: 3 })).toBe('below');
  expect(verdictOf({ ...finished, insideRange: false })).toBe('no');
  expect(verdictOf({ ...finished, insideRange: null, actualViews: null })).toBe('noViews');
  expect(verdictOf({ ...finished, insideRange: null, actualCost: null })).toBe('noCost');
  expect(verdictOf({ ...finished, insideRange: null })).toBe('unknown');
});
