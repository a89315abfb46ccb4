import { expect, it } from 'vitest';
import { rightsDueAt } from './rights.ts';

it.each([
  ['2026-11-14T10:00:00.000Z', false, '2026-12-14T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', false, '2027-02-28T10:00:00.000Z'],
  ['2027-11-30T10:00:00.000Z', true, '2028-02-29T10:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z', true, '2027-03-31T23:30:00.000Z'],
])('a request of %s, prolonged: %s, is due at %s', (received, prolonged, due) => {
  expect(new Date(rightsDueAt(Date.parse(received), prolonged)).toISOString()).toBe(due);
});
