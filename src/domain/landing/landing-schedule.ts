import type { LandingState } from './landing-list.ts';

/** When which version of a page is online: a comparison with the clock, so that nothing is missed after a crash. */
export interface LandingSchedule {
  /** The newest published version; null: never published, or taken offline. */
  liveVersion: number | null;
  /** From then on, the newest version is online; null exactly with it. */
  publishAt: number | null;
  /** From then on, the page has ended; null: never. */
  unpublishAt: number | null;
  /** The version that is online until the newest one comes; null: no version. */
  previousVersion: number | null;
  /** The end of the previous version; null exactly with it. */
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

/** Returns the state of a page at a moment. A page that shows a former version until a later moment is live. */
export function landingState(page: LandingSchedule, now: number): LandingState {
  if (page.liveVersion === null || page.publishAt === null) return 'draft';
  if (shownVersion({ ...page, deletedAt: null }, now) !== undefined) return 'live';
  return now < page.publishAt ? 'scheduled' : 'ended';
}

/** The moments after a moment at which a version comes online or goes offline; unsorted. */
export function comingChanges(page: LandingSchedule, now: number): number[] {
  return [page.publishAt, page.unpublishAt, page.previousUntil].filter(
    (at): at is number => at !== null && at > now,
  );
}
