import type { WholeCostTable } from '../../domain/simulator/cost-table.ts';
import type { AuditEntry } from './audit.ts';

/** A version of the simulator's cost table. Times are epoch milliseconds (UTC). */
export interface CostVersion {
  version: number;
  table: WholeCostTable;
  /** Null for the code's own table. */
  createdAt: number | null;
  /** The account that saved it; null for the code's own table. */
  authorId: string | null;
}

/** A version without its costs, and how many simulations were made under it. */
export type CostVersionReport = Omit<CostVersion, 'table'> & { simulations: number };

/** Every version that ever was, the code's own included. None is changed or deleted. */
export interface CostStore {
  /** The one that counts. */
  latest(): Promise<CostVersion>;
  byVersion(version: number): Promise<CostVersion | undefined>;
  /** Newest first. */
  list(): Promise<CostVersionReport[]>;
  /** Writes the version with its entry. False, with nothing written, when that number is taken already. */
  append(version: CostVersion & { createdAt: number }, entry: AuditEntry): Promise<boolean>;
}

/** The version that counts, at hand in this process; it follows what any process saves within a second. */
export interface CurrentCosts {
  now(): CostVersion;
  /** Looks at once whether there is a newer one. */
  refresh(): Promise<void>;
}
