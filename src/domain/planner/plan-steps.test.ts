import { expect, it } from 'vitest';
import { planSteps } from './plan-steps.ts';

const today = '2026-11-23';

it('a single without budget for 15 January has 14 steps, one of them over', () => {
  const steps = planSteps('2027-01-15', { today, releaseType: 'single', budget: 0 });
  expect(steps).toHaveLength(14);
  expect(steps.filter(({ late }) => late).map(({ key }) => key)).toEqual(['master']);
});

it('an EP with a budget for 18 December has 20 steps, six of them over', () => {
  const steps = planSteps('2026-12-18', { today, releaseType: 'ep', budget: 1500 });
  expect(steps).toHaveLength(20);
  expect(steps.filter(({ late }) => late)).toHaveLength(6);
});

it('a delivery over the holidays goes out two weeks earlier, and names the latest day when the early one is over', () => {
  const steps = planSteps('2027-01-08', { today, releaseType: 'single', budget: 0 });
  expect(steps.find(({ key }) => key === 'deliver')).toMatchObject({ day: '2026-11-13', late: true });
  expect(steps.find(({ key }) => key === 'deliverLatest')).toMatchObject({ day: '2026-11-27', late: false });
});

it('steps are in the order of their days', () => {
  const days = planSteps('2027-06-04', { today, releaseType: 'album', budget: 5000 }).map(({ day }) => day);
  expect(days).toEqual([...days].sort());
});
