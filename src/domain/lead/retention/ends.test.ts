import { expect, it } from 'vitest';
import { dayYearsBefore, endedBefore, endOf } from './ends.ts';

it.each([
  ['2023-12-12T10:00:00Z', '2026-12-12'],
  // In Paris it is the next day already.
  ['2023-12-12T23:30:00Z', '2026-12-13'],
  ['2024-02-29T10:00:00Z', '2027-02-28'],
])('ends a lead three years after the last contact, on the agency’s clock (%s)', (contact, end) => {
  expect(endOf(Date.parse(contact))).toBe(end);
});

it('deletes a lead when its last day has passed, and never before', () => {
  const contact = Date.parse('2023-12-12T10:00:00Z');
  expect(contact < endedBefore(Date.parse('2026-12-12T22:59:59Z'))).toBe(false);
  expect(contact < endedBefore(Date.parse('2026-12-12T23:00:00Z'))).toBe(true);
});

it('agrees with the day that the list shows, on each day of eight years', () => {
  for (let at = Date.UTC(2023, 0, 1, 12); at < Date.UTC(2031, 0, 1); at += 86_400_000) {
    const end = endOf(at);
    const next = new Date(Date.parse(end) + 86_400_000).toISOString().slice(0, 10);
    expect([end, at < dayYearsBefore(end), at < dayYearsBefore(next)]).toEqual([end, false, true]);
  }
});
