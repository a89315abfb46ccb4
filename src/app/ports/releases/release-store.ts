import type { MeasuredShares, SettledFriday } from '../../../domain/planner/coverage.ts';
import type { ReleaseSourceName } from '../../../domain/planner/release-sources.ts';
import type { ReleaseWeek } from '../../../domain/planner/release-weeks.ts';
import type { Changed, Judgement } from '../audit.ts';
import type { FetchedArtist, FetchedLabel, FetchedRelease } from './release-vendors.ts';
import type { Forecast, PlaceCounts } from './releases.ts';

/**
 * Stores the responses of the sources, and reads what to request next. Fridays are ISO days, times epoch milliseconds.
 */
export interface ReleaseStore {
  weeks(): Promise<ReleaseWeek[]>;
  /**
   * Replaces the list of a week, in one transaction. A list that lost more than half of its rows is doubted: the stored
   * list stays until the source returns such a list again.
   */
  replaceWeek(friday: string, releases: readonly FetchedRelease[], at: number): Promise<'stored' | 'doubted'>;
  /** Returns ids of artists that were not requested from Wikidata yet, at most `limit`. */
  unaskedArtists(limit: number): Promise<string[]>;
  /** Stores the found facts of the requested artists, and classifies their releases again. */
  storeArtists(asked: readonly string[], found: readonly FetchedArtist[], at: number): Promise<void>;
  /** Returns ids of artists without a genre whose tags were not requested yet. */
  untaggedArtists(limit: number): Promise<string[]>;
  storeTags(asked: readonly string[], found: readonly FetchedArtist[], at: number): Promise<void>;
  /** Returns ids of releases whose label was not requested yet. */
  unlabelledReleases(limit: number): Promise<string[]>;
  storeLabels(asked: readonly string[], found: readonly FetchedLabel[], at: number): Promise<void>;
  /** Replaces the most listened artists. */
  storeMostListened(ids: readonly string[], at: number): Promise<void>;
  /** Returns whether all data about the releases of a Friday was requested. */
  isComplete(friday: string, needs: { artists: boolean; labels: boolean }): Promise<boolean>;
  /** Returns counts of the known releases of a Friday in every genre and territory, and their total number. */
  countsOn(friday: string): Promise<{ places: PlaceCounts[]; total: number }>;
  /** Returns counts of past Fridays in every genre and territory, and which of the Fridays were counted. */
  pastCounts(fridays: readonly string[]): Promise<{ places: PlaceCounts[]; counted: string[] }>;
  writeForecasts(forecasts: readonly Forecast[]): Promise<void>;
  /** Stores the counts of a Friday for good, and deletes releases before the day `keepFrom` whose Friday is counted. */
  countWeek(
    friday: string,
    counts: { places: readonly PlaceCounts[]; total: number },
    at: number,
    keepFrom: string,
  ): Promise<void>;
  /** Returns the numbers of known releases of counted Fridays, some weeks ahead. */
  settledFridays(): Promise<SettledFriday[]>;
  writeShares(shares: ReadonlyMap<number, { share: number; fridays: number }>): Promise<void>;
  shares(): Promise<MeasuredShares>;
}

/** A source, as it is stored. */
export interface StoredSource {
  name: ReleaseSourceName;
  enabled: boolean;
  dueAt: number;
  okAt: number | null;
  failedAt: number | null;
  /** Failures in a row. */
  failures: number;
  lastError: string | null;
  version: number;
  /** When an administrator last requested an immediate fetch. */
  askedAt: number | null;
}

/** A claimed host: until it is settled, or its lease expires, no other process sends it a request. */
export interface ClaimedHost {
  id: number;
  name: string;
  lease: string;
  attempt: number;
}

/** The outcome of a request, for the source that made it. */
export type SourceOutcome =
  | { kind: 'done'; dueAt: number }
  | { kind: 'failed'; dueAt: number; error: string };

/** The gates of the hosts, and the sources behind them. */
export interface ReleaseQueue {
  /** Adds the hosts and sources that are not stored yet. A source that needs an agreement is off. */
  prepare(now: number): Promise<void>;
  /** Claims a host that is due and has no other lease. */
  claim(host: string, claim: { now: number; leaseMs: number }): Promise<ClaimedHost | undefined>;
  /** Ends the claim of a host, due again at `free.at`, and stores the outcome of the requested source. */
  settle(
    host: ClaimedHost,
    free: { at: number; error: string | null },
    source?: { name: ReleaseSourceName; outcome: SourceOutcome; at: number },
  ): Promise<void>;
  sources(): Promise<StoredSource[]>;
  /**
   * Switches a source, or requests an immediate fetch. It is then due at once, but at the pace of its host: a host that
   * got a request just before, or that asked for a pause, gets no earlier request.
   */
  change<Code>(
    name: ReleaseSourceName,
    now: number,
    judge: (before: StoredSource) => Judgement<StoredSource, Code>,
  ): Promise<Changed<StoredSource, Code>>;
}
