import { expect, it } from 'vitest';
import { holidaysOf } from './holidays.ts';
import type { Territory } from './inputs.ts';

// Published calendars of 2027: Easter Sunday is 28 March.
it.each<[Territory, string]>([
  ['FR', '01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25'],
  ['BE', '01-01 03-29 05-01 05-06 05-17 07-21 08-15 11-01 11-11 12-25'],
  ['CH', '01-01 03-26 03-29 05-06 05-17 08-01 12-25 12-26'],
  ['CA', '01-01 03-26 05-24 07-01 09-06 09-30 10-11 11-11 12-25 12-27'],
  ['US', '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25'],
  ['UK', '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28'],
  ['DE', '01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26'],
  ['ES', '01-01 01-06 03-26 05-01 08-15 10-12 11-01 12-06 12-08 12-25'],
  ['IT', '01-01 01-06 03-29 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'],
  ['GLOBAL', ''],
])('the national holidays of %s in 2027 are those of its calendar', (territory, days) => {
  expect(holidaysOf(territory, 2027)).toEqual(days.split(' ').flatMap((day) => (day ? `2027-${day}` : [])));
});

it.each([
  [2024, '2024-04-01'],
  [2035, '2035-03-26'],
  [2038, '2038-04-26'],
  [2049, '2049-04-19'],
])('Easter Monday of %i is %s', (year, monday) => expect(holidaysOf('FR', year)).toContain(monday));

it('holidaysOf finds the last Monday of a month, and applies a rule only from its first year on', () => {
  expect(holidaysOf('UK', 2026)).toContain('2026-08-31');
  expect(holidaysOf('IT', 2025)).not.toContain('2025-10-04');
});
