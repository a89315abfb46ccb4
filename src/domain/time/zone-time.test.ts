import { expect, it } from 'vitest';
import { dayInZone, isZone, momentInZone } from './zone-time.ts';

const at = (day: string, hour: number, zone: string) => new Date(momentInZone(day, hour, zone)).toISOString();

it.each([
  ['2027-01-22', 'Europe/Paris', '2027-01-21T23:00:00.000Z', '2027-01-22T08:00:00.000Z'],
  ['2027-01-22', 'Asia/Kathmandu', '2027-01-21T18:15:00.000Z', '2027-01-22T03:15:00.000Z'],
  ['2027-01-22', 'Pacific/Kiritimati', '2027-01-21T10:00:00.000Z', '2027-01-21T19:00:00.000Z'],
  ['2027-01-22', 'Pacific/Pago_Pago', '2027-01-22T11:00:00.000Z', '2027-01-22T20:00:00.000Z'],
  // Clocks go forward at midnight: these days begin at 01:00.
  ['2027-04-30', 'Africa/Cairo', '2027-04-29T22:00:00.000Z', '2027-04-30T06:00:00.000Z'],
  ['2027-03-14', 'America/Havana', '2027-03-14T05:00:00.000Z', '2027-03-14T13:00:00.000Z'],
  ['2027-09-05', 'America/Santiago', '2027-09-05T04:00:00.000Z', '2027-09-05T12:00:00.000Z'],
  // Clocks go back at midnight: the evening before is shown twice.
  ['2027-04-04', 'America/Santiago', '2027-04-04T04:00:00.000Z', '2027-04-04T13:00:00.000Z'],
  ['2027-11-07', 'America/Havana', '2027-11-07T04:00:00.000Z', '2027-11-07T14:00:00.000Z'],
])('the day %s in %s begins at %s, and has nine o’clock at %s', (day, zone, midnight, nine) => {
  expect([at(day, 0, zone), at(day, 9, zone)]).toEqual([midnight, nine]);
  expect(dayInZone(Date.parse(midnight), zone)).toBe(day);
  expect(dayInZone(Date.parse(midnight) - 1, zone)).not.toBe(day);
});

it('isZone knows names of zones, old and new, and refuses offsets, invented names and very long texts', () => {
  for (const name of ['Europe/Paris', 'Asia/Calcutta', 'Europe/Kiev', 'UTC']) expect(isZone(name)).toBe(true);
  for (const name of ['', '+02:00', 'Etc/Unknown', 'Mars/Olympus', '../etc', 'A'.repeat(65)])
    expect(isZone(name)).toBe(false);
});
