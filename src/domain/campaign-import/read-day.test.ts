import { expect, it } from 'vitest';
import { dayOrderOf, readDay } from './read-day.ts';

it.each([
  ['2026-09-01', '2026-09-01'],
  ['2026/9/1', '2026-09-01'],
  ['2026-09-01 00:00:00', '2026-09-01'],
  ['Sep 1, 2026', '2026-09-01'],
  ['September 1, 2026', '2026-09-01'],
  ['1 sept. 2026', '2026-09-01'],
  ['1er\u00a0septembre 2026', '2026-09-01'],
  ['3 juin 2026', '2026-06-03'],
  ['3 juil. 2026', '2026-07-03'],
  ['4 août 2026', '2026-08-04'],
  ['28 févr. 2026', '2026-02-28'],
  ['2 mars 2026', '2026-03-02'],
  ['2 mai 2026', '2026-05-02'],
  ['1 de diciembre de 2026', '2026-12-01'],
  ['10 de dez. de 2022', '2022-12-10'],
  ['3 de outubro de 2026', '2026-10-03'],
])('reads %s', (cell, day) => {
  expect(readDay(cell, 'dmy')).toBe(day);
});

it.each([
  '',
  '31 février 2026',
  '2026-02-31',
  'Total: Account',
  '2026',
  '1 2026',
  '99/99/9999',
  '01/02/1899',
])('reads no day in "%s"', (cell) => {
  expect(readDay(cell, 'dmy')).toBeUndefined();
});

it('decides the order of day and month for a whole column', () => {
  expect(dayOrderOf(['01/02/2026', '13/02/2026'], null)).toBe('dmy');
  expect(dayOrderOf(['01/02/2026', '02/13/2026'], 'fr')).toBe('mdy');
  expect(dayOrderOf(['01/02/2026'], 'pt')).toBe('dmy');
  expect(dayOrderOf(['01/02/2026'], 'en')).toBeUndefined();
  expect(dayOrderOf(['2026-02-01'], null)).toBe('dmy');
  expect(readDay('02/13/2026', 'mdy')).toBe('2026-02-13');
});
