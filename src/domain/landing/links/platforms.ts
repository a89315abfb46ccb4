import { trimEnd } from '../../text/trim-end.ts';
import { isHttpsLink } from './landing-link.ts';
import type { MusicPlatform } from './landing-platforms.ts';

/** A link to a platform in its canonical form, and the address of its player where the vendor has one. */
export interface RecognisedLink {
  platform: MusicPlatform;
  /** Without parameters that identify the person who shared it, such as `si`. */
  url: string;
  /** Address of the player, for a frame that the visitor asks for; null: no player. */
  embed: string | null;
}

interface PlatformRule {
  platform: MusicPlatform;
  /** The name that pages and the back office show. */
  name: string;
  hosts: RegExp;
  /** Parameters that are part of the address; all others are dropped. */
  kept?: readonly string[];
  /** Returns the canonical path; absent: the path is not changed. */
  path?: (path: string) => string;
  embed?: (url: URL) => string | null;
  /** The origin of the players, for `frame-src`. */
  frame?: string;
}

/** Hosts of short links, which vendors and services create for sharing. Only a server can resolve them. */
const shortHosts =
  /^(?:spotify\.link|spotify\.app\.link|link\.deezer\.com|deezer\.page\.link|on\.soundcloud\.com|v[mt]\.tiktok\.com|amzn\.to|a\.co|(?:[\w-]+\.)?lnk\.to|ffm\.to|bit\.ly)$/;

/** Parameters by which services identify the person who shared a link. */
const traces = /^(?:utm_.*|si|_t|_r|igsh|igshid|fbclid|gclid|ttclid|share_.*|is_from_webapp|sender_device)$/i;

/**
 * One row for each platform. The forms of Spotify and Apple Music are those of their documentation, the others are seen in
 * use (November 2026).
 */
