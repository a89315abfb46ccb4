import { expect, it } from 'vitest';
import { otherFridays, withNeighbour } from './changes.ts';
import type { PlannedRelease } from './score-friday.ts';

const release: PlannedRelease = {
  today: '2026-11-25',
  releaseType: 'single',
  budget: 0,
  territories: ['FR'],
};
const kindsAround = (best: string) =>
  otherFridays(release, best, () => undefined).map(({ kind, friday }) => [kind, friday.friday]);

it('the Fridays around the best one are a week before and a week after', () => {
  expect(kindsAround('2027-02-12')).toEqual([
    ['earlier', '2027-02-05'],
    ['later', '2027-02-19'],
  ]);
});

it('otherFridays leaves out a Friday that is too soon or in the holidays', () => {
  // From 25 November, a single can be prepared for 1 January at the earliest, which is in the holidays.
  expect(kindsAround('2027-01-08')).toEqual([['later', '2027-01-15']]);
  expect(kindsAround('2027-12-17')).toEqual([['earlier', '2027-12-10']]);
});

it('withNeighbour adds the best territory that was not chosen, in the order of the list', () => {
  expect(withNeighbour(['FR'])).toEqual({ added: 'BE', territories: ['FR', 'BE'] });
  expect(withNeighbour(['FR', 'BE'])).toEqual({ added: 'CH', territories: ['FR', 'BE', 'CH'] });
});

it('withNeighbour returns undefined if the whole world is chosen', () => {
  expect(withNeighbour(['FR', 'GLOBAL'])).toBe(undefined);
});
