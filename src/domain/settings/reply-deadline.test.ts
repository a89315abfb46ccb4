import { expect, it } from 'vitest';
import { nextFullHour, replyDeadline } from './reply-deadline.ts';

/** A moment of Paris in winter, an hour before UTC. */
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

it('replyDeadline is never earlier for a page that was rendered at the beginning of the hour', () => {
  expect(replyDeadline(paris('2026-11-27', '10:00'), 3)).toEqual(
    replyDeadline(paris('2026-11-27', '10:59'), 3),
  );
});

it('nextFullHour is an hour away at a full hour', () => {
  expect(nextFullHour(paris('2026-11-27', '10:00'))).toBe(paris('2026-11-27', '11:00'));
});
