// Separate from `landing-page.ts`: the script of public pages needs these lists, but not the declaration of the content.

/** The networks of the section "social". */
export const socialPlatforms = ['spotify', 'youtube', 'instagram', 'tiktok'] as const;
export type SocialPlatform = (typeof socialPlatforms)[number];

/** The streaming services and shops of a release's rows. */
export const musicPlatforms = [
  'spotify',
  'apple-music',
  'deezer',
  'youtube',
  'youtube-music',
  'tidal',
  'amazon-music',
  'soundcloud',
  'bandcamp',
  'other',
] as const;
export type MusicPlatform = (typeof musicPlatforms)[number];
