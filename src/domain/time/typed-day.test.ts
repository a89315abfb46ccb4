import { expect, it } from 'vitest';
import { dateFormat } from '../../i18n/format.ts';
import { locales } from '../locale/locale.ts';
import { typedDay, typedMoment, writtenDay } from './typed-day.ts';

it.each(['4/12/2026', '04/12/2026', '04.12.26', '4-12-2026', '4 12 2026', '04122026', ' 2026-12-04 '])(
  'typedDay reads “%s” as 4 December 2026',
  (text) => {
    expect(typedDay(text)).toBe('2026-12-04');
  },
);

it.each(['', '4', '4/12', '4/12/2', '4/12/202', '31/02/2026', '12/31/2026', '00/12/2026', 'demain'])(
  'typedDay returns undefined for “%s”',
  (text) => {
    expect(typedDay(text)).toBeUndefined();
  },
);

it('typedMoment reads a day with its hour, and refuses an hour that does not exist', () => {
  for (const text of ['4/12/2026 14:32', '04/12/2026, 14:32', '04/12/2026 14h32', '2026-12-04T14:32'])
    expect(typedMoment(text)).toBe('2026-12-04T14:32');
  for (const text of ['4/12/2026', '4/12/2026 24:00', '4/12/2026 14:60', '14:32', ''])
    expect(typedMoment(text)).toBeUndefined();
});

it('writtenDay formats a day as every language of the back office does, and typedDay reads it back', () => {
  for (const locale of locales) {
    const format = dateFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
    expect(writtenDay('2026-12-04')).toBe(format.format(Date.parse('2026-12-04')));
  }
  expect(typedDay(writtenDay('2026-12-04'))).toBe('2026-12-04');
  expect(typedMoment(writtenDay('2026-12-04T14:32'))).toBe('2026-12-04T14:32');
  expect(writtenDay('')).toBe('');
});
