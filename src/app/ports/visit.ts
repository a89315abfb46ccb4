/** Ports of visit counts. */

const visitKinds = ['view', 'step', 'banner', 'search'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** A count of one day. No other data about visits is stored. */
export interface VisitCount {
  /** The agency's day, as `2026-11-21`. */
  day: string;
  kind: VisitKind;
  /**
   * Path of a page without its language prefix, a step of the simulator, the language of a cookie banner, or the language and
   * event of a search: `fr:none`.
   */
  name: string;
  count: number;
}

/** Counts visits; returns at once and never throws. */
export interface VisitCounter {
  add(visit: Pick<VisitCount, 'kind' | 'name'>): void;
}

export interface VisitCountStore {
  /** Adds the counts to the stored counts, in one transaction. */
  add(counts: readonly VisitCount[]): Promise<void>;
}

/** Ends the counts by day. */
export interface CountRetention {
  /** Deletes the counts of visits, channels and landing pages of the days before a day of the agency (`2026-11-21`). */
  forget(before: string): Promise<void>;
}
