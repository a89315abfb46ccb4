import { unescaped } from './html-tokens.ts';

/** The most letters of a quotation that stands for its article in a list: a longer one is a passage. */
const MOST_LETTERS = 140;
const END = '</blockquote>';

/**
 * Returns the first quotation of an article as plain text, without the quotation marks around it and without its source;
 * null where there is none, or only longer ones.
 * @param html as `articleHtml` writes it
 */
export function quoteIn(html: string): string | null {
  // Behind the last end, each beginning would be searched for one in vain.
  const closed = html.slice(0, html.lastIndexOf(END) + END.length);
  for (const [, inside = ''] of closed.matchAll(/<blockquote\b[^<>]*>([\s\S]*?)<\/blockquote>/g)) {
    const text = unescaped(inside.replaceAll(/<cite\b(?:(?!<cite\b)[\s\S])*?<\/cite>|<[^<>]*>/g, ' '))
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^["“«]\s*(.*?)\s*["”»]$/, '$1');
    if (text !== '' && [...text].length <= MOST_LETTERS) return text;
  }
  return null;
}
