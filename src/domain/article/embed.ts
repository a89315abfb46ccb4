/** Content of another site that an article had embedded, and that its page can open in a frame after a click. */
export interface Embed {
  vendor: string;
  kind: 'video' | 'audio';
  /** Address of the frame. */
  frame: string;
  /** Address of the content at the vendor, for a visitor without script. */
  page: string;
}

interface Vendor {
  name: string;
  kind: Embed['kind'];
  hosts: readonly string[];
  /** The permitted path after the host; its groups are the parts of the two addresses. */
  path: RegExp;
  frame: (found: RegExpExecArray, query: URLSearchParams) => string;
  page: (found: RegExpExecArray, query: URLSearchParams) => string;
}

/** Returns a query string with only the named parameters of an address; empty: it has none of them. */
function kept(query: URLSearchParams, ...names: string[]): string {
  const chosen = names.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
}

const YOUTUBE = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'music.youtube.com'];
const NO_COOKIE = ['www.youtube-nocookie.com', 'youtube-nocookie.com'];
const SPOTIFY = '((?:track|album|playlist|episode|show|artist)\\/\\w{1,40})';
const DEEZER = '((?:track|album|playlist|episode|show|artist)\\/\\d{1,20})';

const youtubeFrame = (id: string | undefined, query: URLSearchParams): string => {
  const start = secondsIn(query.get('start') ?? query.get('t'));
  const kept = new URLSearchParams();
  const list = query.get('list');
  if (list !== null) kept.set('list', list);
  if (start > 0) kept.set('start', String(start));
  return `https://www.youtube-nocookie.com/embed/${id}${kept.size > 0 ? `?${kept}` : ''}`;
};
const youtubePage = (id: string | undefined) => `https://www.youtube.com/watch?v=${id}`;

/** Reads the moment at which a film begins: `90`, `90s` or `1h2m3s`. */
function secondsIn(text: string | null): number {
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '') ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

