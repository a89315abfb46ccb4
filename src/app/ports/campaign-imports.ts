import type { DayAlert } from '../../domain/campaign/day-alerts.ts';
import type { Look } from '../../domain/campaign/looked-days.ts';
import type { ImportedDay } from '../../domain/campaign-import/current-days.ts';
import type { DatedImport } from '../../domain/campaign-import/figure-sources.ts';
import type { ImportField, ImportFigures, ImportSource } from '../../domain/campaign-import/import-values.ts';
import type { AuditEntry } from './audit.ts';
import type { NewMail } from './mail.ts';

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
  /** Whether it is one total of its period, without days. */
  isTotal: boolean;
  /** The songs or videos of an audience's report, in the order of `series`; none for campaigns. */
  titles: string[];
  createdAt: number;
  createdBy: string;
  withdrawnAt: number | null;
  withdrawnBy: string | null;
}

/** The columns of an unknown report. */
export interface NamedColumns {
  /** A hash of the names of its columns. */
  header: string;
  fields: readonly (ImportField | null)[];
}

/** A warning of a campaign. */
export interface ToldWarning {
  campaign: string;
  alert: DayAlert;
}

/** Stores imports. An import is never changed, only withdrawn. Each change is written with its audit entry. */
export interface CampaignImports {
  /**
   * Returns `same_file` if the campaign has an import of the same bytes, `changed` if its imports that are not withdrawn are no
   * longer those of `covering`; `undefined`: it does not exist.
   */
  add(
    campaign: string,
    imported: CampaignImport,
    days: readonly ImportedDay[],
    entry: AuditEntry,
    given: {
      /** The columns that a person named, kept for the next file with this header. */
      named: NamedColumns | null;
      /** The imports against which it was checked, oldest first. */
      covering: readonly Pick<DatedImport, 'sha256' | 'createdAt'>[];
    },
  ): Promise<'added' | 'same_file' | 'changed' | undefined>;
  /** All imports of a campaign, newest first. */
  list(campaign: string): Promise<CampaignImport[]>;
  /** Returns another campaign that has an import of the same bytes; `undefined`: none has. */
  elsewhere(campaign: string, sha256: string): Promise<{ id: string; artist: string } | undefined>;
  /** Returns the columns that a person named in a file with this header. */
  columnsOf(header: string): Promise<(ImportField | null)[] | undefined>;
  /** The imports that are not withdrawn, oldest first, with their days. */
  covering(campaign: string): Promise<DatedImport[]>;
  /** All imports, oldest first, with their days: also withdrawn ones. */
  history(campaign: string): Promise<DatedImport[]>;
  /** The ids of the campaigns with an import that is not withdrawn. */
  imported(): Promise<string[]>;
  /** The warnings of campaigns of which the agency was mailed, and those that a person hid. */
  told(): Promise<(ToldWarning & { hidden: boolean })[]>;
  /** Hides a warning as long as it is given. Returns `false`: the campaign does not exist. */
  hide(warning: ToldWarning, by: { at: number; account: string }, entry: AuditEntry): Promise<boolean>;
  /**
   * Forgets the warnings that are no longer given, and stores the fresh ones with their mail, if there is one. Returns whether
   * the mail was stored: another process may have stored it first.
   * @param given all warnings that are given now
   */
  tell(
    given: readonly ToldWarning[],
    news: { fresh: readonly ToldWarning[]; mail: NewMail } | undefined,
    at: number,
  ): Promise<boolean>;
  /** What people found at unusual days of a campaign. */
  looks(campaign: string): Promise<Look[]>;
  /** Stores what a person found; a later look at the same days replaces it. Returns `false`: the campaign does not exist. */
  look(campaign: string, look: Look, entry: AuditEntry): Promise<boolean>;
  /** Returns the import; one that is already withdrawn stays as it is. `undefined`: it does not exist. */
  withdraw(
    campaign: string,
    id: string,
    by: { at: number; account: string },
    entryOf: (before: CampaignImport) => AuditEntry,
  ): Promise<CampaignImport | undefined>;
}
