import type { Generated } from 'kysely';
import type { CostVersion } from '../../../app/ports/costs.ts';
import { json, type RowOf, recordOf } from '../engine/record.ts';

export const versionRecord = recordOf<Omit<CostVersion, 'table'> & { createdAt: number }>()({
  version: 'version',
  createdAt: 'created_at',
  authorId: 'author_id',
});
export const costRecord = recordOf<Pick<CostVersion, 'table'>>()({ table: json('costs') });

/** A saved version of the simulator's cost table. Version 1 has no row: it is built into the code. */
export interface CostTableRow extends RowOf<typeof versionRecord>, RowOf<typeof costRecord> {
  id: Generated<number>;
}
