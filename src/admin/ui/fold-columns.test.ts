import { expect, it } from 'vitest';
import { foldColumns } from './fold-columns.ts';

const folding = {
  widths: { a: 100, b: 60, c: 60, d: 120 },
  folds: [
    ['c', 'b'],
    ['b', 'a'],
    ['d', 'c'],
  ],
} as const;
const foldedIn = (room: number, columns: readonly ('a' | 'b' | 'c' | 'd')[] = ['a', 'b', 'c', 'd']) =>
  foldColumns(columns, folding, room).map(({ column, below }) => [column, ...below].join('+'));

it.each([
  [340, ['a', 'b', 'c', 'd']],
  [339, ['a', 'b+c', 'd']],
  [279, ['a+b+c', 'd']],
  [219, ['a+b+c+d']],
  [1, ['a+b+c+d']],
])('foldColumns folds the columns that do not fit %i pixels', (room, groups) =>
  expect(foldedIn(room)).toEqual(groups),
);

it('foldColumns ignores hidden columns, and applies the next fold', () => {
  expect(foldedIn(1, ['a', 'b', 'd'])).toEqual(['a+b', 'd']);
  expect(foldedIn(1, ['b', 'c'])).toEqual(['b+c']);
});
