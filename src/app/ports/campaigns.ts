import type { CampaignDraft, CampaignFilter, CampaignTotals } from '../../contracts/campaign.ts';
import type { CampaignStatus } from '../../domain/campaign/campaign-values.ts';
import type { CostUnit } from '../../domain/simulator/cost-table.ts';
import type { AuditEntry, Changed, Judgement } from './audit.ts';
import type { NewSecretLink } from './secret-links.ts';

/** Ports of campaigns. Times are epoch milliseconds (UTC), amounts euros. */

/**
 * The promised range of views with its unit costs, stored with the campaign because later cost tables must not change
 * it.
 */
export interface CampaignEstimate {
  views: number;
  low: number;
  high: number;
  unit: CostUnit;
  cost: { min: number; max: number; average: number };
  /** Version of the cost table; null for campaigns from before the version was stored. */
  costVersion: number | null;
}

export interface Campaign extends CampaignDraft {
  id: string;
  createdAt: number;
  /** Null on a platform that the simulator does not estimate. */
  estimate: CampaignEstimate | null;
  /** Starts at 1 and increases by one with each change. */
  version: number;
  /** Sample data, deleted by `npm run demo -- remove`. It stays sample data when it is edited. */
  demo: boolean;
}

/** A filter with its order. */
export type CampaignSearch = Omit<CampaignFilter, 'overdue'> & {
  /** The agency's day, as `2026-11-21`: only the campaigns that are overdue on it. */
  overdueOn?: string;
};
/** A filter without status and order. */
export type CampaignScope = Pick<CampaignSearch, 'q' | 'platform' | 'judged' | 'overdueOn'>;

export type CampaignCounts = Record<CampaignStatus, number>;

/**
 * Each change is written in one transaction with its audit entry; without a change, no entry is written.
 * Once the lead is erased, `leadId` is null.
 */
export interface CampaignStore {
  /** Returns false and stores nothing if the campaign names a lead that is not won, or is being erased. */
  create(campaign: Campaign, entry: AuditEntry): Promise<boolean>;
  byId(id: string): Promise<Campaign | undefined>;
  /**
   * Replaces a campaign by the one that `judge` returns, under a lock.
   * @param leadId a lead that is locked too, so that `judge` gets whether it is won
   */
  change<Code = never>(
    id: string,
    judge: (before: Campaign, won: boolean) => Judgement<Campaign, Code>,
    leadId?: string | null,
  ): Promise<Changed<Campaign, Code>>;
  /** Returns false if the campaign does not exist. */
  remove(id: string, entryOf: (before: Campaign) => AuditEntry): Promise<boolean>;
  /** Returns one page in the requested order, and the number of rows of all pages. */
  list(
    search: CampaignSearch & { page: number; pageSize: number },
  ): Promise<{ items: Campaign[]; total: number }>;
  /** Returns every campaign that matches the filter, in the requested order. */
  all(search: CampaignSearch): Promise<Campaign[]>;
  /** Returns sums over the campaigns that match the filter. */
  totals(search: CampaignSearch): Promise<CampaignTotals>;
  /** Counts the campaigns of each status; the status of the filter is ignored. */
  counts(scope?: CampaignScope): Promise<CampaignCounts>;
  /** Stores samples without an audit entry, and returns the number of new ones. Stored samples do not change. */
  addDemo(campaigns: readonly Campaign[]): Promise<number>;
  /** Deletes the samples and returns their number. */
  removeDemo(): Promise<number>;
}

/** The lead of a campaign. */
export interface CampaignLead {
  /** For a simulation: version of the cost table from which its figures were computed. */
  costVersion: number | null;
}
/** Returns `undefined` if the lead does not exist. */
export type CampaignLeadOf = (id: string) => Promise<CampaignLead | undefined>;

/** Secret links to the reports of campaigns. A code is stored only as its hash. */
export interface CampaignLinks {
  /** Stores a link; returns false when the campaign does not exist. */
  add(id: string, link: NewSecretLink, entry: AuditEntry): Promise<boolean>;
  /** Returns the number of open links of a campaign at a time. */
  open(id: string, now: number): Promise<number>;
  /** Revokes the open links of a campaign and returns their number; `undefined` if the campaign does not exist. */
  revoke(id: string, at: number, entryOf: (revoked: number) => AuditEntry): Promise<number | undefined>;
  /** Returns the campaign of a code at a time; `undefined` for an unknown, expired or revoked code. */
  campaign(hash: string, now: number): Promise<{ campaign: Campaign; expiresAt: number } | undefined>;
}
