import { expect, it } from 'vitest';
import { figuresOf, tableOf } from './cost-cells.ts';
import { costTable } from './cost-table.ts';

it('figuresOf returns the ninety figures of a table, and tableOf restores the table from them', () => {
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
  ['too few figures', figuresOf(costTable).slice(1)],
  ['too many figures', [...figuresOf(costTable), 1]],
  ['no figures', []],
  ['a zero', figuresOf(costTable).with(0, 0)],
  ['a range in the wrong order', figuresOf(costTable).with(0, 5)],
])('tableOf returns undefined for %s', (_what, figures) => {
  expect(tableOf(figures)).toBeUndefined();
});
