import type { ResponseTimes } from '../../domain/dashboard/response-time.ts';
import type { BudgetBand } from '../../domain/dashboard/scale.ts';
import type { Destination } from '../../domain/delivery/destinations.ts';
import type { LeadStatus } from '../../domain/lead/lead-values.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';
import type { Platform } from '../../domain/simulator/inputs.ts';
import type { LeadKind } from '../ports.ts';

/** Ports of the dashboard. Times are epoch milliseconds; days are the agency's, as numbers of `dayNumber`. */

/** Whole days; `until` is not included. */
export interface Period {
  from: number;
  until: number;
}

/** A month, `2026-11`, and its start on the agency's clock. */
export interface Month {
  month: string;
  from: number;
}

/** An undelivered notice of the erasure of a person; its lead no longer exists. */
export interface UndeliveredErasure {
  id: string;
  destination: Destination;
  state: 'dead' | 'pending' | 'not_configured';
  attempts: number;
  nextAttemptAt: number | null;
  status: number | null;
  error: string | null;
}

/**
 * Reviews that arrived in the same hour, and were decided in the same hour. `arrived` and `decided` are the starts of
 * these hours.
 */
export interface ReviewMove {
  arrived: number;
  /** Null: pending, or from another site. */
  decided: number | null;
  status: ReviewStatus;
  count: number;
}

/** The leads of one status and kind. */
export interface OutcomeSums {
  status: LeadStatus;
  kind: LeadKind;
  leads: number;
  /** The amounts of won leads in cents of a euro, and how many leads have one. */
  wonValue: number;
  valued: number;
  /** The budgets of simulations in euros a month, and how many leads have one. */
  budget: number;
  budgeted: number;
}

export interface DashboardStore {
  reviewCounts(): Promise<{ pending: number; approved: number }>;
  /** Returns the reviews that arrived or were decided at or after `from`. */
  reviewMoves(from: number): Promise<ReviewMove[]>;
  /** Newest first. */
  latestLeads(limit: number): Promise<{ id: string; kind: LeadKind; name: string; at: number }[]>;
  /** Newest first by the day on which they were written, without rejected reviews. */
  latestReviews(limit: number): Promise<
    {
      id: string;
      /** Whether the review was written on the site. */
      own: boolean;
      status: 'pending' | 'approved';
      name: string | null;
      rating: number | null;
      at: number;
    }[]
  >;
  /**
   * Returns leads by day, source and kind. Only the `most` most frequent sources of the period are
   * named; the rest is `other`. Days without a lead are omitted.
   */
  leadsByDay(
    period: Period,
    most: number,
  ): Promise<{ day: number; source: string; kind: LeadKind; leads: number }[]>;
  /** Returns one count for each of `bands`; platforms without a simulation are omitted. */
  simulations(
    period: Period,
    bands: readonly BudgetBand[],
  ): Promise<{ platform: Platform; bands: number[] }[]>;
  /** Returns the leads of the period by their current status. */
  outcomes(period: Period): Promise<OutcomeSums[]>;
  /** Returns the times from the arrival of the period's leads to the first change of status by an account. */
  responseTimes(period: Period): Promise<ResponseTimes>;
  /**
   * Returns the views of each page, most viewed first, and the counts of each step of the simulator on each day,
   * without zeros.
   */
  visits(period: Period): Promise<{
    views: { page: string; count: number }[];
    /** `day` as `2026-11-21`. */
    steps: { day: string; step: string; count: number }[];
  }>;
  /** Returns the number of deliveries of leads by state; `delivered`: whether any delivery ever arrived. */
  deliveries(): Promise<{ pending: number; notConfigured: number; dead: number; delivered: boolean }>;
  /** Returns the number of undelivered notices of erasures, and the newest ones, failed notices first. */
  erasures(limit: number): Promise<{ total: number; items: UndeliveredErasure[] }>;
  /**
   * Returns approved ratings by the month in which they were given; months without ratings are omitted. `months` are
   * consecutive, oldest first; the last one ends at `until`.
   */
  ratingsByMonth(
    months: readonly Month[],
    until: number,
  ): Promise<{ month: string; sum: number; count: number }[]>;
}

/** The campaigns of the dashboard. */
export interface CampaignFigures {
  counts(): Promise<{ planned: number; active: number; finished: number }>;
  /** Newest first. */
  latest(limit: number): Promise<{ id: string; artist: string; createdAt: number }[]>;
  /** Returns the creation times of the existing campaigns that were created at or after `from`. */
  createdSince(from: number): Promise<number[]>;
  /** Returns the number of finished campaigns with a verdict, and how many of them were inside the estimated range. */
  range(): Promise<{ judged: number; inside: number }>;
}
