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

/** A month, `2026-11`, and its beginning on the agency's clock. */
export interface Month {
  month: string;
  from: number;
}

/** An undelivered notice that a person was erased; its lead no longer exists. */
export interface UndeliveredErasure {
  id: string;
  destination: Destination;
  state: 'dead' | 'pending' | 'not_configured';
  attempts: number;
  nextAttemptAt: number | null;
  status: number | null;
  error: string | null;
}

/** Reviews that came in the same hour, and were decided in the same hour. Hours are their beginnings. */
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
  /** The reviews that came or were decided at or after `from`. */
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
   * Leads by day, source and kind. Only the `most` most frequent sources of the period are
   * named; the rest is `other`. Days without a lead are left out.
   */
  leadsByDay(
    period: Period,
    most: number,
  ): Promise<{ day: number; source: string; kind: LeadKind; leads: number }[]>;
  /** One count for each of `bands`; platforms without a simulation are omitted. */
  simulations(
    period: Period,
    bands: readonly BudgetBand[],
  ): Promise<{ platform: Platform; bands: number[] }[]>;
  /** The leads of the period by the status that they have now. */
  outcomes(period: Period): Promise<OutcomeSums[]>;
  /** From the arrival of the period's leads to the first change of status that an account made. */
  responseTimes(period: Period): Promise<ResponseTimes>;
  /** Views of each page, most viewed first, and how often each step of the simulator was reached on each day; no zeros. */
  visits(period: Period): Promise<{
    views: { page: string; count: number }[];
    /** `day` as `2026-11-21`. */
    steps: { day: string; step: string; count: number }[];
  }>;
  /** Deliveries of leads by state; `delivered`: whether any delivery ever arrived. */
  deliveries(): Promise<{ pending: number; notConfigured: number; dead: number; delivered: boolean }>;
  /** Undelivered notices of erasures: their number, and the newest ones, failed notices first. */
  erasures(limit: number): Promise<{ total: number; items: UndeliveredErasure[] }>;
  /**
   * Approved ratings by the month in which they were given; months without ratings are omitted. `months` are consecutive,
   * oldest first; the last one ends at `until`.
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
  /** When the campaigns that exist were created, of those created at or after `from`. */
  createdSince(from: number): Promise<number[]>;
  /** The number of finished campaigns with a verdict, and how many of them were inside the announced range. */
  range(): Promise<{ judged: number; inside: number }>;
}
