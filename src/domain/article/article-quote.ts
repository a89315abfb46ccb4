import { unescaped } from './html-tokens.ts';

/** Maximum length, in characters, of a quotation that a list shows for its article: longer ones are passages. */
const MOST_LETTERS = 140;
const END = '</blockquote>';

/**
 * Returns the first quotation of an article as plain text, without the quotation marks around it and without its source;
 * null if it has no quotation, or only longer ones.
 * @param html as `articleHtml` writes it
 */
export function quoteIn(html: string): string | null {
  // After the last end tag, each start tag would make the regular expression scan to the end of the text in vain.
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
