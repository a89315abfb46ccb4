import { expect, it } from 'vitest';
import { agencyMoment } from './agency-moment.ts';

it.each([
  ['2026-12-04T18:00', '2026-12-04T17:00:00.000Z'],
  ['2026-07-14T00:00', '2026-07-13T22:00:00.000Z'],
  ['2026-03-29T12:00', '2026-03-29T10:00:00.000Z'],
  // The hour that the clocks skip, and the one that they show twice.
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T12:00', '2026-10-25T11:00:00.000Z'],
])('agencyMoment of %s is %s', (text, time) => {
  expect(new Date(agencyMoment(text) ?? 0).toISOString()).toBe(time);
});

it.each([
  '',
  '2026-12-04',
  '2026-02-30T10:00',
  '2026-12-04T24:00',
  '2026-12-04T18:60',
  '2026-12-04 18:00',
  'x',
])('agencyMoment of %j is undefined', (text) => {
  expect(agencyMoment(text)).toBeUndefined();
});
