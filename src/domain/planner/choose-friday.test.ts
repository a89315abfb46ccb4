import { expect, it } from 'vitest';
import { compareFridays, firstFeasibleMonth } from './choose-friday.ts';
import type { FridayMeasure } from './expected-releases.ts';
import type { PlannedRelease } from './score-friday.ts';

/** A Saturday. */
const today = '2026-11-28';
const single: PlannedRelease = { today, releaseType: 'single', budget: 0, territories: ['FR'] };
const ep: PlannedRelease = { ...single, releaseType: 'ep' };
const calm: FridayMeasure = { known: { mega: 0, major: 0, indie: 1, emerging: 1 }, coverage: 0.8 };
const crowded: FridayMeasure = { known: { mega: 3, major: 4, indie: 8, emerging: 9 }, coverage: 0.8 };

it('the best Friday is the one with the best score of those that can be prepared', () => {
  const { fridays, best, asked } = compareFridays(single, '2027-01-15', () => undefined);
  expect(fridays).toHaveLength(5);
  // 8 January is possible, but its delivery would be late, just before the holidays.
  expect([best.friday, asked]).toEqual(['2027-01-15', null]);
});

it('the best of Fridays with equal scores is the safest one', () => {
  const album: PlannedRelease = { ...single, releaseType: 'album', territories: ['GLOBAL'] };
  expect(compareFridays(album, '2027-01-15', () => undefined).best.friday).toBe('2027-01-29');
});

it('the best Friday changes with measured competition', () => {
  const { best } = compareFridays(single, '2027-01-15', (friday) =>
    friday === '2027-01-15' ? crowded : calm,
  );
  expect(best.friday).toBe('2027-01-22');
});

it('a month that is too soon is answered by the first possible month, with the best Friday of the chosen one', () => {
  const { best, asked } = compareFridays(ep, '2026-12-15', () => undefined);
  expect(best.friday).toBe('2027-01-15');
  expect(asked).toMatchObject({ month: '2026-12-15', reason: 'late', best: { friday: '2026-12-18' } });
});

it('a month without future Fridays has no best Friday, and no past Fridays are returned', () => {
  const { asked } = compareFridays(single, '2026-11-15', () => undefined);
  expect(asked).toMatchObject({ reason: 'late', best: null, fridays: [] });
});

it('a later month is the answer if it is clearly better, else it is offered as an alternative', () => {
  const januaryIs = (measure: FridayMeasure) =>
    compareFridays(single, '2027-01-15', (friday) => (friday.startsWith('2027-01') ? measure : calm));
  expect(januaryIs(crowded)).toMatchObject({
    best: { friday: expect.stringMatching(/^2027-02/) },
    asked: { reason: 'better', best: { friday: expect.stringMatching(/^2027-01/) } },
  });
  const busy: FridayMeasure = { known: { mega: 0, major: 1, indie: 2, emerging: 4 }, coverage: 0.8 };
  const { best, asked, wait } = januaryIs(busy);
  expect([best.friday.slice(0, 7), asked]).toEqual(['2027-01', null]);
  expect(wait?.friday.slice(0, 7)).toBe('2027-02');
});

it('firstFeasibleMonth returns the first month with a Friday that can be prepared', () => {
  const first = (changed: Partial<PlannedRelease>) => firstFeasibleMonth({ ...single, ...changed });
  expect(first({})).toBe('2027-01-15');
  expect(first({ releaseType: 'album' })).toBe('2027-01-15');
  expect(first({ today: '2027-03-01' })).toBe('2027-04-15');
  expect(first({ today: '2027-03-01', releaseType: 'album' })).toBe('2027-04-15');
  expect(first({ today: '2027-02-26' })).toBe('2027-03-15');
});
