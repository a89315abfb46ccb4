import { expect, it } from 'vitest';
import { compareFridays } from './choose-friday.ts';
import type { PlannedRelease } from './score-friday.ts';

const release = (today: string): PlannedRelease => ({
  today,
  releaseType: 'single',
  budget: 0,
  territories: ['FR'],
});

it('the best Friday is the one with the most points, and the earliest of equal ones', () => {
  const { fridays, best, moved } = compareFridays(release('2026-11-23'), '2027-01-15', () => undefined);
  expect(fridays).toHaveLength(5);
  expect([best.friday, moved]).toEqual(['2027-01-08', false]);
});

it('measured competition moves the best Friday', () => {
  const crowded = { known: { mega: 3, major: 4, indie: 8, emerging: 9 }, coverage: 0.8 };
  const { best } = compareFridays(release('2026-11-23'), '2027-01-15', (friday) =>
    friday === '2027-01-08'
      ? crowded
      : { known: { mega: 0, major: 0, indie: 1, emerging: 1 }, coverage: 0.8 },
  );
  expect(best.friday).toBe('2027-01-15');
});

it('a month without a feasible Friday gives the best Friday of the next month that has one', () => {
  const { fridays, best, moved } = compareFridays(release('2026-11-23'), '2026-11-15', () => undefined);
  expect(fridays.every(({ feasible }) => !feasible)).toBe(true);
  expect([best.friday, moved]).toEqual(['2026-12-18', true]);
});

it('the last week before Christmas leads over the holidays to January', () => {
  const { best } = compareFridays(release('2026-12-18'), '2026-12-15', () => undefined);
  expect(best.friday.startsWith('2027-01')).toBe(true);
  expect(best.blackout).toBe(false);
});
