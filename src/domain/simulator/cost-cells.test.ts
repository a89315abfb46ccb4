import { expect, it } from 'vitest';
import { figuresOf, tableOf } from './cost-cells.ts';
import { costTable } from './cost-table.ts';

it('carries a whole table in ninety figures, and gives it back', () => {
  const figures = figuresOf(costTable);
  expect(figures).toHaveLength(90);
  expect(figures.slice(0, 2)).toEqual(costTable.youtube.costs.europe.awareness);
  expect(tableOf(figures)).toEqual(costTable);
  const other = [...figures];
  other[0] = 0.02;
  expect(tableOf(other)?.youtube.costs.europe.awareness).toEqual([0.02, 0.04]);
  expect(costTable.youtube.costs.europe.awareness).toEqual([0.01, 0.04]);
});

it.each([
  ['too few', figuresOf(costTable).slice(1)],
  ['too many', [...figuresOf(costTable), 1]],
  ['none', []],
  ['a zero', figuresOf(costTable).with(0, 0)],
  ['the wrong order', figuresOf(costTable).with(0, 5)],
])('makes no table of %s', (_what, figures) => {
  expect(tableOf(figures)).toBeUndefined();
});
