import type { ContentBody } from '../../domain/content/content.ts';
import type { ContentStore } from '../ports/content.ts';
import type { Version } from '../ports/documents.ts';

/** The newest version of each place, and the one before where the newest was still to come when it was read. */
export interface ReadVersions {
  newest: ReadonlyMap<string, Version<ContentBody>>;
  before: ReadonlyMap<string, Version<ContentBody>>;
}

const isDue = ({ startsAt = 0 }: ContentBody, now: number): boolean => startsAt <= now;

/**
 * Reads the versions that are online now or will be. The state is derived from the clock, as that of landing pages is: nothing
 * runs at the moment of a scheduled version, so that no crash can miss it.
 */
export async function readVersions(
  store: Pick<ContentStore, 'newestOfAll' | 'version'>,
  now: number,
): Promise<ReadVersions> {
  const newest = await store.newestOfAll();
  const before = new Map<string, Version<ContentBody>>();
  for (const [place, version] of newest) {
    if (isDue(version, now)) continue;
    // A place has one scheduled version at most.
    const earlier = await store.version(place, version.number - 1);
    if (earlier) before.set(place, earlier);
  }
  return { newest, before };
}

/** Returns the version of each place that is online at a moment. */
export function onlineAt({ newest, before }: ReadVersions, now: number): Map<string, Version<ContentBody>> {
  const online = new Map<string, Version<ContentBody>>();
  for (const [place, version] of newest) {
    const shown = isDue(version, now) ? version : before.get(place);
    if (shown) online.set(place, shown);
  }
  return online;
}

/** Returns the version of each place that is scheduled after a moment. */
export const scheduledAfter = (
  { newest }: Pick<ReadVersions, 'newest'>,
  now: number,
): Map<string, Version<ContentBody>> => new Map([...newest].filter(([, version]) => !isDue(version, now)));
