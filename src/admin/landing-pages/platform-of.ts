import type { MusicPlatform } from '../../domain/landing/landing-page.ts';

/** The hosts of each service, the more particular one first. */
const hosts: readonly (readonly [host: RegExp, platform: MusicPlatform])[] = [
  [/^(open\.)?spotify\.(com|link)$/, 'spotify'],
  [/^(geo\.)?music\.apple\.com$/, 'apple-music'],
  [/^(www\.|link\.)?deezer\.com$/, 'deezer'],
  [/^music\.youtube\.com$/, 'youtube-music'],
  [/^((www\.|m\.)?youtube\.com|youtu\.be)$/, 'youtube'],
  [/^(listen\.|www\.)?tidal\.com$/, 'tidal'],
  [/^music\.amazon\.[a-z.]+$/, 'amazon-music'],
  [/^(www\.|on\.|m\.)?soundcloud\.com$/, 'soundcloud'],
  [/^([a-z0-9-]+\.)?bandcamp\.com$/, 'bandcamp'],
];

/** Returns the service that an address belongs to; `undefined` for any other address. */
export function platformOf(url: string): MusicPlatform | undefined {
  const host = /^https:\/\/([^/?#\s]+)/i.exec(url.trim())?.[1]?.toLowerCase();
  return host === undefined ? undefined : hosts.find(([pattern]) => pattern.test(host))?.[1];
}
