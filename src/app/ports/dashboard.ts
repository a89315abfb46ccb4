import type { BudgetBand } from '../../domain/dashboard/scale.ts';
import type { Destination } from '../../domain/delivery/destinations.ts';
import type { Platform } from '../../domain/simulator/inputs.ts';
import type { LeadKind } from '../ports.ts';

/** What the dashboard reads. Times are epoch milliseconds; days are the agency's, as numbers of `dayNumber`. */

/** Whole days: `until` is the one after the last. */
export interface Period {
  from: number;
  until: number;
}

/** A month of the agency's, `2026-11`, and the moment at which it begins. */
export interface Month {
  month: string;
  from: number;
}

/** A notice that a person was erased, which has no lead and has not arrived. */
export interface UndeliveredErasure {
  id: string;
  destination: Destination;
  state: 'dead' | 'pending' | 'not_configured';
  attempts: number;
  nextAttemptAt: number | null;
  status: number | null;
  error: string | null;
}

export interface DashboardStore {
  reviewCounts(): Promise<{ pending: number; approved: number }>;
  /** Newest first. */
  latestLeads(limit: number): Promise<{ id: string; kind: LeadKind; name: string; at: number }[]>;
  /** Newest first, by the day on which they were written; without the rejected ones. */
  latestReviews(limit: number): Promise<
    {
      id: string;
      /** Written on the site. */
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
  /** One count for each of `bands`; platforms that nobody asked about are left out. */
  simulations(
    period: Period,
    bands: readonly BudgetBand[],
  ): Promise<{ platform: Platform; bands: number[] }[]>;
  /** Of simulations that came in the period, those that are won by now. */
  won(period: Period): Promise<number>;
  /** Views of each page, the most viewed first, and how often each step of the simulator was reached on a day. No zeros. */
  visits(period: Period): Promise<{
    views: { page: string; count: number }[];
    /** `day` as `2026-11-21`. */
    steps: { day: string; step: string; count: number }[];
  }>;
  /** Of leads; `delivered`: whether anything ever arrived. */
  deliveries(): Promise<{ pending: number; notConfigured: number; dead: number; delivered: boolean }>;
  /** Notices of erasures that did not arrive: how many, and those given up first, the newest before the others. */
  erasures(limit: number): Promise<{ total: number; items: UndeliveredErasure[] }>;
  /**
   * Approved ratings by the month in which they were given; months without one are left out. `months` follow each other,
   * oldest first; the last one ends at `until`.
   */
  ratingsByMonth(
    months: readonly Month[],
    until: number,
  ): Promise<{ month: string; sum: number; count: number }[]>;
}

/** What the dashboard shows of campaigns. */
export interface CampaignFigures {
  counts(): Promise<{ planned: number; active: number; finished: number }>;
  /** Newest first. */
  latest(limit: number): Promise<{ id: string; artist: string; createdAt: number }[]>;
  /** Finished campaigns that can be judged, and how many of them lie inside the range that was announced. */
  range(): Promise<{ judged: number; inside: number }>;
}
