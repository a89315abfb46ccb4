import type { Tags } from '../tag-id/tag-id.ts';
import type { LandingShared, LandingTexts } from './landing-page.ts';

/** The platforms at which an artist may have an own pixel on a landing page, with the provider of their tag. */
export const artistPlatforms = { meta: 'metaPixel', tiktok: 'tiktokPixel' } as const;
export type ArtistPlatform = keyof typeof artistPlatforms;
/** Their proper names. */
export const artistPlatformBrands = { meta: 'Meta', tiktok: 'TikTok' } as const;
export const artistPlatformNames = Object.keys(artistPlatforms) as ArtistPlatform[];

/** Returns the name by which a page asks for its artist. */
export const artistAsked = (
  { artist }: Pick<LandingShared, 'artist'>,
  { title }: Pick<LandingTexts, 'title'>,
): string => artist.trim() || title.trim();

/** Returns the platforms of an artist's tags. */
export const platformsOf = (tags: Tags): ArtistPlatform[] =>
  artistPlatformNames.filter((name) => tags[artistPlatforms[name]] !== undefined);

/** An artist's own pixels on a landing page (decision record 0170). The artist decides on their use; the agency processes for them. */
export interface ArtistPixels {
  isOn: boolean;
  /** The day of the contract by which the agency processes data for the artist; null: there is none yet. */
  contractOn: string | null;
  /** The number of each pixel; empty: none. */
  metaPixel: string;
  tiktokPixel: string;
}

/**
 * Returns the artist's tags that a page offers: none while they are switched off, or without a contract. They have no options:
 * the random number of this site for advanced matching is the agency's.
 */
export function artistTags({ isOn, contractOn, ...pixels }: ArtistPixels): Tags {
  if (!isOn || contractOn === null) return {};
  const tags = Object.values(artistPlatforms).flatMap((tag) =>
    pixels[tag] === '' ? [] : [[tag, { id: pixels[tag] }] as const],
  );
  return Object.fromEntries(tags);
}
