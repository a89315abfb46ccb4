import { expect, it } from 'vitest';
import { syncPercent, syncSteps } from './sync-steps.ts';

it('syncPercent grows from step to step and within a step, and stays below 100 during the last one', () => {
  const seen = syncSteps.flatMap((step) => [0, 5, 10].map((done) => syncPercent(step, done, 10)));
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen[0]).toBe(0);
  expect(seen.at(-1)).toBe(99);
});

it('syncPercent treats a step without work as not begun', () => {
  expect(syncPercent('texts', 0, 0)).toBe(15);
});
