import { expect, it } from 'vitest';
import { verdictOf } from './range-scale.ts';

const finished = {
  estimate: { views: 40_000, low: 25_000, high: 100_000 },
  actualCost: 1000,
  actualViews: 50_000,
  insideRange: true,
};

it('verdictOf keeps the verdict of the server, and adds the side or the missing figure', () => {
  expect(verdictOf(finished)).toBe('yes');
  expect(verdictOf({ ...finished, insideRange: false, actualViews: 120_000 })).toBe('above');
  expect(verdictOf({ ...finished, insideRange: false, actualViews: 3 })).toBe('below');
  expect(verdictOf({ ...finished, insideRange: false })).toBe('no');
  expect(verdictOf({ ...finished, insideRange: null, actualViews: null })).toBe('noViews');
  expect(verdictOf({ ...finished, insideRange: null, actualCost: null })).toBe('noCost');
  expect(verdictOf({ ...finished, insideRange: null })).toBe('unknown');
});
