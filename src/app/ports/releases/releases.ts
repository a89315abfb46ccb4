import type { ClassReason } from '../../../domain/planner/classify-release.ts';
import type { MeasuredShares } from '../../../domain/planner/coverage.ts';
import type { ClassCounts, ReleaseClass } from '../../../domain/planner/expected-releases.ts';
import type { Genre, Territory } from '../../../domain/planner/inputs.ts';
import type { PlaceGenre, ReleaseKind } from '../../../domain/planner/known-release.ts';
import type { ReleaseSourceName } from '../../../domain/planner/release-sources.ts';
import type { CountedFridays } from '../../../domain/planner/season.ts';

/** Ports of the known releases. Fridays are ISO days, times epoch milliseconds. */

/** A known release with its evidence. */
export interface NamedRelease {
  friday: string;
  artist: string;
  title: string;
  kind: ReleaseKind;
  releaseClass: ReleaseClass;
  reason: ClassReason;
  label: string | null;
  /** `sample`: invented, without a record. */
  source: ReleaseSourceName | 'sample';
  url: string | null;
  firstSeenAt: number;
  fetchedAt: number;
}

/** The stored facts of a Friday. */
export interface KnownFriday {
  /** When the list of its releases was fetched. */
  fetchedAt: number;
  sets: readonly CountedSet[];
  /** Whether the releases are samples. */
  demo: boolean;
}

/** The known releases that compete in the same territories. */
export interface CountedSet {
  territories: readonly Territory[];
  /** Null: no source knows the genre of these releases. */
  releaseClass: ReleaseClass | null;
  number: number;
}

export interface MeasureAsk {
  genre: Genre;
  territories: readonly Territory[];
  /** Territories that may be added to them, whose seasons are read as well. */
  beside?: readonly Territory[];
  /** First and last day of the period. */
  from: string;
  to: string;
}

export interface Measures {
  /** The Fridays of the period whose releases were fetched. */
  fridays: ReadonlyMap<string, KnownFriday>;
  /** The past Fridays from which the seasons of the period are computed. */
  counted: CountedFridays;
  shares: MeasuredShares;
  /** The sources that are on and have responded; an empty list with samples. */
  sources: readonly { name: ReleaseSourceName; okAt: number }[];
  /** The loudest releases of each Friday, in the order of the Fridays. */
  named: readonly NamedRelease[];
}

/** Reads the known releases, for one analysis. */
export interface ReleaseMeasures {
  read(ask: MeasureAsk): Promise<Measures>;
  /** Returns when the lists of Fridays were fetched (absent: never), and the measured shares. */
  announced(fridays: readonly string[]): Promise<{
    fetchedAt: ReadonlyMap<string, number>;
    shares: MeasuredShares;
  }>;
}

/** Counts of the known releases of a Friday. */
export interface PlaceCounts {
  genre: PlaceGenre;
  territory: Territory;
  friday: string;
  counts: ClassCounts;
}

/** Samples: invented releases, past counts and predictions. */
export interface ReleaseSamples {
  /** Stores the samples, unless a release or a fetched week is stored already. Returns the number of releases. */
  add(samples: SampleReleases, now: number): Promise<number>;
  /** Deletes the samples, and returns the number of releases. */
  remove(): Promise<number>;
}

export interface SampleRelease {
  id: string;
  friday: string;
  artist: string;
  title: string;
  kind: ReleaseKind;
  releaseClass: ReleaseClass;
  genres: readonly Genre[];
  countries: readonly string[];
  label: string | null;
  firstSeenAt: number;
}

export interface SampleReleases {
  releases: readonly SampleRelease[];
  /** Every future Friday with a list, even if the list is empty. */
  fridays: readonly string[];
  /** Past Fridays. */
  counts: readonly PlaceCounts[];
  forecasts: readonly Forecast[];
}

/** The known and the expected releases of a Friday. `all`: every genre and territory. */
export interface Forecast {
  genre: PlaceGenre | 'all';
  territory: Territory | 'all';
  friday: string;
  weeksAhead: number;
  known: number;
  expected: number;
  low: number;
  high: number;
}

/** The data of the radar. */
export interface RadarReader {
  read(ask: {
    genres: readonly PlaceGenre[];
    territories: readonly Territory[];
    fridays: readonly string[];
    /** Past Fridays of the seasons. */
    past: readonly string[];
  }): Promise<{
    weeks: ReadonlyMap<string, { fetchedAt: number; demo: boolean }>;
    known: readonly PlaceCounts[];
    /** The counted ones of the past Fridays. */
    counted: { fridays: readonly string[]; places: readonly PlaceCounts[] };
    shares: MeasuredShares;
  }>;
  /** Returns the releases of a Friday in a place, the loudest first, at most `limit`, with their total number. */
  releases(
    place: { genre: PlaceGenre; territory: Territory; friday: string },
    limit: number,
  ): Promise<{ items: NamedRelease[]; total: number }>;
  /** Returns the latest Fridays that were predicted and counted in a place, newest first. */
  accuracy(
    place: { genre: PlaceGenre; territory: Territory },
    weeksAhead: number,
    limit: number,
  ): Promise<{ friday: string; predicted: number; low: number; high: number; counted: number }[]>;
  /** Returns how much each source has delivered: fetched future weeks, known artists and labels. */
  coverage(today: string): Promise<Record<ReleaseSourceName, { known: number; total: number }>>;
}
