import { expect, it } from 'vitest';
import { BARS, expectedRange, scaleOf, verdictOf } from './range-scale.ts';

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

it('scaleOf lights the bars of the range, and leaves room above it', () => {
  const { lit, mark } = scaleOf(25_000, 100_000, 50_000);
  expect(lit).toHaveLength(BARS);
  expect(lit[0]).toBe(false);
  expect(lit.at(-1)).toBe(false);
  expect(mark).toBeCloseTo(0.4);
  expect(lit[Math.floor((mark ?? 0) * BARS)]).toBe(true);
});

it('scaleOf keeps the mark on the scale, lights at least one bar, and returns no mark without views', () => {
  expect(scaleOf(10, 20, 1_000_000).mark).toBe(1);
  expect(scaleOf(1000, 1000, null).lit.filter(Boolean).length).toBeGreaterThan(0);
  expect(scaleOf(1000, 1000, null).mark).toBeUndefined();
  expect(scaleOf(0, 0, 0)).toMatchObject({ mark: 0 });
});