/** The known vendors, by the addresses of their embed codes and by those of their pages. */
const vendors: readonly Vendor[] = [
  {
    name: 'YouTube',
    kind: 'video',
    hosts: [...YOUTUBE, ...NO_COOKIE],
    path: /^\/embed\/videoseries$/,
    frame: (_, query) => `https://www.youtube-nocookie.com/embed/videoseries${kept(query, 'list', 'start')}`,
    page: (_, query) => `https://www.youtube.com/playlist${kept(query, 'list')}`,
  },
  {
    name: 'YouTube',
    kind: 'video',
    hosts: [...YOUTUBE, ...NO_COOKIE],
    path: /^\/(?:embed|shorts|live|v|e)\/([\w-]{5,40})\/?$/,
    frame: ([, id], query) => youtubeFrame(id, query),
    page: ([, id]) => youtubePage(id),
  },
  {
    name: 'YouTube',
    kind: 'video',
    hosts: ['youtu.be', 'www.youtu.be'],
    path: /^\/([\w-]{5,40})\/?$/,
    frame: ([, id], query) => youtubeFrame(id, query),
    page: ([, id]) => youtubePage(id),
  },
  {
    name: 'YouTube',
    kind: 'video',
    hosts: YOUTUBE,
    path: /^\/watch\/?$/,
    frame: (_, query) => youtubeFrame(idIn(query), query),
    page: (_, query) => (idIn(query) === undefined ? '' : youtubePage(idIn(query))),
  },
  {
    name: 'YouTube',
    kind: 'video',
    hosts: YOUTUBE,
    path: /^\/playlist\/?$/,
    frame: (_, query) => `https://www.youtube-nocookie.com/embed/videoseries${kept(query, 'list')}`,
    page: (_, query) => (query.get('list') ? `https://www.youtube.com/playlist${kept(query, 'list')}` : ''),
  },
  {
    name: 'Vimeo',
    kind: 'video',
    hosts: ['player.vimeo.com'],
    path: /^\/video\/(\d{1,15})\/?$/,
    frame: ([, id], query) => `https://player.vimeo.com/video/${id}${kept(query, 'h')}`,
    page: ([, id]) => `https://vimeo.com/${id}`,
  },
  {
    name: 'Vimeo',
    kind: 'video',
    hosts: ['vimeo.com', 'www.vimeo.com'],
    path: /^\/(?:channels\/[\w-]{1,60}\/|groups\/[\w-]{1,60}\/videos\/)?(\d{4,15})(?:\/([\da-f]{6,20}))?\/?$/,
    // An unlisted film opens only with its key.
    frame: ([, id, key]) => `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ''}`,
    page: ([, id, key]) => `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  },
  {
    name: 'Dailymotion',
    kind: 'video',
    hosts: ['www.dailymotion.com', 'dailymotion.com', 'geo.dailymotion.com'],
    path: /^\/(?:embed\/)?video\/(\w{1,20})\/?$/,
    frame: ([, id]) => `https://www.dailymotion.com/embed/video/${id}`,
    page: ([, id]) => `https://www.dailymotion.com/video/${id}`,
  },
  {
    name: 'Dailymotion',
    kind: 'video',
    hosts: ['dai.ly'],
    path: /^\/(\w{1,20})\/?$/,
    frame: ([, id]) => `https://www.dailymotion.com/embed/video/${id}`,
    page: ([, id]) => `https://www.dailymotion.com/video/${id}`,
  },
  {
    name: 'Spotify',
    kind: 'audio',
    hosts: ['open.spotify.com'],
    path: new RegExp(
      `^\\/(?:intl-[a-zA-Z-]{2,8}\\/)?(?:embed\\/|embed-podcast\\/)?(?:user\\/\\w{1,60}\\/)?${SPOTIFY}\\/?$`,
    ),
    frame: ([, id]) => `https://open.spotify.com/embed/${id}`,
    page: ([, id]) => `https://open.spotify.com/${id}`,
  },
  {
    name: 'Deezer',
    kind: 'audio',
    hosts: ['widget.deezer.com'],
    path: new RegExp(`^\\/widget\\/(?:auto|dark|light)\\/${DEEZER}\\/?$`),
    frame: ([, id]) => `https://widget.deezer.com/widget/auto/${id}`,
    page: ([, id]) => `https://www.deezer.com/${id}`,
  },
  {
    name: 'Deezer',
    kind: 'audio',
    hosts: ['www.deezer.com', 'deezer.com'],
    path: new RegExp(`^\\/(?:[a-z]{2}\\/)?${DEEZER}\\/?$`),
    frame: ([, id]) => `https://widget.deezer.com/widget/auto/${id}`,
    page: ([, id]) => `https://www.deezer.com/${id}`,
  },
  {
    name: 'SoundCloud',
    kind: 'audio',
    hosts: ['w.soundcloud.com'],
    path: /^\/player\/?$/,
    frame: (_, query) => `https://w.soundcloud.com/player/${kept(query, 'url')}`,
    page: (_, query) => query.get('url') ?? '',
  },
  {
    name: 'SoundCloud',
    kind: 'audio',
    hosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'],
    path: /^\/((?!discover|search|you|upload|pages|terms|charts|stream)[\w-]{1,100}\/(?:sets\/)?(?!tracks|albums|sets|reposts|likes|followers|following)[\w-]{1,200})\/?$/,
    frame: ([, page]) =>
      `https://w.soundcloud.com/player/?${new URLSearchParams({ url: `https://soundcloud.com/${page}` })}`,
    page: ([, page]) => `https://soundcloud.com/${page}`,
  },
  {
    name: 'Apple Music',
    kind: 'audio',
    hosts: ['embed.music.apple.com'],
    path: /^\/([\w/.%-]{3,300})$/,
    frame: ([, path], query) => `https://embed.music.apple.com/${path}${kept(query, 'i')}`,
    page: ([, path], query) => `https://music.apple.com/${path}${kept(query, 'i')}`,
  },
  {
    name: 'Apple Music',
    kind: 'audio',
    hosts: ['music.apple.com'],
    path: /^\/([a-z]{2}\/(?:album|playlist|song|music-video)\/[\w/.%-]{3,300})$/,
    frame: ([, path], query) => `https://embed.music.apple.com/${path}${kept(query, 'i')}`,
    page: ([, path], query) => `https://music.apple.com/${path}${kept(query, 'i')}`,
  },
];

const idIn = (query: URLSearchParams): string | undefined => /^[\w-]{5,40}$/.exec(query.get('v') ?? '')?.[0];

/** Returns vendor and addresses of embedded content; `undefined` if no vendor of the list has such an address. */
export function embedOf(address: string): Embed | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams, protocol } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  for (const { name, kind, hosts, path, frame, page } of vendors) {
    const found = hosts.includes(hostname) ? path.exec(pathname) : null;
    if (!found) continue;
    const at = page(found, searchParams);
    // SoundCloud's player has the page in its query: the blog chose that address, so its protocol is checked.
    if (URL.canParse(at) && new URL(at).protocol === 'https:')
      return { vendor: name, kind, frame: frame(found, searchParams), page: at };
  }
  return undefined;
}
