import type { Genre } from '../../../domain/planner/inputs.ts';
import type { ReleaseKind } from '../../../domain/planner/known-release.ts';
import type { VendorFailure } from '../feeds.ts';

/** The public databases of releases. Every failure is an answer; no call rejects. */

/** A release of a list. All texts are plain text, all ids are those of MusicBrainz. */
export interface FetchedRelease {
  id: string;
  day: string;
  title: string;
  artist: string;
  artistIds: readonly string[];
  kind: ReleaseKind;
}

export interface FetchedArtist {
  id: string;
  genres: readonly Genre[];
  /** ISO codes. */
  countries: readonly string[];
}

export interface FetchedLabel {
  /** Of the release. */
  id: string;
  label: string | null;
  countries: readonly string[];
}

export type VendorAnswer<T> =
  | { kind: 'list'; items: T[] /** Dropped because they were damaged or were of no use. */; refused: number }
  | {
      kind: 'failed';
      failure: VendorFailure;
      /** The pause that the vendor asks for. */
      retryAfterMs?: number | undefined;
    };

export interface ReleaseVendors {
  /** Returns the releases of the week that ends on a Friday. */
  week(friday: string): Promise<VendorAnswer<FetchedRelease>>;
  /** Returns the ids of the most listened artists of the year. */
  mostListened(): Promise<VendorAnswer<string>>;
  /** Returns genres and countries of artists. An artist without an entry is absent. */
  artists(ids: readonly string[]): Promise<VendorAnswer<FetchedArtist>>;
  /** Returns labels and countries of releases. A release without an entry is absent. */
  labels(ids: readonly string[]): Promise<VendorAnswer<FetchedLabel>>;
  /** Returns genres of artists from the tags of listeners. */
  tags(ids: readonly string[]): Promise<VendorAnswer<FetchedArtist>>;
}
