import type { LandingState } from './landing-list.ts';

/**
 * The times at which versions of a page are online, in epoch milliseconds. The state is derived from the clock and not stored, so
 * that a crash at a scheduled time does no harm.
 */
export interface LandingSchedule {
  /** The newest published version; null: never published, or unpublished. */
  liveVersion: number | null;
  /** From then on, the newest version is online; null if and only if `liveVersion` is null. */
  publishAt: number | null;
  /** From then on, the page has ended; null: never. */
  unpublishAt: number | null;
  /** The version that is online until the newest one is published; null: no version. */
  previousVersion: number | null;
  /** The end of the previous version; null if and only if `previousVersion` is null. */
  previousUntil: number | null;
  /** Null: not deleted. */
  deletedAt: number | null;
}

/** Returns the number of the version that is online at a moment; `undefined`: no version is. */
export function shownVersion(page: LandingSchedule, now: number): number | undefined {
  if (page.deletedAt !== null || page.liveVersion === null || page.publishAt === null) return undefined;
  if (page.publishAt <= now)
    return page.unpublishAt === null || now < page.unpublishAt ? page.liveVersion : undefined;
  return page.previousVersion !== null && page.previousUntil !== null && now < page.previousUntil
    ? page.previousVersion
    : undefined;
}

/** Returns the state of a page at a moment. It is live as long as any version is shown, also the previous one. */
export function landingState(page: LandingSchedule, now: number): LandingState {
  if (page.liveVersion === null || page.publishAt === null) return 'draft';
  if (shownVersion({ ...page, deletedAt: null }, now) !== undefined) return 'live';
  return now < page.publishAt ? 'scheduled' : 'ended';
}

/** Returns the moments after `now` at which a version is published or expires; unsorted. */
export function comingChanges(page: LandingSchedule, now: number): number[] {
  return [page.publishAt, page.unpublishAt, page.previousUntil].filter(
    (at): at is number => at !== null && at > now,
  );
}
