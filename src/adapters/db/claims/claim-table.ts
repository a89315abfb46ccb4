import type { Generated } from 'kysely';
import type { CustomUnit } from '../../../domain/claims/declared-claims.ts';

/** A claim as the agency changed or added it. An unchanged declared claim has no row. */
export interface ClaimRow {
  id: Generated<number>;
  /** The key of a declared claim, or the id of one that the agency added. */
  public_id: string;
  /** Null: the claim is declared in the code. */
  unit: CustomUnit | null;
  /** JSON: the values by name of the figure. */
  amounts: string;
  upwards: number;
  /** JSON: a text in each language; null: the words of the pages. */
  label: string | null;
  /** JSON: a text in each language. */
  scope: string | null;
  /** JSON: see `ClaimBasis`. */
  basis: string | null;
  /** An account's `public_id`. */
  checked_by: string | null;
  checked_at: number | null;
  /** The last agency's day on which it holds, ISO. */
  valid_until: string | null;
  withdrawn_at: number | null;
  /** The `public_id` of the claim whose figure stands in its places. */
  follows: string | null;
  /** The `valid_until` that the agency has been told of. */
  announced: string | null;
  version: number;
  created_at: number;
  updated_at: number;
}
