import { expect, it } from 'vitest';
import { comingChanges, type LandingSchedule, landingState, shownVersion } from './landing-schedule.ts';

const never: LandingSchedule = {
  liveVersion: null,
  publishAt: null,
  unpublishAt: null,
  previousVersion: null,
  previousUntil: null,
  deletedAt: null,
};
const at = (page: Partial<LandingSchedule>, now: number) => {
  const whole = { ...never, ...page };
  return [shownVersion(whole, now), landingState(whole, now)];
};

it('a page that was never published shows no version and is a draft', () => {
  expect(at({}, 5)).toEqual([undefined, 'draft']);
});

it('a page is online from its publication until its end, which is excluded', () => {
  const page = { liveVersion: 3, publishAt: 10, unpublishAt: 20 };
  expect([9, 10, 19, 20].map((now) => at(page, now))).toEqual([
    [undefined, 'scheduled'],
    [3, 'live'],
    [3, 'live'],
    [undefined, 'ended'],
  ]);
  expect(comingChanges({ ...never, ...page }, 10)).toEqual([20]);
});

it('the previous version stays online until the next one is published, but not beyond its own end', () => {
  const page = { liveVersion: 2, publishAt: 10, previousVersion: 1, previousUntil: 7 };
  expect([6, 7, 10].map((now) => at(page, now))).toEqual([
    [1, 'live'],
    [undefined, 'scheduled'],
    [2, 'live'],
  ]);
});

it('a deleted page shows no version', () => {
  expect(shownVersion({ ...never, liveVersion: 1, publishAt: 1, deletedAt: 2 }, 5)).toBeUndefined();
});
