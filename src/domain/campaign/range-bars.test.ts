import { expect, it } from 'vitest';
import { BARS, scaleOf } from './range-bars.ts';

it('scaleOf lights the bars of the range, and leaves space above it', () => {
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
