import type { FileKind, LeftKind } from '../../domain/article/article-mark.ts';
import { embedOf } from '../../domain/article/embed.ts';
import { escaped } from '../../domain/article/html-tokens.ts';
import { type HtmlElement, isElement, nodesBelow, textBelow } from './html-tree.ts';
import { fileKind, type Resolve } from './media-address.ts';
import type { ShortcodePart } from './shortcodes.ts';

/** Creates the marks of one article, and counts those for content that its page does not show. */
export interface Marks {
  /** A link to the article, for content without an address. */
  leftBehind(kind: LeftKind, name?: string): string;
  /** The content at an address: a player, a file or another site. */
  linked(address: string, name?: string): string;
  file(kind: FileKind, address: string, name?: string): string;
  /** A picture, of which `alt`, `width` and `height` are kept. */
  picture(address: string, attributes: Readonly<Record<string, string>>): string;
  /** Number of contents that the page does not show. */
  left(): number;
}

/** @param base address of the article */
export function createMarks(base: string): Marks {
  let left = 0;
  const marked = (address: string, mark: string, name: string): string =>
    `<a href="${escaped(address)}" data-embed="${escaped(mark)}">${escaped(name)}</a>`;
  const file: Marks['file'] = (kind, address, name) => {
    left += 1;
    return marked(address, `file:${kind}`, name || fileName(address));
  };
  return {
    left: () => left,
    leftBehind(kind, name) {
      left += 1;
      return marked(base, `left:${kind}`, name || new URL(base).host);
    },
    file,
    linked(address, name) {
      const isPlayer = embedOf(address) !== undefined;
      const kind = fileKind(address);
      if (!isPlayer && (kind === 'audio' || kind === 'video')) return file(kind, address, name);
      if (!isPlayer) left += 1;
      const { host } = new URL(address);
      return marked(address, host, host);
    },
    picture(address, { alt = '', width = '', height = '' }) {
      const sized = SIZE.test(width) && SIZE.test(height) ? ` width="${width}" height="${height}"` : '';
      return `<img data-src="${escaped(address)}" alt="${escaped(alt.slice(0, 1000).toWellFormed())}"${sized}>`;
    },
  };
}

const SIZE = /^\d{1,5}$/;

/** Returns the HTML of a part of a text without its shortcodes. */
export function ofShortcode(part: ShortcodePart, marks: Marks, resolve: Resolve): string {
  if (part.kind === 'text') return escaped(part.text);
  if (part.kind === 'left') return marks.leftBehind(part.what);
  const address = resolve(part.address);
  if (address === undefined) return '';
  const kind = fileKind(address);
  if (embedOf(address) || kind === 'audio' || kind === 'video') return marks.linked(address);
  if (kind === 'image') return marks.picture(address, { alt: part.label });
  return part.label ? `<a href="${escaped(address)}">${escaped(part.label)}</a>` : '';
}

/** A part of a text, from its first character up to the one before `until`, and its replacement. */
export interface Edit {
  from: number;
  until: number;
  text: string;
}

/** Returns the text with its parts replaced; of two that overlap, the first. */
export function applied(html: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const { from, until, text } of edits.toSorted((a, b) => a.from - b.from)) {
    if (from < at) continue;
    out += html.slice(at, from) + text;
    at = until;
  }
  return out + html.slice(at);
}

/** Returns the source of a formula as its author wrote it, else the text of its signs. */
export function formulaIn(element: HtmlElement): string {
  const source = [...nodesBelow(element)].find((node) => isElement(node) && node.name === 'annotation');
  const written = element.attribs['alttext'] ?? (source && isElement(source) ? textBelow(source) : '');
  return ` ${(written || textBelow(element)).trim()} `;
}

/** Returns the tracks of a playlist from its script. */
export function tracksIn(script: HtmlElement, resolve: Resolve): { address: string; title: string }[] {
  try {
    const { tracks } = JSON.parse(script.children.map((one) => ('data' in one ? one.data : '')).join(''));
    return (Array.isArray(tracks) ? tracks : []).slice(0, 200).flatMap((track) => {
      const address = resolve(String(track?.src ?? ''));
      return address === undefined ? [] : [{ address, title: String(track?.title ?? '').slice(0, 200) }];
    });
  } catch {
    return [];
  }
}

/** Name of the file at an address. */
function fileName(address: string): string {
  const name = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name) || address;
  } catch {
    return name;
  }
}

/** Removes the number that WordPress's own players add to the address of a file. */
export function withoutCacheMark(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('_');
  return url.href;
}

/** Whether two addresses differ by their fragment, query or final slash only. */
export const isSamePage = (address: string, base: string): boolean =>
  address.replace(/[#?].*$/, '').replace(/\/$/, '') === base.replace(/[#?].*$/, '').replace(/\/$/, '');

/** Scripts that measure, advertise, or only complete an element that is there. */
const COMPANIONS =
  /googlesyndication|doubleclick|googletag|google-analytics|facebook\.net|twitter\.com|instagram\.com|tiktok\.com|pinterest|wp-content|wp-includes|jquery|analytics|stats\.|ads?\./i;

/** Whether a script at an address renders content of another site. */
export const drawsContent = (address: string, base: string): boolean =>
  !COMPANIONS.test(address) && new URL(address).host !== new URL(base).host;
