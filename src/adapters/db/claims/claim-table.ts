import type { Generated } from 'kysely';
import type { ClaimEntry } from '../../../domain/claims/claim.ts';
import { flag, json, type RowOf, recordOf } from '../engine/record.ts';

export const claimRecord = recordOf<ClaimEntry>()({
  id: 'public_id',
  unit: 'unit',
  values: json('amounts'),
  upwards: flag('upwards'),
  label: json('label'),
  scope: json('scope'),
  basis: json('basis'),
  checkedBy: 'checked_by',
  checkedAt: 'checked_at',
  validUntil: 'valid_until',
  withdrawnAt: 'withdrawn_at',
  follows: 'follows',
  version: 'version',
});

/** A claim as the agency changed or added it. An unchanged declared claim has no row. */
export interface ClaimRow extends RowOf<typeof claimRecord> {
  id: Generated<number>;
  /** The `valid_until` about which the agency got a mail; null: no mail yet. */
  announced: string | null;
  created_at: number;
  updated_at: number;
}
