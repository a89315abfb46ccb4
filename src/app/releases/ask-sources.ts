import { measureShares } from '../../domain/planner/coverage.ts';
import type { ReleaseSourceName } from '../../domain/planner/release-sources.ts';
import { countableWeeks, firstKeptDay, nextWeek } from '../../domain/planner/release-weeks.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { VendorFailure } from '../ports/feeds.ts';
import type { StoredSource } from '../ports/releases/release-store.ts';
import type { VendorAnswer } from '../ports/releases/release-vendors.ts';
import { forecastFriday } from './forecast-friday.ts';
import type { ReleaseJobPorts } from './release-ports.ts';

const DAY_MS = 24 * 3_600_000;
/** Pause of a source without work, in milliseconds: another source may add new artists and releases meanwhile. */
const IDLE_MS = 60_000;
/** Number of ids in one request, so that its URL is not longer than servers accept. */
const ARTISTS_AT_ONCE = 100;
/** Number of ids in one request: a release group may have several releases, and a response has at most 100. */
const RELEASES_AT_ONCE = 40;
/** Past weeks are not fetched while this number of artists is not requested yet, so that the tables stay small. */
const ENOUGH_ARTISTS = 3000;

/** The enabled sources, which decide the facts that must be known before a week is counted. */
export type SourcesOn = ReadonlySet<ReleaseSourceName>;

/** The outcome of a source's step. */
export type Step =
  /** `pauseMs`: milliseconds until the source may have more to do; 0: it has more now. */
  | { kind: 'done'; pauseMs: number }
  | { kind: 'failed'; failure: VendorFailure; retryAfterMs: number | undefined };

const MORE: Step = { kind: 'done', pauseMs: 0 };
const idle = (pauseMs: number): Step => ({ kind: 'done', pauseMs });

type StepOf = (ports: ReleaseJobPorts, on: SourcesOn, source: StoredSource) => Promise<Step>;

/** One step of each source: at most one request, whose response is stored. The next step follows from the tables. */
export const steps: Record<ReleaseSourceName, StepOf> = {
  async listenbrainz(ports, on, { askedAt }) {
    const { clock, releaseStore, releaseVendors } = ports;
    const now = clock.now();
    const weeks = await releaseStore.weeks();
    if (await countOneWeek(ports, weeks, on, now)) return MORE;
    const artistsWait = on.has('wikidata') && (await releaseStore.unaskedArtists(ENOUGH_ARTISTS)).length;
    const next = nextWeek(weeks, now, {
      past: !artistsWait || artistsWait < ENOUGH_ARTISTS,
      askedAt,
    });
    if ('dueAt' in next) return idle(Math.min(IDLE_MS, Math.max(0, next.dueAt - now)));
    const { friday } = next;
    return stored(await releaseVendors.week(friday), async (releases) => {
      await releaseStore.replaceWeek(friday, releases, clock.now());
      await forecastFriday(releaseStore, friday, clock.now());
    });
  },

  async wikidata({ clock, releaseStore, releaseVendors }) {
    const asked = await releaseStore.unaskedArtists(ARTISTS_AT_ONCE);
    if (asked.length === 0) return idle(IDLE_MS);
    return stored(await releaseVendors.artists(asked), (found) =>
      releaseStore.storeArtists(asked, found, clock.now()),
    );
  },

  async musicbrainz({ clock, releaseStore, releaseVendors }) {
    const asked = await releaseStore.unlabelledReleases(RELEASES_AT_ONCE);
    if (asked.length === 0) return idle(IDLE_MS);
    return stored(await releaseVendors.labels(asked), (found) =>
      releaseStore.storeLabels(asked, found, clock.now()),
    );
  },

  async listenbrainz_artists({ clock, releaseStore, releaseVendors }) {
    const answer = await releaseVendors.mostListened();
    const step = await stored(answer, async (ids) => {
      if (ids.length > 0) await releaseStore.storeMostListened([...new Set(ids)], clock.now());
    });
    return step.kind === 'done' ? idle(7 * DAY_MS) : step;
  },

  async musicbrainz_tags({ clock, releaseStore, releaseVendors }) {
    const asked = await releaseStore.untaggedArtists(ARTISTS_AT_ONCE);
    if (asked.length === 0) return idle(IDLE_MS);
    return stored(await releaseVendors.tags(asked), (found) =>
      releaseStore.storeTags(asked, found, clock.now()),
    );
  },
};

async function stored<T>(answer: VendorAnswer<T>, store: (items: T[]) => Promise<unknown>): Promise<Step> {
  if (answer.kind === 'failed')
    return { kind: 'failed', failure: answer.failure, retryAfterMs: answer.retryAfterMs };
  await store(answer.items);
  return MORE;
}

/**
 * Counts a week for good that ended four weeks ago, once all data about its releases was requested, and measures
 * coverage again.
 */
async function countOneWeek(
  { releaseStore }: ReleaseJobPorts,
  weeks: Parameters<typeof countableWeeks>[0],
  on: SourcesOn,
  now: number,
): Promise<boolean> {
  const today = agencyDay(now);
  const needs = { artists: on.has('wikidata'), labels: on.has('musicbrainz') };
  for (const friday of countableWeeks(weeks, today)) {
    if (!(await releaseStore.isComplete(friday, needs))) continue;
    await releaseStore.countWeek(friday, await releaseStore.countsOn(friday), now, firstKeptDay(today));
    await releaseStore.writeShares(measureShares(await releaseStore.settledFridays()));
    return true;
  }
  return false;
}
