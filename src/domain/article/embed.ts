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

/** The parameters that choose the content, out of those of an address. */
function kept(query: URLSearchParams, ...names: string[]): string {
  const chosen = names.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
}

/** The vendors whose frames are known, by the addresses that their own "embed" gives. */
const vendors: readonly Vendor[] = [
  {
    name: 'YouTube',
    kind: 'video',
    hosts: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'youtube-nocookie.com'],
    path: /^\/embed\/([\w-]{5,40})$/,
    frame: ([, id], query) => `https://www.youtube-nocookie.com/embed/${id}${kept(query, 'list', 'start')}`,
    page: ([, id], query) =>
      id === 'videoseries'
        ? `https://www.youtube.com/playlist${kept(query, 'list')}`
        : `https://www.youtube.com/watch?v=${id}`,
  },
  {
    name: 'Vimeo',
    kind: 'video',
    hosts: ['player.vimeo.com'],
    path: /^\/video\/(\d{1,15})$/,
    frame: ([, id], query) => `https://player.vimeo.com/video/${id}${kept(query, 'h')}`,
    page: ([, id]) => `https://vimeo.com/${id}`,
  },
  {
    name: 'Dailymotion',
    kind: 'video',
    hosts: ['www.dailymotion.com', 'geo.dailymotion.com'],
    path: /^\/embed\/video\/(\w{1,20})$/,
    frame: ([, id]) => `https://www.dailymotion.com/embed/video/${id}`,
    page: ([, id]) => `https://www.dailymotion.com/video/${id}`,
  },
  {
    name: 'Spotify',
    kind: 'audio',
    hosts: ['open.spotify.com'],
    path: /^\/embed\/((?:track|album|playlist|episode|show|artist)\/\w{1,40})$/,
    frame: ([, id]) => `https://open.spotify.com/embed/${id}`,
    page: ([, id]) => `https://open.spotify.com/${id}`,
  },
  {
    name: 'Deezer',
    kind: 'audio',
    hosts: ['widget.deezer.com'],
    path: /^\/widget\/(?:auto|dark|light)\/((?:track|album|playlist|episode|show|artist)\/\d{1,20})$/,
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
    name: 'Apple Music',
    kind: 'audio',
    hosts: ['embed.music.apple.com'],
    path: /^\/([\w/.%-]{3,300})$/,
    frame: ([, path], query) => `https://embed.music.apple.com/${path}${kept(query, 'i')}`,
    page: ([, path], query) => `https://music.apple.com/${path}${kept(query, 'i')}`,
  },
];

/** Returns vendor and parts of an embedded address; `undefined` for an address of no vendor of the list. */
export function embedOf(address: string): Embed | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams, protocol } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  for (const { name, kind, hosts, path, frame, page } of vendors) {
    const found = hosts.includes(hostname) ? path.exec(pathname) : null;
    if (!found) continue;
    const at = page(found, searchParams);
    // The page of a player whose address names it is an address that the blog chose.
    if (URL.canParse(at) && new URL(at).protocol === 'https:')
      return { vendor: name, kind, frame: frame(found, searchParams), page: at };
  }
  return undefined;
}
