import { expect, it } from 'vitest';
import { nextFullHour, replyDeadline } from './reply-deadline.ts';

/** Returns a moment of Paris in winter, when its clock is an hour ahead of UTC. */
const paris = (day: string, time: string) => Date.parse(`${day}T${time}+01:00`);

it.each([
  // Friday 27 November 2026.
  ['2026-11-27', '09:20', 4, { day: '2026-11-27', hour: 14 }],
  ['2026-11-27', '09:20', 8, { day: '2026-11-27', hour: 18 }],
  ['2026-11-27', '17:59', 1, { day: '2026-11-30', hour: 10 }],
  ['2026-11-27', '12:00', 9, { day: '2026-11-30', hour: 13 }],
  ['2026-11-28', '13:00', 9, { day: '2026-11-30', hour: 18 }],
  ['2026-12-24', '17:30', 9, { day: '2026-12-28', hour: 18 }],
])('replyDeadline on %s at %s within %d working hours', (day, time, hours, expected) => {
  expect(replyDeadline(paris(day, time), hours)).toEqual(expected);
});

it('replyDeadline is the same for all pages that are rendered within an hour', () => {
  expect(replyDeadline(paris('2026-11-27', '10:00'), 3)).toEqual(
    replyDeadline(paris('2026-11-27', '10:59'), 3),
  );
});

it('nextFullHour returns the following hour for a full hour', () => {
  expect(nextFullHour(paris('2026-11-27', '10:00'))).toBe(paris('2026-11-27', '11:00'));
});
