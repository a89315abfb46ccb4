import { expect, it } from 'vitest';
import { visibleLine, visibleText } from './visible-text.ts';

it.each([
  [' Léa \t Martin ', 'Léa   Martin'],
  ['un\r\ndeux\rtrois', 'un\ndeux\ntrois'],
  ['\u202egnp.exe\u202c', 'gnp.exe'],
  ['\u2066a\u2069\u200b\ufeff\u0007', 'a'],
  ['\u200b\u2060', ''],
  ['<b>gras</b> & "quoted"', '<b>gras</b> & "quoted"'],
  ['محمد\u200f 👩‍👩‍👧', 'محمد\u200f 👩‍👩‍👧'],
])('visibleText of %j is %j', (typed, seen) => {
  expect(visibleText(typed)).toBe(seen);
});

it('visibleLine returns a name on one line', () => {
  expect(visibleLine('Léa\n\n\u202eMartin')).toBe('Léa Martin');
});
