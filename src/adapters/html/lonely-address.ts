import { embedOf } from '../../domain/article/embed.ts';
import { type HtmlElement, type HtmlNode, isElement, isText, isWithin } from './html-tree.ts';

/*
 * WordPress embeds the content of an address that is alone on its line. If the request to the vendor fails, it prints
 * the address itself, which is plain text that a reader cannot click.
 */

const ADDRESS = /^https?:\/\/[^\s<>"]{4,2000}$/i;
/** Inline elements: an address within them may be a word of a sentence. */
const INLINE = /^(?:span|em|strong|b|i|u|mark|small|font|time)$/;

/** Whether a text is an address and nothing else, between the ends of its block or line breaks. */
export const isLonelyAddress = (node: HtmlNode & { data: string }): boolean =>
  ADDRESS.test(node.data.trim()) && isAlone(node) && !isInLink(node);

/** Whether a link to a film or a sound only repeats its address, and is all that its block or line has. */
export function isLonelyLink(element: HtmlElement): boolean {
  const { children, attribs } = element;
  const [only] = children;
  if (children.length !== 1 || !only || !isText(only) || !ADDRESS.test(only.data.trim())) return false;
  const { parent } = element;
  const isBlock = isElement(parent) && /^(?:p|div|figure)$/.test(parent.name);
  return (
    isBlock &&
    /^https?:/i.test(attribs['href'] ?? '') &&
    embedOf(only.data.trim()) !== undefined &&
    isAlone(element)
  );
}

/** The most nested inline elements that are checked. */
const DEEPEST = 8;

function isAlone(node: HtmlNode, level = 0): boolean {
  const ends = (['prev', 'next'] as const).every((side) => {
    for (let at = node[side]; at; at = at[side]) {
      if (isElement(at))
        return at.name === 'br' || (!INLINE.test(at.name) && at.name !== 'a' && at.name !== 'img');
      if (isText(at) && at.data.trim() !== '') return false;
    }
    return true;
  });
  const { parent } = node;
  return (
    ends &&
    (!isElement(parent) || !INLINE.test(parent.name) || (level < DEEPEST && isAlone(parent, level + 1)))
  );
}

const isInLink = (node: HtmlNode): boolean =>
  isWithin(node, /^(?:a|pre|code|kbd|samp|script|style|textarea|button)$/);
