import { embedOf } from '../../domain/article/embed.ts';
import { type HtmlElement, hasClass, isElement, neighbour, nodesBelow } from './html-tree.ts';

/*
 * The addresses in the attributes of an element. Plugins that load media late move the address: lazysizes, Smush, EWWW and
 * Perfmatters to `data-src`, WP Rocket to `data-lazy-src` and `data-rocket-src`, LiteSpeed to `data-litespeed-src`, Avada to
 * `data-orig-src`, older ones to `data-original` and `data-lazy`; consent plugins to `data-src-cmplz`, `data-cookieblock-src` and
 * the like. The pattern matches the family: any `data-` attribute with one of these words as a part.
 */
const LATE =
  /^data-(?:.*-)?(?:src|original|lazy|orig|url|source|embed|iframe|video|audio|image|bg|background)(?:-.*)?$/;
const SETS = /^(?:data-(?:.*-)?)?srcset(?:-.*)?$/;
/** Attributes with such an ending contain the address of another file than the shown one. */
const OTHER = /-(?:thumb|thumbnail|poster|placeholder|permalink|link|caption|id)$/;
const ENCODED = /^\s*[A-Za-z\d+/]{40,20000}={0,2}\s*$/;
const BACKGROUND = /url\(\s*['"]?([^\s'"()<>]{1,2000})/;
const ADDRESS_IN = /(?:https?:)?\/\/[^\s"'<>\\()]+/g;

/** The resolver of addresses of one article. */
export type Resolve = (value: string | undefined) => string | undefined;

/** Returns the resolver: a complete http(s) address, or `undefined` for an empty picture, a script or `about:blank`. */
export const resolverOf =
  (base: string): Resolve =>
  (value) => {
    const text = value?.trim();
    if (!text || /^(?:#|about:|data:|blob:|javascript:)/i.test(text) || !URL.canParse(text, base))
      return undefined;
    const url = new URL(text, base);
    return ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.hostname !== ''
      ? url.href
      : undefined;
  };

/** Returns the address of the widest file of a `srcset`. */
export function widestOf(set: string, resolve: Resolve): string | undefined {
  const files = [...set.matchAll(/(\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g)]
    .flatMap(([, address, size]) => {
      const at = resolve(address);
      return at === undefined ? [] : { at, size: Number(size ?? 1) };
    })
    .toSorted((a, b) => b.size - a.size);
  return files[0]?.at;
}

/**
 * Returns the address of an element's medium: the one that a plugin loads late, else its own, else the widest file of its sets.
 * The late one is first, since `src` then has a placeholder, which may be a file.
 */
export function mediaAddress({ attribs }: HtmlElement, resolve: Resolve): string | undefined {
  const names = Object.keys(attribs);
  const late = names.filter((name) => LATE.test(name) && !SETS.test(name) && !OTHER.test(name));
  for (const name of late.toSorted((a, b) => a.length - b.length)) {
    const value = attribs[name] ?? '';
    const address = /^(?:https?:)?\/\/|^\/|^\.\.?\//.test(value.trim()) ? resolve(value) : undefined;
    if (address !== undefined) return address;
  }
  for (const name of ['src', 'data']) {
    const address = resolve(attribs[name]);
    if (address !== undefined) return address;
  }
  for (const name of names.filter((one) => SETS.test(one))) {
    const address = widestOf(attribs[name] ?? '', resolve);
    if (address !== undefined) return address;
  }
  return undefined;
}

/**
 * Returns all addresses in a text, also within JSON, a style, or Base64, in which a consent plugin such as Borlabs
 * Cookie hides content.
 */
function addressesInText(text: string, resolve: Resolve): string[] {
  const plain = (ENCODED.test(text) ? Buffer.from(text, 'base64').toString('utf8') : text).replaceAll(
    '\\/',
    '/',
  );
  const found = [...plain.matchAll(ADDRESS_IN)].map(([address]) => address);
  return [...found, BACKGROUND.exec(plain)?.[1]].flatMap((address) => resolve(address) ?? []);
}

/** Returns all addresses in the attributes of an element. */
export const addressesIn = ({ name, attribs }: HtmlElement, resolve: Resolve): string[] =>
  Object.entries(attribs).flatMap(([key, value]) => {
    if (key === 'href' && name === 'a') return [];
    const isEscaped = /^data-/.test(key) && /%3A%2F%2F/i.test(value);
    return addressesInText(isEscaped ? unescapedText(value) : value, resolve);
  });

/** Returns the address of the player that a script inserts only after a visitor consents. */
export const playerInScript = ({ children, attribs }: HtmlElement, resolve: Resolve): string | undefined =>
  /^text\/(?:template|plain|html)$/.test(attribs['type'] ?? '')
    ? children
        .flatMap((child) => ('data' in child ? addressesInText(child.data, resolve) : []))
        .find((address) => embedOf(address) !== undefined)
    : undefined;

function unescapedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const THUMBNAIL = /^https?:\/\/(?:i\d?\.ytimg\.com|img\.youtube\.com)\/vi(?:_webp)?\/([\w-]{11})\//;

/** Returns the address of a film whose vendor and id are in the name and the attributes of an element. */
export function playerById(element: HtmlElement): string | undefined {
  const { name, attribs } = element;
  const provider = Object.entries(attribs).flatMap(([key, value]) =>
    /provider|type$/.test(key) ? value : [],
  );
  const words = [name, ...Object.keys(attribs), attribs['class'], ...provider].join(' ');
  const ids = Object.entries(attribs).filter(([key]) =>
    /id$|youtube|vimeo|dailymotion|video|embed/.test(key),
  );
  const idOf = (form: RegExp) =>
    ids
      // An `id` names the element, unless a plugin puts its own mark in front.
      .filter(([key, value]) => key !== 'id' || /^(?:WYL|lyte)_/.test(value))
      .flatMap(([, value]) => form.exec(value.trim())?.[1] ?? [])
      .at(0);
  if (/you-?tube|ly(?:te|me)|(?:^|[\s_-])yt(?:[\s_-]|$)/i.test(words)) {
    const id = idOf(/^(?:(?:WYL|lyte)_)?([\w-]{11})$/);
    if (id) return `https://www.youtube.com/watch?v=${id}`;
  }
  if (/vimeo/i.test(words)) {
    const id = idOf(/^(\d{6,12})$/);
    if (id) return `https://vimeo.com/${id}`;
  }
  if (/dailymotion/i.test(words)) {
    const id = idOf(/^(x\w{4,12})$/);
    if (id) return `https://www.dailymotion.com/video/${id}`;
  }
  return undefined;
}

/** Returns the address of a player by which a script would replace an element. */
export function facadeAddress(element: HtmlElement, resolve: Resolve): string | undefined {
  const addresses = addressesIn(element, resolve);
  const known = addresses.find((address) => embedOf(address) !== undefined);
  if (known !== undefined) return known;
  const byId = playerById(element);
  if (byId !== undefined) return byId;
  const film = addresses.flatMap((address) => THUMBNAIL.exec(address)?.[1] ?? [])[0];
  return film === undefined ? undefined : `https://www.youtube.com/watch?v=${film}`;
}

/** Returns the kind of file of an address by its ending. */
export function fileKind(address: string): 'audio' | 'video' | 'image' | undefined {
  const { pathname } = new URL(address);
  if (/\.(?:mp3|m4a|aac|og[ga]|opus|wav|flac|wma|aiff?)$/i.test(pathname)) return 'audio';
  if (/\.(?:mp4|m4v|webm|mov|ogv|avi|mpe?g|wmv|m3u8)$/i.test(pathname)) return 'video';
  if (/\.(?:jpe?g|png|webp|avif|gif)$/i.test(pathname)) return 'image';
  return undefined;
}

/** Whether a frame or a picture is invisible, such as a tracking pixel. */
export const isInvisible = (element: HtmlElement): boolean => {
  const { width, height, style = '' } = element.attribs;
  const small = /^[01](?:px)?$/;
  return (
    (small.test(width ?? '') && small.test(height ?? '')) ||
    /display:\s*none/i.test(style) ||
    hasClass(element, /^wp-embedded-content$/)
  );
};

/** Names of elements that show a medium by themselves. */
export const MEDIA =
  /^(?:img|amp-img|amp-anim|picture|iframe|frame|embed|object|audio|video|amp-(?:audio|video|iframe|youtube))$/;

/** Elements that a script renders, and which may be empty. */
const DRAWN = /-|^(?:canvas|applet|marquee)$/;
/** Words in the classes of such elements, which plugins for players, maps and lists of concerts have. */
const DRAWN_CLASS =
  /(?:^|[-_])(?:player|playlist|podcast|embed|map|maps|chart|slideshow|slider|carousel|calendar|poll|quiz)$|^wistia_/;

/** Whether a script renders content into an element, which may be empty. */
export const isDrawn = (element: HtmlElement): boolean =>
  DRAWN.test(element.name) || (element.name !== 'a' && hasClass(element, DRAWN_CLASS));

/** Whether an element contains text or media. */
export function hasContent(element: HtmlElement): boolean {
  for (const node of nodesBelow(element))
    if (
      isElement(node)
        ? MEDIA.test(node.name)
        : 'data' in node && node.nodeType === 3 && node.data.trim() !== ''
    )
      return true;
  return false;
}

/** Whether an element contains media with a known address. */
export const hasMedia = (element: HtmlElement, resolve: Resolve): boolean =>
  [...nodesBelow(element)].some(
    (node) => isElement(node) && MEDIA.test(node.name) && mediaAddress(node, resolve) !== undefined,
  );

/** Whether a `noscript` beside an element has the content by which a script would replace it. */
export const hasNoscript = (element: HtmlElement): boolean =>
  (['prev', 'next'] as const).some((side) => {
    const other = neighbour(element, side);
    return other?.name === 'noscript' && hasContent(other);
  });

/** Whether a link beside an element opens the same address: a file block shows a document and links to it as well. */
export const isLinkedBeside = ({ parent }: HtmlElement, address: string, resolve: Resolve): boolean =>
  isElement(parent) &&
  parent.children.some(
    (one) => isElement(one) && one.name === 'a' && resolve(one.attribs['href']) === address,
  );
