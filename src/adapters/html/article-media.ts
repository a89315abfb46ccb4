import { articlePart } from '../../domain/article/article-part.ts';
import { embedOf } from '../../domain/article/embed.ts';
import { escaped } from '../../domain/article/html-tokens.ts';
import {
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  isText,
  isWithin,
  neighbour,
  nodesBelow,
  parseHtml,
  textBelow,
} from './html-tree.ts';
import { idsOf, TAGS_WITH_ID } from './kept-ids.ts';
import { isLonelyAddress, isLonelyLink } from './lonely-address.ts';
import {
  addressesIn,
  facadeAddress,
  fileKind,
  hasContent,
  hasMedia,
  hasNoscript,
  isDrawn,
  isInvisible,
  isLinkedBeside,
  MEDIA,
  mediaAddress,
  playerInScript,
  resolverOf,
} from './media-address.ts';
import {
  applied,
  createMarks,
  drawsContent,
  type Edit,
  formulaIn,
  isSamePage,
  ofShortcode,
  tracksIn,
  withoutCacheMark,
} from './media-marks.ts';
import { takeShortcodes } from './shortcodes.ts';

/** The result of a first reading of an article: HTML that is still to be sanitised. */
export interface ReadMedia {
  html: string;
  /** Number of media and forms that this site's page does not show: each is a link to the blog or to its own address. */
  left: number;
  /** Number of removed shortcodes of page builders. */
  shortcodes: number;
}

/** Elements that never contain text or media of the article. */
const SILENT = /^(?:style|link|meta|base|title|head|param|source|track|svg|textarea|option)$/;
/** Inline elements: those hidden from screen readers are signs such as the `+` of an accordion. */
const INLINE = /^(?:span|i|b|em|strong|small|sup|sub|a|abbr|svg)$/;
const VERBATIM = /^(?:pre|code|kbd|samp)$/;
/**
 * Replaces media that a page would not show by plain, marked elements: a vendor's film or sound by `<a data-embed>`, a file by
 * `<a data-embed="file:audio">`, content without an address by `<a data-embed="left:form">`; a picture gets its address in
 * `data-src`. Nothing with content or an address is removed without such a mark.
 * @param base address of the article
 */
