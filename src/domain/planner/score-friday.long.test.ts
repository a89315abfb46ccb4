import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ClassCounts, type FridayMeasure, releaseClasses, sumOf } from './expected-releases.ts';
import { plannerBudgets, releaseTypes, territories } from './inputs.ts';
import { type PlannedRelease, scoreFriday } from './score-friday.ts';
import { CALENDAR_CAP, knownShares, SEASON_CAP } from './scoring-constants.ts';

const today = '2026-11-23';
const usualCoverage = (daysAhead: number): number => knownShares[Math.floor(daysAhead / 7)] ?? 0;
const noReleases: ClassCounts = { mega: 0, major: 0, indie: 0, emerging: 0 };
const single: PlannedRelease = { today, releaseType: 'single', budget: 500, territories: ['FR'] };

const counts = fc.record({
  mega: fc.nat(6),
  major: fc.nat(12),
  indie: fc.nat(30),
  emerging: fc.nat(60),
});
const measure = fc.record(
  { known: counts, season: counts, coverage: fc.double({ min: 0, max: 1, noNaN: true }) },
  { requiredKeys: ['known', 'coverage'] },
);
const release = fc.record({
  today: fc.constant(today),
  releaseType: fc.constantFrom(...releaseTypes),
  budget: fc.constantFrom(...plannerBudgets),
  territories: fc.uniqueArray(fc.constantFrom(...territories), { minLength: 1 }),
});
/** Fridays of the next two years. */
const friday = fc
  .nat(104)
  .map((weeks) => new Date(Date.parse('2026-11-27') + weeks * 7 * 86_400_000).toISOString().slice(0, 10));
const RUNS = { numRuns: 20_000 };

it('an additional known release never raises the score of a Friday', () => {
  fc.assert(
    fc.property(release, friday, measure, fc.constantFrom(...releaseClasses), (planned, day, known, name) => {
      const more = { ...known, known: { ...known.known, [name]: known.known[name] + 1 } };
      return scoreFriday(planned, day, more).points <= scoreFriday(planned, day, known).points + 1e-9;
    }),
    RUNS,
  );
}, 60_000);

it('a score is a whole number from 0 to 100 inside its range, and under the cap of its basis', () => {
  fc.assert(
    fc.property(release, friday, fc.option(measure, { nil: undefined }), (planned, day, known) => {
      const { score, scoreRange, basis, total, totalRange, likely } = scoreFriday(planned, day, known);
      // One `expect` for each of 20 000 cases would take longer than the scores.
      const holds = {
        'the score is a whole number from 0 to 100': Number.isInteger(score) && score >= 0 && score <= 100,
        'the score is inside its range': scoreRange[0] <= score && score <= scoreRange[1],
        'the score is under the cap of the season': basis !== 'season' || score <= SEASON_CAP,
        'the score is under the cap of the calendar': basis !== 'calendar' || score <= CALENDAR_CAP,
        'the total is the sum of the classes': total === sumOf(likely),
        'the total is inside its range': totalRange[0] <= total && total <= totalRange[1],
      };
      const broken = Object.entries(holds).filter(([, isTrue]) => !isTrue);
      if (broken.length > 0) expect.fail(broken.map(([rule]) => rule).join(', '));
    }),
    RUNS,
  );
}, 60_000);

it('the score does not depend on the order of the territories', () => {
  fc.assert(
    fc.property(release, friday, measure, (planned, day, known) => {
      const turned = { ...planned, territories: [...planned.territories].reverse() };
      return scoreFriday(turned, day, known).score === scoreFriday(planned, day, known).score;
    }),
    RUNS,
  );
}, 60_000);

it('a Friday without any measurement has at most 60 points and moderate competition', () => {
  expect(scoreFriday(single, '2027-01-08', undefined)).toMatchObject({
    score: 60,
    // Nothing is known: the Friday may be empty, or crowded.
    scoreRange: [53, 99],
    basis: 'calendar',
    competition: 'moderate',
    total: 0,
    feasible: true,
  });
});

/** The examples of the design. It does not state the counts, so these were chosen to give its figures. */
it('a quiet Friday of January scores 91 of 100 for a rap single in France, with 5 releases expected, 2 to 9', () => {
  const season = { mega: 0.05, major: 0.9, indie: 2.4, emerging: 3 };
  const known: FridayMeasure = { known: { ...noReleases, indie: 1 }, season, coverage: usualCoverage(46) };
  expect(scoreFriday(single, '2027-01-08', known)).toMatchObject({
    score: 91,
    scoreRange: [83, 97],
    basis: 'mixed',
    coverage: 0.25,
    competition: 'low',
    total: 5,
    totalRange: [2, 9],
  });
});

it('for an EP of December 2026, the 18th scores 60 of 100 and the crowded 4th at most 5', () => {
  const ep: PlannedRelease = { today, releaseType: 'ep', budget: 1500, territories: ['FR', 'BE'] };
  const crowded = { known: { mega: 3, major: 6, indie: 6, emerging: 6 }, coverage: usualCoverage(11) };
  const fourth = scoreFriday(ep, '2026-12-04', crowded);
  expect(fourth.score).toBeLessThanOrEqual(5);
  expect(fourth).toMatchObject({ competition: 'high', basis: 'known', feasible: false });
  const best: FridayMeasure = {
    known: { mega: 0, major: 1, indie: 2, emerging: 2 },
    season: { mega: 0, major: 2, indie: 4, emerging: 5 },
    coverage: usualCoverage(25),
  };
  const eighteenth = scoreFriday(ep, '2026-12-18', best);
  expect(eighteenth).toMatchObject({ score: 60, competition: 'moderate', basis: 'known', coverage: 0.52 });
  expect([eighteenth.total, eighteenth.totalRange]).toEqual([10, [6, 14]]);
  expect(eighteenth.reasons.time).toBeCloseTo(-9.7, 1);
  expect(eighteenth.reasons.major).toBeCloseTo(-3.9, 1);
  expect(eighteenth.reasons.adPrice).toBe(-3);
});

it('a Friday eleven months ahead is scored only by its season, and gets at most 75 of 100', () => {
  const album: PlannedRelease = { today, releaseType: 'album', budget: 0, territories: ['GLOBAL'] };
  const season = { mega: 0.1, major: 1, indie: 8, emerging: 0 };
  expect(scoreFriday(album, '2027-10-29', { known: noReleases, season, coverage: 0 })).toMatchObject({
    score: 75,
    // The cap lowers the score, but not the range.
    scoreRange: [61, 91],
    basis: 'season',
    competition: 'moderate',
    total: 9,
  });
});

it('a Friday from 22 December to 2 January loses 30 points, even if it is empty', () => {
  const quiet = { known: noReleases, season: noReleases, coverage: 0.5 };
  for (const day of ['2026-12-25', '2027-01-01'])
    expect(scoreFriday(single, day, quiet)).toMatchObject({ blackout: true, reasons: { blackout: -30 } });
  expect(scoreFriday(single, '2027-01-08', quiet).blackout).toBe(false);
});

it('a holiday counts by its share of the chosen territories, also on the Monday after', () => {
  const both: PlannedRelease = { ...single, territories: ['FR', 'US'] };
  // Easter Monday 2027 is 29 March: a holiday in France only.
  expect(scoreFriday(both, '2027-03-26', undefined)).toMatchObject({
    holidays: ['FR'],
    reasons: { holiday: -3 },
  });
});

it('a Friday less than a week ahead is not feasible', () => {
  expect(scoreFriday(single, '2026-11-27', undefined)).toMatchObject({
    feasible: false,
    reasons: { time: -40 },
  });
});