const rules: readonly PlatformRule[] = [
  {
    platform: 'spotify',
    name: 'Spotify',
    hosts: /^(?:open|play)\.spotify\.com$/,
    path: (path) => path.replace(/^\/intl-[a-z-]+(?=\/)/i, '').replace(/^\/embed(?=\/)/, ''),
    embed: ({ pathname }) =>
      /^\/(?:track|album|artist|playlist)\/[0-9A-Za-z]{22}$/.test(pathname)
        ? `https://open.spotify.com/embed${pathname}`
        : null,
    frame: 'https://open.spotify.com',
  },
  {
    platform: 'apple-music',
    name: 'Apple Music',
    hosts: /^(?:geo\.|embed\.)?(?:music|itunes)\.apple\.com$/,
    kept: ['i'],
    embed: ({ pathname, search }) =>
      /^\/[a-z]{2}\/(?:album|playlist|song|artist)\//.test(pathname)
        ? `https://embed.music.apple.com${pathname}${search}`
        : null,
    frame: 'https://embed.music.apple.com',
  },
  {
    platform: 'deezer',
    name: 'Deezer',
    hosts: /^(?:www\.)?deezer\.com$/,
    path: (path) => path.replace(/^\/[a-z]{2}(?=\/)/, ''),
    embed: ({ pathname }) => {
      const [, kind, id] = /^\/(track|album|artist|playlist)\/(\d+)$/.exec(pathname) ?? [];
      return id ? `https://widget.deezer.com/widget/auto/${kind}/${id}` : null;
    },
    frame: 'https://widget.deezer.com',
  },
  {
    platform: 'youtube-music',
    name: 'YouTube Music',
    hosts: /^music\.youtube\.com$/,
    kept: ['v', 'list'],
  },
  {
    platform: 'youtube',
    name: 'YouTube',
    hosts: /^(?:(?:www\.|m\.)?youtube\.com|youtu\.be)$/,
    kept: ['v', 'list'],
    embed: ({ pathname, searchParams }) => {
      const video = searchParams.get('v') ?? /^\/(?:shorts|live|embed)\/([\w-]{11})$/.exec(pathname)?.[1];
      return video && /^[\w-]{11}$/.test(video) ? `https://www.youtube-nocookie.com/embed/${video}` : null;
    },
    frame: 'https://www.youtube-nocookie.com',
  },
  {
    platform: 'tidal',
    name: 'Tidal',
    hosts: /^(?:www\.|listen\.)?tidal\.com$/,
    path: (path) => path.replace(/^\/browse(?=\/)/, '').replace(/\/u$/, ''),
    embed: ({ pathname }) => {
      const [, kind, id] = /^\/(track|album|playlist)\/([\w-]+)$/.exec(pathname) ?? [];
      return id ? `https://embed.tidal.com/${kind}s/${id}` : null;
    },
    frame: 'https://embed.tidal.com',
  },
  {
    platform: 'amazon-music',
    name: 'Amazon Music',
    hosts: /^music\.amazon\.(?:com|fr|es|de|it|ca|co\.uk|co\.jp|com\.br|com\.mx|com\.au|in)$/,
    kept: ['trackAsin'],
  },
  {
    platform: 'soundcloud',
    name: 'SoundCloud',
    hosts: /^(?:www\.|m\.)?soundcloud\.com$/,
    embed: ({ pathname }) =>
      /^\/[\w-]+\/(?:sets\/)?[\w-]+$/.test(pathname)
        ? `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com${pathname}`)}`
        : null,
    frame: 'https://w.soundcloud.com',
  },
  // No player: it would need a number that the address does not contain.
  { platform: 'bandcamp', name: 'Bandcamp', hosts: /^[\w-]+\.bandcamp\.com$/ },
];

/** Hosts of links that get the host of the canonical address. */
const canonicalHosts: Partial<Record<MusicPlatform, string>> = {
  spotify: 'open.spotify.com',
  deezer: 'www.deezer.com',
  youtube: 'www.youtube.com',
  tidal: 'tidal.com',
  soundcloud: 'soundcloud.com',
};

/**
 * Recognises a link by its host and returns it in its canonical form. Any other `https:` link has the platform `other` and is
 * returned as typed. Returns `undefined` for a text that is not an `https:` link.
 */
export function recogniseLink(typed: string): RecognisedLink | undefined {
  const link = typed.trim();
  if (!isHttpsLink(link)) return undefined;
  const url = new URL(link);
  const rule = rules.find(({ hosts }) => hosts.test(url.hostname));
  if (!rule) return { platform: 'other', url: link, embed: null };
  if (url.hostname === 'youtu.be') {
    url.searchParams.set('v', url.pathname.slice(1));
    url.pathname = '/watch';
  }
  const canonical = canonicalHosts[rule.platform];
  // Apple routes `geo.` by the listener's country, and YouTube has hosts for phones.
  if (canonical) url.hostname = canonical;
  if (url.hostname === 'embed.music.apple.com') url.hostname = 'music.apple.com';
  url.pathname = trimEnd(rule.path?.(url.pathname) ?? url.pathname, '/') || '/';
  for (const key of [...url.searchParams.keys()]) if (!rule.kept?.includes(key)) url.searchParams.delete(key);
  url.hash = '';
  return { platform: rule.platform, url: url.href, embed: rule.embed?.(url) ?? null };
}

/** Whether a link is a vendor's short link, which a server must resolve before it can be recognised. */
export const isShortLink = (link: string): boolean =>
  isHttpsLink(link) && shortHosts.test(new URL(link).hostname);

/** Returns an address without the parameters that identify the person who shared it, and without its fragment. */
export function withoutTraces(address: string): string {
  const url = new URL(address);
  for (const key of [...url.searchParams.keys()]) if (traces.test(key)) url.searchParams.delete(key);
  url.hash = '';
  return url.href;
}

/** Whether a link is to one of the platforms. */
export const isOfPlatform = (link: string): boolean => (recogniseLink(link)?.platform ?? 'other') !== 'other';

/** Returns the name of a platform as people write it; `undefined` for `other`. */
export const platformName = (platform: MusicPlatform): string | undefined =>
  rules.find((rule) => rule.platform === platform)?.name;

/** The origins from which a player may come. A page permits only those of its own players. */
export const playerOrigins: readonly string[] = rules.flatMap(({ frame }) => frame ?? []);
