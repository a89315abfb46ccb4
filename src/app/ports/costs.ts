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

/** A version without its costs, with the number of simulations computed with it. */
export type CostVersionReport = Omit<CostVersion, 'table'> & { simulations: number };

/** All versions, the code's own included. A version is never changed or deleted. */
export interface CostStore {
  /** Returns the version in force. */
  latest(): Promise<CostVersion>;
  byVersion(version: number): Promise<CostVersion | undefined>;
  /** Newest first. */
  list(): Promise<CostVersionReport[]>;
  /** Writes the version with its entry. Returns false and writes nothing if the number is taken. */
  append(version: CostVersion & { createdAt: number }, entry: AuditEntry): Promise<boolean>;
}

/** The version in force, in memory; a version that another process saves takes effect within a second. */
export interface CurrentCosts {
  now(): CostVersion;
  /** Reads the newest version at once. */
  refresh(): Promise<void>;
}
