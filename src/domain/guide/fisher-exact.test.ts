import { expect, it } from 'vitest';
import { fisherExact } from './fisher-exact.ts';

/** The expected p-values were computed exactly, with fractions of binomial coefficients. */
it.each([
  [0, 1000, 4, 1000, 0.124624906344],
  [1, 1000, 7, 1000, 0.069765763639],
  [0, 1000, 6, 1000, 0.031015859962],
  [2, 1000, 9, 1000, 0.064704957916],
  [6, 1000, 18, 1500, 0.147527462465],
  [1000, 1000, 995, 1000, 0.062187578516],
  [100, 5000, 150, 5000, 0.001647089858],
  [200, 4000, 60, 2000, 0.000268754011],
  [4800, 120_000, 5000, 120_000, 0.040111574134],
  [0, 1000, 0, 2000, 1],
  [1000, 1000, 2000, 2000, 1],
  [3, 1000, 1000, 1000, 0],
])(
  'fisherExact for %i clicks in %i impressions against %i in %i returns %d',
  (clicksA, impressionsA, clicksB, impressionsB, p) => {
    const a = { clicks: clicksA, impressions: impressionsA };
    const b = { clicks: clicksB, impressions: impressionsB };
    expect(fisherExact(a, b)).toBeCloseTo(p, 11);
    expect(fisherExact(b, a)).toBeCloseTo(p, 11);
  },
);

it('fisherExact agrees with the normal approximation for many clicks: z = 2.2361, p = 0.02535', () => {
  const shown = { impressions: 1e9 };
  expect(fisherExact({ ...shown, clicks: 5e8 }, { ...shown, clicks: 500_050_000 })).toBeCloseTo(0.02535, 4);
});

it('fisherExact computes the smallest and largest numbers that the fields accept', () => {
  const all = { impressions: 1e9, clicks: 1e9 };
  expect(fisherExact(all, all)).toBe(1);
  expect(fisherExact({ ...all, clicks: 0 }, all)).toBe(0);
});