export function readMedia(html: string, base: string): ReadMedia {
  const resolve = resolverOf(base);
  const tree = parseHtml(html);
  const ids = idsOf(tree, base);
  const edits: Edit[] = [];
  /** Elements that were replaced by the content that a plugin repeats in a `noscript`. */
  const found = new Map<HtmlElement, 'img' | 'other'>();
  const marks = createMarks(base);
  const { leftBehind, linked, file, picture } = marks;
  let shortcodes = 0;

  const edit = (node: HtmlNode, text: string) => {
    if (node.startIndex !== null && node.endIndex !== null)
      edits.push({ from: node.startIndex, until: node.endIndex + 1, text });
  };
  const replace = (element: HtmlElement, text: string, kind: 'img' | 'other' = 'other') => {
    const id = element.attribs['id'];
    const anchor = id !== undefined && ids.has(id) ? `<span id="${articlePart(id)}"></span>` : '';
    edit(element, anchor + text);
    // The wrappers of a player are siblings of the `noscript`, too.
    let at: unknown = element;
    for (let level = 0; level < 3 && isElement(at); level += 1) {
      if (!found.has(at)) found.set(at, kind);
      at = at.parent;
    }
  };

  function takePicture(element: HtmlElement): void {
    const { attribs } = element;
    // WordPress renders emoji as pictures.
    const isSign = hasClass(element, /^(?:emoji|wp-smiley)$/);
    if (isInvisible(element) || (isSign && attribs['alt'])) {
      edit(element, isSign ? escaped(attribs['alt'] ?? '') : '');
      return;
    }
    const sources =
      isElement(element.parent) && element.parent.name === 'picture' ? element.parent : undefined;
    const sets = (sources?.children ?? []).filter(isElement).filter(({ name }) => name === 'source');
    const address =
      mediaAddress(element, resolve) ?? sets.map((one) => mediaAddress(one, resolve)).find(Boolean);
    if (address !== undefined) replace(element, picture(address, attribs), 'img');
    else if (hasNoscript(element) || (sources && hasNoscript(sources))) edit(element, '');
    else replace(element, leftBehind('image', attribs['alt']), 'img');
  }

  function takeFrame(element: HtmlElement): void {
    if (isInvisible(element)) {
      edit(element, '');
      return;
    }
    const below = [...nodesBelow(element)].filter(isElement);
    const parameter = below
      .filter(
        ({ name, attribs }) =>
          name === 'param' && /^(?:movie|src|url|filename)$/i.test(attribs['name'] ?? ''),
      )
      .map(({ attribs }) => resolve(attribs['value']));
    const inside = below.filter(({ name }) => MEDIA.test(name)).map((one) => mediaAddress(one, resolve));
    const own = [facadeAddress(element, resolve), mediaAddress(element, resolve)];
    const address = [...own, ...parameter, ...inside].find((one) => one !== undefined);
    const name = element.attribs['title'] ?? element.attribs['aria-label'] ?? '';
    if (address !== undefined)
      replace(element, isLinkedBeside(element, address, resolve) ? '' : linked(address, name));
    else if (hasNoscript(element)) edit(element, '');
    else replace(element, leftBehind('content', name));
  }

  function takeFile(element: HtmlElement, kind: 'audio' | 'video'): void {
    const below = [...nodesBelow(element)].filter(isElement);
    const candidates = [
      mediaAddress(element, resolve),
      ...below.filter(({ name }) => name === 'source').map((one) => mediaAddress(one, resolve)),
      ...below.filter(({ name }) => name === 'a').map(({ attribs }) => resolve(attribs['href'])),
      ...addressesIn(element, resolve).filter((one) => fileKind(one) === kind),
    ];
    const address = candidates.find((one) => one !== undefined);
    const name = element.attribs['title'] ?? element.attribs['aria-label'] ?? '';
    if (address === undefined) {
      if (hasNoscript(element)) edit(element, '');
      else replace(element, leftBehind(kind, name));
      return;
    }
    const own = withoutCacheMark(address);
    replace(element, embedOf(own) ? linked(own) : file(kind, own, name));
  }

  /** The classic playlist, whose tracks are JSON in a script. */
  function takePlaylist(element: HtmlElement): boolean {
    const data = [...nodesBelow(element)].find(
      (node) => isElement(node) && node.name === 'script' && hasClass(node, /^wp-playlist-script$/),
    );
    const tracks = data && isElement(data) ? tracksIn(data, resolve) : [];
    if (tracks.length === 0) return false;
    const kind = hasClass(element, /^wp-video-playlist$/) ? 'video' : 'audio';
    const items = tracks.map(({ address, title }) => `<li>${file(kind, address, title)}</li>`);
    replace(element, `<ul>${items.join('')}</ul>`);
    return true;
  }

  /** Returns whether the content of the element is still to be read. */
  function takeElement(element: HtmlElement): boolean {
    const { name, attribs } = element;
    if (name === 'svg') {
      const title = attribs['aria-label'] ?? textBelow(element);
      const isSign =
        attribs['aria-hidden'] === 'true' || title === '' || isWithin(element, /^(?:a|button|summary)$/);
      if (!isSign) replace(element, leftBehind('image', title), 'img');
      return false;
    }
    if (SILENT.test(name)) return false;
    if (name === 'math') {
      edit(element, escaped(formulaIn(element)));
      return false;
    }
    if (name === 'script') {
      const from = resolve(attribs['src']);
      const held = playerInScript(element, resolve);
      if (held !== undefined) replace(element, linked(held));
      else if (from !== undefined && drawsContent(from, base))
        replace(element, leftBehind('content', new URL(from).host));
      return false;
    }
    if (name === 'noscript') return takeNoscript(element);
    if (
      name === 'picture' &&
      !element.children.some((one) => isElement(one) && /^(?:amp-)?img$/.test(one.name))
    ) {
      const address = element.children
        .filter(isElement)
        .map((one) => mediaAddress(one, resolve))
        .find(Boolean);
      if (address !== undefined) replace(element, picture(address, attribs), 'img');
      return false;
    }
    if (/^(?:img|amp-img|amp-anim)$/.test(name)) takePicture(element);
    else if (/^(?:iframe|frame|embed|object|applet|amp-iframe)$/.test(name)) takeFrame(element);
    else if (/^(?:amp-)?(?:audio|video)$/.test(name))
      takeFile(element, name.endsWith('audio') ? 'audio' : 'video');
    else if (name === 'form') replace(element, leftBehind('form', attribs['aria-label']));
    else if (name === 'a' && isLonelyLink(element))
      replace(element, linked(resolve(attribs['href']) ?? base));
    else return takeOther(element);
    return false;
  }

  function takeNoscript(element: HtmlElement): boolean {
    const hasPicture = [...nodesBelow(element)].every(
      (node) => !isElement(node) || !MEDIA.test(node.name) || node.name === 'img' || node.name === 'picture',
    );
    const isRepeated = (['prev', 'next'] as const).some((side) => {
      const other = neighbour(element, side);
      if (!other) return false;
      const kind = side === 'prev' ? found.get(other) : kindBefore(other);
      return kind === 'other' || (kind === 'img' && hasPicture);
    });
    const isWorthIt = [...nodesBelow(element)].some(
      (node) => isElement(node) && (MEDIA.test(node.name) || node.name === 'a'),
    );
    if (isWorthIt && !isRepeated) return true;
    edit(element, '');
    return false;
  }

  const kindBefore = (element: HtmlElement): 'img' | 'other' | undefined => {
    if (!MEDIA.test(element.name) || mediaAddress(element, resolve) === undefined) return undefined;
    return /^(?:img|amp-img|picture)$/.test(element.name) ? 'img' : 'other';
  };

  function takeOther(element: HtmlElement): boolean {
    const { name, attribs } = element;
    if (hasClass(element, /^wp-playlist$/) && takePlaylist(element)) return false;
    if (Object.keys(attribs).length === 0 && !isDrawn(element)) return true;
    const isEmpty = !hasContent(element);
    if (attribs['aria-hidden'] === 'true' && INLINE.test(name) && !isEmpty && !hasMedia(element, resolve)) {
      edit(element, '');
      return false;
    }
    if (name !== 'a' && name !== 'body' && name !== 'html') {
      const film = facadeAddress(element, resolve);
      if (film !== undefined && !hasMedia(element, resolve) && textBelow(element).length < 200) {
        replace(element, linked(film));
        return false;
      }
      if (isEmpty && takeEmpty(element)) return false;
    }
    const { id } = attribs;
    if (id !== undefined && ids.has(id) && element.startIndex !== null && !TAGS_WITH_ID.test(name))
      edits.push({
        from: element.startIndex,
        until: element.startIndex,
        text: `<span id="${articlePart(id)}"></span>`,
      });
    return true;
  }

  /** Replaces an empty element that a script would fill: by its address if an attribute has one, else by a mark. */
  function takeEmpty(element: HtmlElement): boolean {
    const { attribs } = element;
    const label = attribs['aria-label'] ?? attribs['title'] ?? attribs['alt'] ?? '';
    const others = () => addressesIn(element, resolve).find((one) => !isSamePage(one, base));
    const address = mediaAddress(element, resolve) ?? others();
    if (address !== undefined) {
      const isPicture = fileKind(address) === 'image' || /url\(/.test(attribs['style'] ?? '');
      if (isPicture) replace(element, picture(address, { alt: label }), 'img');
      else replace(element, linked(address, label));
      return true;
    }
    if (!isDrawn(element) || hasNoscript(element)) return false;
    replace(element, leftBehind('content', label));
    return true;
  }

  function takeText(node: HtmlNode & { data: string }): void {
    if (isWithin(node, VERBATIM)) return;
    const lonely = isLonelyAddress(node) ? resolve(node.data.trim()) : undefined;
    if (lonely !== undefined) {
      const link = `<a href="${escaped(lonely)}">${escaped(node.data.trim())}</a>`;
      edit(node, embedOf(lonely) ? linked(lonely) : link);
      return;
    }
    const taken = takeShortcodes(node.data);
    if (taken.removed === 0) return;
    shortcodes += taken.removed;
    edit(node, taken.parts.map((part) => ofShortcode(part, marks, resolve)).join(''));
  }

  const waiting = tree.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isText(node)) takeText(node);
    else if (isElement(node) && takeElement(node))
      for (const child of node.children.toReversed()) waiting.push(child);
    else if (!isElement(node) && 'children' in node) waiting.push(...node.children.toReversed());
  }
  return { html: applied(html, edits), left: marks.left(), shortcodes };
}
