import { expect, it } from 'vitest';
import { momentsOf, reminderDue, tenseAfter, withoutTag } from './reminder.ts';

const midnight = Date.parse('2027-01-22T00:00:00+01:00');
const evening = Date.parse('2027-01-22T20:00:00+01:00');
const due = (releaseAt: number, moment: Parameters<typeof reminderDue>[1], zone: string) =>
  new Date(reminderDue(releaseAt, moment, zone)).toISOString();

it('offers the hours of the fan’s clock for a release at midnight, and the moment itself for another hour', () => {
  expect(momentsOf(midnight)).toEqual(['morning', 'midnight']);
  expect(momentsOf(evening)).toEqual(['release']);
});

it('is due on the fan’s clock, and at the moment itself when the release moved to another hour', () => {
  expect(due(midnight, 'morning', 'Europe/Paris')).toBe('2027-01-22T08:00:00.000Z');
  expect(due(midnight, 'morning', 'America/Havana')).toBe('2027-01-22T14:00:00.000Z');
  expect(due(midnight, 'midnight', 'Asia/Kathmandu')).toBe('2027-01-21T18:15:00.000Z');
  expect(due(evening, 'morning', 'Asia/Kathmandu')).toBe('2027-01-22T19:00:00.000Z');
  expect(due(midnight, 'release', 'Europe/Paris')).toBe('2027-01-22T08:00:00.000Z');
});

it('says “just” for six hours and “out” for two days, and then nothing', () => {
  const hours = (count: number) => tenseAfter(count * 3_600_000);
  expect([hours(0), hours(6), hours(6.1), hours(48), hours(48.1)]).toEqual([
    'just',
    'just',
    'out',
    'out',
    'late',
  ]);
});

it('counts an address with a tag as the address without it', () => {
  expect(withoutTag('lea+nova@example.com')).toBe('lea@example.com');
  expect(withoutTag('lea@example.com')).toBe('lea@example.com');
});
