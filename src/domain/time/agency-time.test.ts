import { expect, it } from 'vitest';
import { agencyTime } from './agency-time.ts';

it.each([
  ['2026-11-22T13:03:59.999Z', '2026-11-22 14:03'],
  ['2026-07-01T22:00:00.000Z', '2026-07-02 00:00'],
  ['2026-01-02T03:04:05.000Z', '2026-01-02 04:04'],
  // The hour that the clocks skip in spring.
  ['2026-03-29T01:00:00.000Z', '2026-03-29 03:00'],
])('agencyTime of %s is %s', (time, written) => {
  expect(agencyTime(Date.parse(time))).toBe(written);
});
