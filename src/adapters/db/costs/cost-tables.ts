import type { Generated } from 'kysely';

/** A saved version of the simulator's cost table. Version 1 has no row: it is built into the code. */
export interface CostTableRow {
  id: Generated<number>;
  version: number;
  /** The whole table, as JSON. */
  costs: string;
  /** An account's `public_id`. */
  author_id: string | null;
  created_at: number;
}
