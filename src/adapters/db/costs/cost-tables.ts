import type { Generated } from 'kysely';
import type { CostRefusal, CostVersion } from '../../../app/ports/costs.ts';
import { json, type RowOf, recordOf } from '../engine/record.ts';

export const versionRecord = recordOf<Omit<CostVersion, 'table' | 'basis'> & { createdAt: number }>()({
  version: 'version',
  createdAt: 'created_at',
  authorId: 'author_id',
  origin: 'origin',
});
export const costRecord = recordOf<Pick<CostVersion, 'table' | 'basis'>>()({
  table: json('costs'),
  basis: json('basis'),
});

/** A saved version of the simulator's cost table. Version 1 has no row: it is built into the code. */
export interface CostTableRow extends RowOf<typeof versionRecord>, RowOf<typeof costRecord> {
  id: Generated<number>;
}

export const refusalRecord = recordOf<CostRefusal>()({
  platform: 'platform',
  country: 'country',
  campaignType: 'campaign_type',
  campaigns: 'campaigns',
  at: 'refused_at',
});

/** A cell whose proposal an administrator refused. */
export type CostRefusalRow = RowOf<typeof refusalRecord>;
