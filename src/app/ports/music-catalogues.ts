import type { ReleaseCode } from '../../domain/landing/release-code.ts';

/** What public music catalogues answer about a release. Their texts are plain, on one line. */

export const catalogueNames = ['itunes', 'deezer'] as const;
export type CatalogueName = (typeof catalogueNames)[number];

export interface CatalogueHit {
  /** `https:` address of the release or recording. */
  url: string;
  title: string;
  artist: string;
  /** Codes that the catalogue names beside it; null: none. */
  upc: string | null;
}

/** `failed`: the catalogue did not answer, or not as it documents. */
export type CatalogueAnswer = { kind: 'found'; hit: CatalogueHit } | { kind: 'none' } | { kind: 'failed' };

/** Asks catalogues that need no account. Never throws. */
export interface MusicCatalogues {
  /** iTunes knows no recordings by their code: it answers `none` to an ISRC. */
  byCode(name: CatalogueName, code: ReleaseCode): Promise<CatalogueAnswer>;
  /** The release that a link of Deezer names. */
  deezerItem(item: { kind: 'album' | 'track'; id: string }): Promise<CatalogueAnswer>;
}
