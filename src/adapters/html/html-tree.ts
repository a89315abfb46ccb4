import { parseDocument } from 'htmlparser2';

/** The tree of a text of HTML, read as `sanitize-html` reads it, with the place of each node in the text. */

type Document = ReturnType<typeof parseDocument>;
export type HtmlNode = Document['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: object }>;
export type HtmlText = Extract<HtmlNode, { data: string }>;

/** The most nodes visited below an element: a hostile text would have them visited again for each level. */
const MOST_LOOKED_AT = 150;

/** Returns the nodes of the first level. `startIndex` and `endIndex` of each are its first and last character. */
export const parseHtml = (html: string): HtmlNode[] =>
  parseDocument(html, { withStartIndices: true, withEndIndices: true }).children;

export const isElement = (node: unknown): node is HtmlElement =>
  typeof node === 'object' && node !== null && 'attribs' in node;

export const isText = (node: HtmlNode): node is HtmlText => node.nodeType === 3;

/** Whether one of an element's classes matches. */
export const hasClass = ({ attribs }: HtmlElement, pattern: RegExp): boolean =>
  (attribs['class'] ?? '').split(/\s+/).some((name) => pattern.test(name));

/** Yields the nodes below an element in document order, at most `MOST_LOOKED_AT`. */
export function* nodesBelow(element: HtmlElement): Generator<HtmlNode> {
  const waiting = element.children.toReversed();
  for (let count = 0; count < MOST_LOOKED_AT; count += 1) {
    const node = waiting.pop();
    if (!node) return;
    yield node;
    if (isElement(node)) for (const child of node.children.toReversed()) waiting.push(child);
  }
}

/** Returns the text of an element on one line, at most `most` characters. */
export function textBelow(element: HtmlElement, most = 200): string {
  let text = '';
  for (const node of nodesBelow(element)) {
    if (isText(node) && !(isElement(node.parent) && /^(?:script|style)$/.test(node.parent.name)))
      text += node.data;
    if (text.length > most * 4) break;
  }
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, most).toWellFormed();
}

/** Returns the previous or next element beside a node, if only spaces are between them. */
export function neighbour(node: HtmlNode, side: 'prev' | 'next'): HtmlElement | undefined {
  for (let at = node[side]; at; at = at[side]) {
    if (isElement(at)) return at;
    if (isText(at as HtmlNode) && (at as HtmlText).data.trim() !== '') return undefined;
  }
  return undefined;
}

/** The most ancestors of a node that are checked. */
const MOST_LEVELS = 40;

/** Whether one of the closest `MOST_LEVELS` ancestors of a node has a name that matches. */
export function isWithin(node: HtmlNode, names: RegExp): boolean {
  let level = 0;
  for (let at: unknown = node.parent; isElement(at) && level < MOST_LEVELS; at = at.parent, level += 1)
    if (names.test(at.name)) return true;
  return false;
}
