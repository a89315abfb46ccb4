import type { Generated } from 'kysely';
import type { StoredSource } from '../../../app/ports/releases/release-store.ts';
import type { ClassReason } from '../../../domain/planner/classify-release.ts';
import type { Territory } from '../../../domain/planner/inputs.ts';
import type { PlaceGenre, ReleaseKind } from '../../../domain/planner/known-release.ts';
import type { ReleaseSourceName } from '../../../domain/planner/release-sources.ts';
import type { ReleaseWeek } from '../../../domain/planner/release-weeks.ts';
import { flag, type RowOf, recordOf } from '../engine/record.ts';

/** Fridays are ISO days. A class is stored as its place in `releaseClasses`, so that the loudest sort first. */

/** A release that a public database announces. */
export interface ReleaseRow {
  id: Generated<number>;
  source: ReleaseSourceName | 'sample';
  /** The source's own id: a release group of MusicBrainz. */
  source_id: string;
  /** The Friday that ends its release week, Saturday to Friday. */
  friday: string;
  /** The announced day. */
  day: string;
  title: string;
  artist: string;
  kind: ReleaseKind;
  class_rank: number;
  class_reason: ClassReason;
  label: string | null;
  /** JSON: ISO codes of the countries that a source names for the release itself. */
  countries: string;
  label_checked_at: number | null;
  evidence_url: string | null;
  first_seen_at: number;
  fetched_at: number;
  demo: number;
}

/** A genre, and the territories in which a release competes there. */
export interface ReleasePlaceRow {
  genre: PlaceGenre;
  friday: string;
  class_rank: number;
  /** A set: its bits are territories (`territory-bits.ts`). */
  territories: number;
  release_id: number;
}

/** An artist of a release. */
export interface ReleaseCreditRow {
  artist_id: string;
  release_id: number;
}

/** The facts of an artist from the sources. */
export interface ReleaseArtistRow {
  /** An id of MusicBrainz. */
  artist_id: string;
  /** JSON: genres of the planner. */
  genres: string;
  country: string | null;
  in_wikidata: number;
  /** When a source last listed the artist among the most listened. */
  popular_at: number | null;
  /** When Wikidata was last queried; null: not yet. */
  checked_at: number | null;
  /** When the tags were last fetched from MusicBrainz. */
  tags_checked_at: number | null;
}

export const weekRecord = recordOf<ReleaseWeek>()({
  friday: 'friday',
  fetchedAt: 'fetched_at',
  triedAt: 'tried_at',
  rows: 'rows',
  doubtedRows: 'doubted_rows',
  countedAt: 'counted_at',
});

/** A release week, named by its Friday, once its list was fetched. */
export interface ReleaseWeekRow extends RowOf<typeof weekRecord> {
  demo: number;
}

/** The counted releases of a past Friday; a genre and territory without releases has no row. */
export interface ReleaseCountRow {
  genre: PlaceGenre;
  territory: Territory;
  friday: string;
  mega: number;
  major: number;
  indie: number;
  emerging: number;
  demo: number;
}

/**
 * The known and the expected releases of a Friday, some weeks ahead. `all`: every genre and territory, for the coverage.
 */
export interface ReleaseForecastRow {
  genre: PlaceGenre | 'all';
  territory: Territory | 'all';
  friday: string;
  weeks_ahead: number;
  known: number;
  expected: number;
  low: number;
  high: number;
  demo: number;
}

/** The measured share of the releases that are known a number of weeks ahead. */
export interface ReleaseCoverageRow {
  weeks_ahead: number;
  share: number;
  /** The number of Fridays that the share is the median of. */
  fridays: number;
}

/** A host of sources, which gets one request a second at most: an entry of a lease queue. */
export interface ReleaseHostRow {
  id: Generated<number>;
  name: string;
  state: 'waiting';
  attempts: Generated<number>;
  next_attempt_at: number | null;
  lease: string | null;
  last_error: string | null;
}

export const sourceRecord = recordOf<StoredSource>()({
  name: 'name',
  enabled: flag('enabled'),
  dueAt: 'due_at',
  okAt: 'ok_at',
  failedAt: 'failed_at',
  failures: 'failures',
  lastError: 'last_error',
  version: 'version',
  askedAt: 'asked_at',
});

/** A source that was switched on or off, fetched from, or failed at least once. */
export type ReleaseSourceRow = RowOf<typeof sourceRecord>;
