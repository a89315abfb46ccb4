import type { MusicPlatform } from './links/landing-platforms.ts';
import { recogniseLink } from './links/platforms.ts';

/** The finding in a vendor's response with status 200: the release is deleted, or the interface has an error. */
type Said = 'gone' | 'busy';

interface Question {
  /** Returns the address that shows whether the page of a canonical link exists; `undefined`: the page itself. */
  address: (link: URL) => string | undefined;
  /** Reads a response with status 200; absent: status 200 means that the page exists. */
  read?: (body: string) => Said | undefined;
}

/**
 * The vendors whose pages return 200 for a deleted release, each with an interface that shows whether it exists and needs no
 * account. Spotify's oEmbed is not among them: under load it returns 404 for songs that exist. Its pages return 404 for deleted
 * ones, as those of Apple Music, SoundCloud and Bandcamp do. Amazon Music has no such interface.
 */
const questions: Partial<Record<MusicPlatform, Question>> = {
  youtube: { address: askYouTube },
  'youtube-music': { address: askYouTube },
  deezer: {
    address: ({ pathname }) =>
      /^\/(?:track|album|artist|playlist)\/\d+$/.test(pathname)
        ? `https://api.deezer.com${pathname}`
        : undefined,
    read: readDeezer,
  },
  tidal: {
    address: ({ pathname }) =>
      /^\/(?:track|album|artist|playlist)\/[\w-]+$/.test(pathname)
        ? `https://oembed.tidal.com/?url=${encodeURIComponent(`https://tidal.com/browse${pathname}`)}`
        : undefined,
  },
};

/** YouTube's oEmbed interface returns 404 for a deleted video or playlist; YouTube Music has the same ones. */
function askYouTube({ pathname, searchParams }: URL): string | undefined {
  const video = searchParams.get('v');
  const list = searchParams.get('list');
  const shown =
    video && /^[\w-]{11}$/.test(video)
      ? `watch?v=${video}`
      : pathname === '/playlist' && list && /^[\w-]+$/.test(list)
        ? `playlist?list=${list}`
        : undefined;
  const address = shown && encodeURIComponent(`https://www.youtube.com/${shown}`);
  return address && `https://www.youtube.com/oembed?format=json&url=${address}`;
}

/** Deezer returns errors with status 200: code 800 is "no data", any other one is an error of the interface, such as a quota. */
function readDeezer(body: string): Said | undefined {
  const code = /^\s*\{\s*"error"\s*:\s*\{[^}]*"code"\s*:\s*(\d+)/.exec(body)?.[1];
  if (code === undefined) return undefined;
  return code === '800' ? 'gone' : 'busy';
}

function questionOf(link: string): { url: URL; question: Question } | undefined {
  const known = recogniseLink(link);
  const question = known && questions[known.platform];
  return question && { url: new URL(known.url), question };
}

/** Returns the address that shows whether the page of a link exists: mostly the link itself. */
export function askedAddress(link: string): string {
  const asked = questionOf(link);
  return asked?.question.address(asked.url) ?? link;
}

/** Returns the finding in the body of a response with status 200 from `askedAddress`; `undefined`: the page exists. */
export function readBody(link: string, body: string): Said | undefined {
  return askedAddress(link) === link ? undefined : questionOf(link)?.question.read?.(body);
}
