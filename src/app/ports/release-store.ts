import type { MeasuredShares, SettledFriday } from '../../domain/planner/coverage.ts';
import type { ReleaseSourceName } from '../../domain/planner/release-sources.ts';
import type { ReleaseWeek } from '../../domain/planner/release-weeks.ts';
import type { Changed, Judgement } from './audit.ts';
import type { FetchedArtist, FetchedLabel, FetchedRelease } from './release-vendors.ts';
import type { Forecast, PlaceCounts } from './releases.ts';

/** Writes the answers of the sources, and reads the next questions. Fridays are ISO days, times epoch milliseconds. */
export interface ReleaseStore {
  weeks(): Promise<ReleaseWeek[]>;
  /**
   * Replaces the list of a week, in one transaction. A list that lost more than half is doubted: the stored one stays,
   * until the same is said again.
   */
  replaceWeek(friday: string, releases: readonly FetchedRelease[], at: number): Promise<'stored' | 'doubted'>;
  /** Ids of artists that Wikidata was not asked about, at most `limit`. */
  unaskedArtists(limit: number): Promise<string[]>;
  /** Stores the found facts of the artists that were asked about, and classes their releases anew. */
  storeArtists(asked: readonly string[], found: readonly FetchedArtist[], at: number): Promise<void>;
  /** Ids of artists without a genre whose tags were not asked for. */
  untaggedArtists(limit: number): Promise<string[]>;
  storeTags(asked: readonly string[], found: readonly FetchedArtist[], at: number): Promise<void>;
  /** Ids of releases whose label was not asked for. */
  unlabelledReleases(limit: number): Promise<string[]>;
  storeLabels(asked: readonly string[], found: readonly FetchedLabel[], at: number): Promise<void>;
  /** Replaces the most listened artists. */
  storeMostListened(ids: readonly string[], at: number): Promise<void>;
  /** Whether everything about the releases of a Friday was asked. */
  isComplete(friday: string, needs: { artists: boolean; labels: boolean }): Promise<boolean>;
  /** Counts of the known releases of a Friday in every genre and territory, and their number in all. */
  countsOn(friday: string): Promise<{ places: PlaceCounts[]; total: number }>;
  /** Counts of past Fridays in every genre and territory; and those of the Fridays that were counted. */
  pastCounts(fridays: readonly string[]): Promise<{ places: PlaceCounts[]; counted: string[] }>;
  writeForecasts(forecasts: readonly Forecast[]): Promise<void>;
  /** Keeps the counts of a Friday for good, and deletes releases before the day `keepFrom` whose Friday is counted. */
  countWeek(
    friday: string,
    counts: { places: readonly PlaceCounts[]; total: number },
    at: number,
    keepFrom: string,
  ): Promise<void>;
  /** The numbers of known releases of counted Fridays, some weeks ahead. */
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
  /** When an administrator last asked for it to be read at once. */
  askedAt: number | null;
}

/** A host that was claimed: until it is settled, or its lease ends, no other process asks it. */
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
  /** Frees a host until a time, and stores the outcome of the source that was asked. */
  settle(
    host: ClaimedHost,
    free: { at: number; error: string | null },
    source?: { name: ReleaseSourceName; outcome: SourceOutcome; at: number },
  ): Promise<void>;
  sources(): Promise<StoredSource[]>;
  /**
   * Switches a source, or asks for it to be read. It is then due at once, but its host keeps its pace: a host that was
   * just asked, or that asks to be left alone, is not asked earlier.
   */
  change<Code>(
    name: ReleaseSourceName,
    now: number,
    judge: (before: StoredSource) => Judgement<StoredSource, Code>,
  ): Promise<Changed<StoredSource, Code>>;
}
