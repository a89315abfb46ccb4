import type { ArtistPixels, ArtistPlatform } from '../../../domain/landing/artist-pixels.ts';
import type { Changed, Judgement } from '../audit.ts';
import type { StoredLanding } from './landing.ts';

/** The artist's own pixels of a landing page, with their sealed tokens. */
export interface StoredArtistPixels extends ArtistPixels {
  /** 0: nothing was ever set. */
  version: number;
  metaToken: string | null;
  tiktokToken: string | null;
}

export interface ArtistPixelStore {
  /** Returns what is set for a page; for an unknown page, what a page without anything has. */
  of(page: string): Promise<StoredArtistPixels>;
  /** Writes what `judge` returns with its audit entries, while no other transaction changes the page. */
  save<Code>(
    page: string,
    judge: (before: StoredArtistPixels, page: StoredLanding) => Judgement<StoredArtistPixels, Code>,
  ): Promise<Changed<StoredArtistPixels, Code>>;
  /** The sealed tokens, for a new key. */
  listSealed(): Promise<{ page: string; platform: ArtistPlatform; text: string }[]>;
  reseal(page: string, platform: ArtistPlatform, before: string, text: string): Promise<boolean>;
}

/** The name under which the token of an artist is sealed. */
export const artistTokenName = (page: string, platform: ArtistPlatform): string =>
  `artist:${page}:${platform}`;
