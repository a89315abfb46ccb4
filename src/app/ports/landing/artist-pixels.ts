import type { ArtistPixels, ArtistPlatform } from '../../../domain/landing/artist-pixels.ts';
import type { AuditEntry, Changed, Judgement } from '../audit.ts';
import type { StoredLanding } from './landing.ts';

/** The artist's own pixels of a landing page, with their sealed tokens. */
export interface StoredArtistPixels extends ArtistPixels {
  /** 0: nothing was ever set. */
  version: number;
  metaToken: string | null;
  tiktokToken: string | null;
  /** When the artist set them through a one-time link, in epoch milliseconds; null: an administrator did, or none are set. */
  byArtistAt: number | null;
}

export interface ArtistPixelStore {
  /** Returns what is set for a page; for an unknown page, what a page without anything has. */
  of(page: string): Promise<StoredArtistPixels>;
  /** Writes what `judge` returns with its audit entries, while no other transaction changes the page. */
  save<Code>(
    page: string,
    judge: (before: StoredArtistPixels, page: StoredLanding) => Judgement<StoredArtistPixels, Code>,
  ): Promise<Changed<StoredArtistPixels, Code>>;
  /**
   * Writes what `judge` returns for the page of a one-time link, and ends this link and all others to the page's pixels;
   * `undefined` when the link is unknown, used, expired or revoked, or the page is deleted. Of two calls with one link, one succeeds.
   */
  saveByLink(
    hash: string,
    now: number,
    judge: (
      before: StoredArtistPixels,
      page: StoredLanding,
    ) => { after: StoredArtistPixels; entries: AuditEntry[] },
  ): Promise<StoredLanding | undefined>;
  /** The sealed tokens, for a new key. */
  listSealed(): Promise<{ page: string; platform: ArtistPlatform; text: string }[]>;
  reseal(page: string, platform: ArtistPlatform, before: string, text: string): Promise<boolean>;
}

/** The name under which the token of an artist is sealed. */
export const artistTokenName = (page: string, platform: ArtistPlatform): string =>
  `artist:${page}:${platform}`;
