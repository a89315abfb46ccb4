import type { ReleaseCode } from '../../domain/landing/release-code.ts';

/** The answers of public music catalogues about a release. Their texts are plain, on one line. */

/** The catalogues that are asked by a code, and answer with their own link. */
export const catalogueNames = ['itunes', 'deezer'] as const;
export type CatalogueName = (typeof catalogueNames)[number];

export interface CatalogueHit {
  /** `https:` address of the release or recording. */
  url: string;
  title: string;
  artist: string;
  /** Codes that the catalogue names beside it; null: no code. */
  upc: string | null;
}

/** `failed`: the catalogue did not answer, or not as it documents. */
export type CatalogueAnswer = { kind: 'found'; hit: CatalogueHit } | { kind: 'none' } | { kind: 'failed' };

/** A release or recording with the links to it that a catalogue holds. */
export interface LinkedRelease {
  title: string;
  artist: string;
  /** Null: the catalogue names no code. */
  upc: string | null;
  /** `https:` addresses at platforms and shops, as they were entered. */
  urls: readonly string[];
}

export type LinkedAnswer = { kind: 'found'; release: LinkedRelease } | { kind: 'none' } | { kind: 'failed' };

/** Asks catalogues that need no account. Never throws. */
export interface MusicCatalogues {
  /** iTunes knows no recordings by their code: it answers `none` to an ISRC. */
  byCode(name: CatalogueName, code: ReleaseCode): Promise<CatalogueAnswer>;
  /** The release that a link of Deezer names. */
  deezerItem(item: { kind: 'album' | 'track'; id: string }): Promise<CatalogueAnswer>;
  /** The releases that MusicBrainz knows by a code, or by a link to a platform in its canonical form. */
  linked(by: ReleaseCode | { kind: 'link'; value: string }): Promise<LinkedAnswer>;
}
