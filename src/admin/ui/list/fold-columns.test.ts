import { expect, it } from 'vitest';
import { foldColumns, widths } from './fold-columns.ts';

const { contact, word, date } = widths;
const columns = [
  { key: 'a', width: 'contact' },
  { key: 'b', width: 'word' },
  { key: 'c', width: 'word' },
  { key: 'd', width: 'date' },
] as const;
const folds = [
  ['c', 'b'],
  ['b', 'a'],
  ['d', 'c'],
] as const;
const foldedIn = (room: number, keys = 'abcd') =>
  foldColumns(
    columns.filter(({ key }) => keys.includes(key)),
    folds,
    room,
  ).map(({ column, below }) => [column, ...below].map(({ key }) => key).join('+'));

it.each([
  [contact + word + word + date, ['a', 'b', 'c', 'd']],
  [contact + word + word + date - 1, ['a', 'b+c', 'd']],
  [contact + word + date - 1, ['a+b+c', 'd']],
  [contact + date - 1, ['a+b+c+d']],
  [1, ['a+b+c+d']],
])('foldColumns folds the columns that do not fit %i pixels', (room, groups) =>
  expect(foldedIn(room)).toEqual(groups),
);

it('foldColumns ignores hidden columns, and applies the next fold', () => {
  expect(foldedIn(1, 'abd')).toEqual(['a+b', 'd']);
  expect(foldedIn(1, 'bc')).toEqual(['b+c']);
});
