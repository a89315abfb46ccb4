import type { CoveringImport, ImportedDay } from '../../domain/campaign-import/current-days.ts';
import type { ImportFigures, ImportSource } from '../../domain/campaign-import/import-values.ts';
import type { AuditEntry } from './audit.ts';

/** An import of a report, with the sums of what was imported. Costs are in 1/10 000 €, times epoch milliseconds. */
export interface CampaignImport extends ImportFigures {
  id: string;
  /** Null: the columns were named by hand. */
  source: ImportSource | null;
  sha256: string;
  bytes: number;
  rows: number;
  /** Days as the report writes them: `2026-11-02`. */
  fromDay: string;
  toDay: string;
  /** The report's currency, and euros for one unit of it; null: euros. */
  currency: string;
  rate: number | null;
  /** The campaigns of the file that were imported, as hashes. */
  series: string[];
  /** The name of the column of views. */
  viewMetric: string | null;
  createdAt: number;
  createdBy: string;
  withdrawnAt: number | null;
  withdrawnBy: string | null;
}

/** Stores imports. An import is never changed, only withdrawn. Each change is written with its audit entry. */
export interface CampaignImports {
  /** Returns `same_file` if the campaign has an import of the same bytes; `undefined`: it does not exist. */
  add(
    campaign: string,
    imported: CampaignImport,
    days: readonly ImportedDay[],
    entry: AuditEntry,
  ): Promise<'added' | 'same_file' | undefined>;
  /** All imports of a campaign, newest first. */
  list(campaign: string): Promise<CampaignImport[]>;
  /** The imports that are not withdrawn, oldest first, with their days. */
  covering(campaign: string): Promise<CoveringImport[]>;
  /** Returns the import; one that is already withdrawn stays as it is. `undefined`: it does not exist. */
  withdraw(
    campaign: string,
    id: string,
    by: { at: number; account: string },
    entryOf: (before: CampaignImport) => AuditEntry,
  ): Promise<CampaignImport | undefined>;
}
