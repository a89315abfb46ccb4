import { expect, it } from 'vitest';
import { figureTableIds } from '../../../../domain/guide/figure-table-ids.ts';
import { figureTableBuilders } from './figure-tables.ts';

it('an editor can choose every table that can be drawn', () => {
  expect([...figureTableIds]).toEqual(Object.keys(figureTableBuilders));
});
