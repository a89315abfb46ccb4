import type { WholeCostTable } from '../../domain/simulator/cost-table.ts';
import type { CampaignType, Platform, Region } from '../../domain/simulator/inputs.ts';
import type { AuditEntry } from './audit.ts';

/** A version of the simulator's cost table. Times are epoch milliseconds (UTC). */
export interface CostVersion {
  version: number;
  table: WholeCostTable;
  /** Null for the table in the code. */
  createdAt: number | null;
  /** The account that saved it; null for the table in the code. */
  authorId: string | null;
  /** Whether a person typed it, or published what finished campaigns say. */
  origin: 'typed' | 'learned';
  /** Of a learned table: the typed version against which it was learned, and its cells. */
  basis: CostBasis | null;
}

export interface CostBasis {
  base: number;
  /** The published cells, with the number of campaigns and what was learned of them. */
  cells: { cell: string; campaigns: number; low: number; high: number }[];
}

/** A cell whose proposal an administrator refused, with the number of its campaigns then. */
export interface CostRefusal {
  platform: Platform;
  country: Region;
  campaignType: CampaignType;
  campaigns: number;
  at: number;
}

/** A version without its costs, with the number of simulations computed with it. */
export type CostVersionReport = Omit<CostVersion, 'table' | 'basis'> & { simulations: number };

/** All versions, including the table in the code. A version is never changed or deleted. */
export interface CostStore {
  /** Returns the version in force. */
  latest(): Promise<CostVersion>;
  byVersion(version: number): Promise<CostVersion | undefined>;
  /** Newest first. */
  list(): Promise<CostVersionReport[]>;
  refusals(): Promise<CostRefusal[]>;
  /** Stores a refusal with its audit entry; a new one of the same cell replaces it. */
  refuse(refusal: CostRefusal, entry: AuditEntry): Promise<void>;
  /** Writes the version with its audit entry. Returns false and writes nothing if the number is taken. */
  append(version: CostVersion & { createdAt: number }, entry: AuditEntry): Promise<boolean>;
}

/** The version in force, in memory; a version that another process saves takes effect within a second. */
export interface CurrentCosts {
  now(): CostVersion;
  /** Reads the newest version at once. */
  refresh(): Promise<void>;
}
