import { expect, it } from 'vitest';
import { adviceFor, type NamedCompetitor } from './advice.ts';
import { moneyVerdict } from './break-even.ts';
import { compareFridays } from './choose-friday.ts';
import { type FridayMeasure, noReleases } from './expected-releases.ts';
import type { PlannerBudget, ReleaseType } from './inputs.ts';
import { planSteps } from './plan-steps.ts';

const today = '2026-11-28';

function adviceOf(
  month: string,
  { releaseType = 'single', budget = 500 }: { releaseType?: ReleaseType; budget?: PlannerBudget } = {},
  measureOf: (friday: string) => FridayMeasure | undefined = () => undefined,
  known: readonly NamedCompetitor[] = [],
) {
  const release = { today, releaseType, budget, territories: ['FR'] as const };
  const comparison = compareFridays(release, month, measureOf);
  const steps = planSteps(comparison.best.friday, release);
  return adviceFor(comparison, steps, moneyVerdict(budget, comparison.best), today, known);
}

it('adviceFor returns the date, the Friday to avoid and the deadlines first', () => {
  expect(adviceOf('2027-01-15')).toEqual([
    { kind: 'keep_equal', day: '2027-01-15', count: 0, ties: ['time', 'first'] },
    { kind: 'avoid_holidays', day: '2027-01-15', other: '2027-01-01' },
    { kind: 'deliver', day: '2026-12-04', other: '2026-12-18' },
    { kind: 'pitch', day: '2026-12-18', other: '2027-01-08' },
    { kind: 'again', day: '2026-12-04' },
  ]);
});

it('adviceFor reports that a month is too soon, and returns a later day that is not', () => {
  expect(adviceOf('2026-12-15')[0]).toEqual({
    kind: 'wait_late',
    day: '2027-01-15',
    count: 0,
    month: '2026-12-15',
  });
});

it('adviceFor names the releases because of which a Friday should be avoided, the loudest first', () => {
  const release = (artist: string, releaseClass: string, friday = '2027-01-22'): NamedCompetitor => ({
    friday,
    artist,
    title: 'Titre',
    releaseClass,
    url: null,
  });
  const known = [
    release('Major A', 'major'),
    release('Indé', 'indie'),
    release('Star', 'mega'),
    release('Major B', 'major'),
    release('Autre jour', 'mega', '2027-01-15'),
  ];
  const calm: FridayMeasure = { known: { mega: 0, major: 0, indie: 1, emerging: 0 }, coverage: 0.8 };
  const loud: FridayMeasure = { known: { mega: 1, major: 2, indie: 8, emerging: 4 }, coverage: 0.8 };
  const avoid = adviceOf('2027-01-15', {}, (day) => (day === '2027-01-22' ? loud : calm), known).find(
    ({ kind }) => kind.startsWith('avoid_volume'),
  );
  expect(avoid).toMatchObject({ other: '2027-01-22', count: 19, than: 1 });
  expect(avoid?.releases?.map(({ artist }) => artist)).toEqual(['Star', 'Major A', 'Major B']);
});

it('adviceFor advises to repeat an analysis that is too far ahead, on a day on which databases can measure it', () => {
  expect(adviceOf('2027-10-15', { budget: 0 })).toContainEqual({ kind: 'again', day: '2027-08-20' });
  // Only past years are known, not the announced releases. Eight weeks before 19 February is Christmas Day.
  const season: FridayMeasure = { known: noReleases, season: { ...noReleases, indie: 3 }, coverage: 0.04 };
  const advice = adviceOf('2027-02-15', { budget: 0 }, (day) =>
    day === '2027-02-19' ? season : { ...season, known: { ...noReleases, major: 1 } },
  );
  expect(advice[0]).toMatchObject({ kind: 'keep_equal', day: '2027-02-19', ties: ['quiet'] });
  expect(advice).toContainEqual({ kind: 'again', day: '2027-01-08' });
});

it('adviceFor does not advise a later analysis if no releases are read', () => {
  const release = { today, releaseType: 'single', budget: 0, territories: ['FR'] } as const;
  const comparison = compareFridays(release, '2027-10-15', () => undefined);
  const steps = planSteps(comparison.best.friday, release);
  const advice = adviceFor(comparison, steps, moneyVerdict(0, comparison.best), today, [], false);
  expect(advice.map(({ kind }) => kind)).not.toContain('again');
});

it('adviceFor advises to invest only if the verdict allows more than a test', () => {
  const release = { today, releaseType: 'single', budget: 1500, territories: ['FR'] } as const;
  const comparison = compareFridays(release, '2027-06-15', () => undefined);
  const fee = {
    kind: 'percentage',
    percent: 15,
    minimum: 900,
    covers: { fr: '', en: '', es: '', pt: '' },
  } as const;
  const money = moneyVerdict(1500, comparison.best, fee);
  expect(money.verdict).toBe('test');
  const kinds = adviceFor(comparison, [], money, today).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.startsWith('invest'))).toEqual([]);
});

it('adviceFor never advises to invest if the verdict is not to buy', () => {
  expect(adviceOf('2027-01-15', { budget: 500 }).some(({ kind }) => kind.startsWith('invest'))).toBe(false);
  expect(adviceOf('2027-06-15', { budget: 1500 }).at(-1)?.kind).toBe('invest_some');
});

it('adviceFor returns at most five pieces of advice', () => {
  const crowded = { known: { mega: 4, major: 7, indie: 6, emerging: 6 }, coverage: 0.9 };
  const advice = adviceOf('2027-01-15', { releaseType: 'album', budget: 5000 }, () => crowded);
  expect(advice).toHaveLength(5);
  expect(advice.map(({ kind }) => kind)).toContain('window_high_everywhere');
});
