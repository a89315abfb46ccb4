import { expect, it } from 'vitest';
import { followUpDays } from './follow-up-days.ts';

const proposed = (today: string) => followUpDays(today).map(({ day, inDays }) => `${day} ${inDays}`);

it.each([
  ['Monday', '2026-11-23', ['2026-11-24 1', '2026-11-26 3', '2026-11-30 7']],
  ['Wednesday', '2026-11-25', ['2026-11-26 1', '2026-11-30 5', '2026-12-02 7']],
  ['Thursday', '2026-11-26', ['2026-11-27 1', '2026-11-30 4', '2026-12-03 7']],
  ['Friday', '2026-11-27', ['2026-11-30 3', '2026-12-04 7']],
  ['Saturday', '2026-11-28', ['2026-11-30 2', '2026-12-01 3', '2026-12-07 9']],
  ['Sunday', '2026-11-29', ['2026-11-30 1', '2026-12-02 3', '2026-12-07 8']],
])('followUpDays proposes no weekend on a %s', (_name, today, days) => {
  expect(proposed(today)).toEqual(days);
});
