import type { ReleaseCode } from '../../../domain/landing/release-code.ts';

/** The responses of public music catalogues about a release. Their texts are plain, on one line. */

/** The catalogues that are searched by a code, and return their own link. */
export const catalogueNames = ['itunes', 'deezer'] as const;
export type CatalogueName = (typeof catalogueNames)[number];

export interface CatalogueHit {
  /** `https:` address of the release or recording. */
  url: string;
  title: string;
  artist: string;
  /** The code that the catalogue returns with it; null: no code. */
  upc: string | null;
}

/** `failed`: the catalogue did not respond, or not as documented. */
export type CatalogueAnswer = { kind: 'found'; hit: CatalogueHit } | { kind: 'none' } | { kind: 'failed' };

/** A release or recording with its links in a catalogue. */
export interface LinkedRelease {
  title: string;
  artist: string;
  /** Null: the catalogue has no code. */
  upc: string | null;
  /** `https:` addresses at platforms and shops, as they were entered. */
  urls: readonly string[];
}

export type LinkedAnswer = { kind: 'found'; release: LinkedRelease } | { kind: 'none' } | { kind: 'failed' };

/** Searches catalogues that need no account. Never rejects. */
export interface MusicCatalogues {
  /** iTunes finds no recordings by their code: it returns `none` for an ISRC. */
  byCode(name: CatalogueName, code: ReleaseCode): Promise<CatalogueAnswer>;
  /** Returns the release of a Deezer link. */
  deezerItem(item: { kind: 'album' | 'track'; id: string }): Promise<CatalogueAnswer>;
  /** Returns the release that MusicBrainz knows by a code, or by a link to a platform in its canonical form. */
  linked(by: ReleaseCode | { kind: 'link'; value: string }): Promise<LinkedAnswer>;
}
