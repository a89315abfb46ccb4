import type { CampaignDraft, CampaignQuery } from '../../contracts/campaign.ts';
import type { CampaignStatus } from '../../domain/campaign/campaign-status.ts';
import type { CostUnit } from '../../domain/simulator/cost-table.ts';
import type { AuditEntry, Changed, Judgement } from './audit.ts';

/** What the use cases of campaigns need from outside. Times are epoch milliseconds (UTC), amounts euros. */

/** What was promised, and the unit costs that it came from: a later cost table changes nothing about it. */
export interface CampaignEstimate {
  views: number;
  low: number;
  high: number;
  unit: CostUnit;
  cost: { min: number; max: number; average: number };
  /** Version of the cost table; null for one that was stored before the number was kept. */
  costVersion: number | null;
}

export interface Campaign extends CampaignDraft {
  id: string;
  createdAt: number;
  estimate: CampaignEstimate;
  /** Grows by one with each change, beginning at 1. */
  version: number;
  /** Sample data, removed by `npm run demo -- remove`. It stays sample data when it is edited. */
  demo: boolean;
}

export type CampaignCounts = Record<CampaignStatus, number>;

/**
 * Each change is written in one transaction with the entry that records it, and not recorded when it did not happen.
 * A lead that is gone is none: `leadId` is then read as null.
 */
export interface CampaignStore {
  /** False, with nothing stored, when it names a lead that is not won at that moment, or is being erased. */
  create(campaign: Campaign, entry: AuditEntry): Promise<boolean>;
  byId(id: string): Promise<Campaign | undefined>;
  /**
   * Replaces a campaign by the one that `judge` returns, while nobody else changes it.
   * @param leadId a lead that stays as it is meanwhile: `judge` is told whether it is won
   */
  change<Code = never>(
    id: string,
    judge: (before: Campaign, won: boolean) => Judgement<Campaign, Code>,
    leadId?: string | null,
  ): Promise<Changed<Campaign, Code>>;
  /** False when there was no such campaign. */
  remove(id: string, entryOf: (before: Campaign) => AuditEntry): Promise<boolean>;
  /** One page, in the order asked for, and how many rows all pages have. */
  list(query: CampaignQuery): Promise<{ items: Campaign[]; total: number }>;
  /** How many there are of each status, whatever status the filter names. */
  counts(filter?: Pick<CampaignQuery, 'q' | 'platform' | 'judged'>): Promise<CampaignCounts>;
  /** Stores samples, without an entry; one that is stored already stays as it is. Says how many were stored. */
  addDemo(campaigns: readonly Campaign[]): Promise<number>;
  /** Takes out the rows marked as samples; says how many went. */
  removeDemo(): Promise<number>;
}

/** What a campaign needs to know of the lead that it came from. */
export interface CampaignLead {
  /** Of a simulation: version of the cost table that its figures came from. */
  costVersion: number | null;
}
/** `undefined`: there is no such lead. */
export type CampaignLeadOf = (id: string) => Promise<CampaignLead | undefined>;
