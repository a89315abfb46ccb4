import type { VisitKind } from '../../../app/ports/visit.ts';

/** The visits of a page or of a step of the simulator on a day. No column for an IP address, a browser or a person. */
export interface VisitCountRow {
  /** The agency's day, as `2026-11-21`; the UTC day in rows from before migration 0018. */
  day: string;
  kind: VisitKind;
  /** A page's path without language prefix, or a step of the simulator. */
  name: string;
  count: number;
}
