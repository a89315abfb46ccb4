import { expect, it } from 'vitest';
import {
  expectedReleases,
  type FridayMeasure,
  noReleases,
  releaseClasses,
  sumOf,
} from './expected-releases.ts';
import { SEASON_WEIGHT } from './scoring-constants.ts';

/** Numbers from 0 to 1, the same in each run. */
function randomNumbers(): () => number {
  let state = 20261126;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

/** A number of releases with a mean, whose variance is `factor` times it: a Poisson number of groups. */
function drawn(mean: number, factor: number, random: () => number): number {
  const success = 1 / factor;
  // Negative binomial by its groups: a Poisson number of logarithmic groups.
  const groups = poisson((mean * -Math.log(success)) / (factor - 1), random);
  let total = 0;
  for (let group = 0; group < groups; group += 1)
    total += Math.max(1, Math.floor(Math.log(1 - random()) / Math.log(1 - success ** random())) + 1);
  return total;
}

function poisson(mean: number, random: () => number): number {
  const limit = Math.exp(-mean);
  let number = 0;
  for (let product = random(); product > limit; product *= random()) number += 1;
  return number;
}

const cases: [string, FridayMeasure][] = [
  [
    'a Friday in six weeks, a quarter of it known',
    {
      known: { ...noReleases, indie: 1 },
      season: { mega: 0.05, major: 0.9, indie: 2.4, emerging: 3 },
      coverage: 0.25,
    },
  ],
  [
    'a Friday in eleven months, by its season alone',
    { known: noReleases, season: { mega: 0.1, major: 1, indie: 8, emerging: 5 }, coverage: 0 },
  ],
  [
    'a crowded Friday in eight weeks',
    {
      known: { mega: 1, major: 1, indie: 1, emerging: 0 },
      season: { mega: 0.3, major: 2, indie: 5, emerging: 6 },
      coverage: 0.18,
    },
  ],
];

it.each(cases)('for %s, the range contains eight of ten random numbers', (_name, measure) => {
  const random = randomNumbers();
  const { known, coverage } = measure;
  const { likely, low, high } = expectedReleases(measure);
  const [from, to] = [Math.round(sumOf(low)), Math.round(sumOf(high))];
  const factor = 1 + 1 / (coverage + SEASON_WEIGHT);
  let inside = 0;
  const draws = 4000;
  for (let draw = 0; draw < draws; draw += 1) {
    let total = sumOf(known);
    for (const name of releaseClasses) total += drawn(likely[name] - known[name], factor, random);
    if (total >= from && total <= to) inside += 1;
  }
  expect(inside / draws).toBeGreaterThan(0.76);
  expect(inside / draws).toBeLessThan(0.9);
});

it('the range is never below the known releases, and is a single number if all releases are known', () => {
  const known = { mega: 1, major: 2, indie: 3, emerging: 4 };
  const { low } = expectedReleases({ known, season: noReleases, coverage: 0.3 });
  for (const name of releaseClasses) expect(low[name]).toBeGreaterThanOrEqual(known[name]);
  const whole = expectedReleases({ known, season: known, coverage: 1 });
  expect([whole.low, whole.high]).toEqual([known, known]);
});
