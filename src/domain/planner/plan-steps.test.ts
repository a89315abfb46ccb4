import { expect, it } from 'vitest';
import { canBePrepared, type PlanInputs, planSteps } from './plan-steps.ts';

/** A Saturday. */
const today = '2026-11-28';
const inputs: PlanInputs = { today, releaseType: 'single', territories: ['FR'], budget: 0 };
const planOf = (friday: string, changed: Partial<PlanInputs> = {}) => {
  const steps = planSteps(friday, { ...inputs, ...changed });
  return Object.fromEntries(steps.map((step) => [step.key, step]));
};

it('delivers, pitches and promotes a single far ahead on the usual days', () => {
  const plan = planOf('2027-06-04');
  expect(plan['deliver']).toMatchObject({ day: '2027-04-23', until: '2027-05-07', squeezed: false });
  expect(plan['pitch']).toMatchObject({ day: '2027-05-07', until: '2027-05-28' });
  expect(plan['preSave']?.day).toBe('2027-05-07');
  expect(Object.keys(plan)).not.toContain('firstSingle');
});

it('moves steps off weekends and public holidays of every chosen country', () => {
  // 14 May 2027 minus a week is 7 May; Ascension is Thursday 6 May, so the links are checked on Wednesday before a Friday 7.
  expect(planOf('2027-05-07')['checkLinks']?.day).toBe('2027-05-05');
  // 1 January is a Friday, and the day before it is not a work day.
  expect(planOf('2027-01-08')['pitch']?.until).toBe('2026-12-30');
  // The agency's holidays count for the whole world.
  expect(planOf('2027-01-08', { territories: ['GLOBAL'] })['pitch']?.until).toBe('2026-12-30');
  // 4 July 2027 is a Sunday: Americans are off on the Monday after it.
  expect(planOf('2027-07-02', { territories: ['US'] })['secondContent']?.day).toBe('2027-07-06');
  expect(planOf('2027-07-02', { territories: ['FR'] })['secondContent']?.day).toBe('2027-07-05');
});

it('puts no step that needs other people on 24 and 31 December', () => {
  // The usual delivery of 5 February is on Christmas Day.
  expect(planOf('2027-02-05')['deliver']?.day).toBe('2026-12-23');
  const plan = planOf('2027-02-26', { today: '2026-12-31', releaseType: 'ep', territories: ['BE'] });
  expect(plan['master']?.day).toBe('2027-01-04');
  // A single of 29 January would have to be delivered on 31 December.
  expect(plan['firstSingle']?.day).toBe('2027-02-05');
  expect(planOf('2026-12-18', { today: '2026-10-26' })['review']?.day).toBe('2026-12-28');
});

it('begins on the first work day, not on a Saturday', () => {
  expect(planOf('2027-01-08')['deliver']).toMatchObject({
    day: '2026-11-30',
    until: '2026-12-11',
    squeezed: true,
    late: false,
  });
});

it('waits for the delivery to be processed before the pitch, longer around the holidays', () => {
  expect(planOf('2027-01-08')['pitch']?.day).toBe('2026-12-14');
  const tight = planOf('2027-06-04', { today: '2027-05-07' });
  expect(tight['deliver']?.day).toBe('2027-05-07');
  expect(tight['pitch']?.day).toBe('2027-05-14');
});

it('expects two weeks for the processing of a delivery during the holidays', () => {
  expect(planOf('2027-01-29', { today: '2026-12-23' })['pitch']?.day).toBe('2027-01-06');
  expect(planOf('2027-01-29', { today: '2026-12-28' })['pitch']?.day).toBe('2027-01-11');
});

it('gives the first single of an album its own delivery and pitch, before those of the album', () => {
  const plan = planOf('2027-06-04', { releaseType: 'album' });
  expect(plan['firstSingle']?.day).toBe('2027-04-30');
  expect(plan['singleDeliver']?.day).toBe('2027-03-19');
  expect(plan['singlePitch']?.day).toBe('2027-04-02');
  // One pitch at a time.
  expect(plan['pitch']?.day).toBe('2027-05-07');
});

it('leaves out the first single of an EP that has no time for one', () => {
  expect(canBePrepared('2027-01-15', { ...inputs, releaseType: 'ep' })).toBe(true);
  expect(planOf('2027-01-15', { releaseType: 'ep' })['firstSingle']).toBe(undefined);
});

it('marks the late steps of an EP three weeks ahead, and keeps the possible ones', () => {
  const plan = planOf('2026-12-18', { releaseType: 'ep' });
  const late = Object.values(plan).filter((step) => step.late);
  expect(late.map(({ key }) => key)).toEqual([
    'singleDeliver',
    'master',
    'metadata',
    'deliver',
    'singlePitch',
    'firstSingle',
    'apple',
    'pitch',
    'countdown',
  ]);
  // Delivered on Monday, shown two weeks later.
  expect(plan['preSave']).toMatchObject({ day: '2026-12-14', late: false });
  expect(plan['release']?.late).toBe(false);
});

it('marks a release as late when stores cannot show it in time', () => {
  expect(planOf('2026-12-04')['release']?.late).toBe(true);
  expect(planOf('2026-12-11')['release']?.late).toBe(true);
  expect(planOf('2026-12-18')['release']?.late).toBe(false);
});

it('has paid steps only with a budget, and a campaign only with a budget above that of a test', () => {
  const keys = (budget: PlanInputs['budget']) =>
    planSteps('2027-06-04', { ...inputs, budget }).map(({ key }) => key);
  const buys = ['adTest', 'readTest', 'adsOn', 'scaleOrStop'];
  expect(keys(0).filter((key) => buys.includes(key))).toEqual([]);
  expect(keys(500).filter((key) => buys.includes(key))).toEqual(['adTest', 'readTest']);
  expect(keys(1500).filter((key) => buys.includes(key))).toEqual(buys);
});
