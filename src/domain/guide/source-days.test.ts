import { expect, it } from 'vitest';
import { isOld, oldFrom, shownSource } from './source-days.ts';
import { sources } from './sources.ts';

it.each([
  ['2026-11-25', '2027-05-25'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2026-12-31', '2027-06-30'],
])('a source that was read on %s is old from %s on', (checked, from) => {
  expect(oldFrom(checked)).toBe(from);
  expect(isOld({ checked }, from)).toBe(true);
  expect(isOld({ checked }, checked)).toBe(false);
});

it('a source that was read again has that day and is no copy, and an earlier day changes nothing', () => {
  const { copy: _, ...source } = sources.metaThruPlay;
  expect(shownSource('metaThruPlay')).toEqual(sources.metaThruPlay);
  expect(shownSource('metaThruPlay', { metaThruPlay: '2027-01-04' })).toEqual({
    ...source,
    checked: '2027-01-04',
  });
  expect(shownSource('metaThruPlay', { metaThruPlay: '2026-01-04' })).toEqual(sources.metaThruPlay);
  expect(shownSource('metaThruPlay', { metaFormats: '2027-01-04' })).toEqual(sources.metaThruPlay);
});
