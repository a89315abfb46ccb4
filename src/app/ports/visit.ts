/** What the counting of visits needs from outside. */

export const visitKinds = ['view', 'step'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** How often something was seen on a day: all that is kept of visits. */
export interface VisitCount {
  /** The agency's, as `2026-11-21`. */
  day: string;
  kind: VisitKind;
  /** A page's path without language prefix, or a step of the simulator. */
  name: string;
  count: number;
}

/** Takes visits one by one, and never makes the caller wait or fail. */
export interface VisitCounter {
  add(visit: Pick<VisitCount, 'kind' | 'name'>): void;
}

export interface VisitCountStore {
  /** Adds to what is stored, all of it or nothing. */
  add(counts: readonly VisitCount[]): Promise<void>;
}
