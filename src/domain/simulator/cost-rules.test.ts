import { expect, it } from 'vitest';
import { costProblem, wrongEnds } from './cost-rules.ts';
import { costTable } from './cost-table.ts';
import { campaignTypes, platforms, regions } from './inputs.ts';

it('costProblem accepts every range of the first cost table', () => {
  const ranges = platforms.flatMap((platform) =>
    regions.flatMap((region) => campaignTypes.map((type) => costTable[platform].costs[region][type])),
  );
  expect(ranges).toHaveLength(45);
  expect(ranges.map(([min, max]) => costProblem(min, max)).filter(Boolean)).toEqual([]);
});

it.each([
  [0.001, 0.001, undefined],
  [1.005, 2.675, undefined],
  [10_000, 10_000, undefined],
  [0, 1, 'cost_error'],
  [-0.01, 1, 'cost_error'],
  [1, Number.NaN, 'cost_number_error'],
  [1, Number.POSITIVE_INFINITY, 'cost_number_error'],
  ['1', 2, 'cost_number_error'],
  [undefined, 2, 'cost_number_error'],
  [1, 10_000.001, 'cost_max_error'],
  [0.0001, 1, 'cost_decimals_error'],
  [1, 1.0005, 'cost_decimals_error'],
  [2, 1, 'cost_order_error'],
])('costProblem of the range from %j to %j is %s', (min, max, problem) => {
  expect(costProblem(min, max)).toBe(problem);
});

it.each([
  [1, 2, false, false],
  [0, 2, true, false],
  [1, undefined, false, true],
  [undefined, -1, true, true],
  [2, 1, true, true],
  [3, 20_000, false, true],
])('wrongEnds of the range from %j to %j returns %s and %s', (min, max, low, high) => {
  expect(wrongEnds(min, max)).toEqual({ min: low, max: high });
});
