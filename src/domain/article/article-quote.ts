import { unescaped } from './html-tokens.ts';

/** The most letters of a quotation that stands for its article in a list: a longer one is a passage. */
const MOST_LETTERS = 140;

/**
 * Returns the first quotation of an article as plain text, without the quotation marks around it and without its source;
 * null where there is none, or only longer ones.
 * @param html as `articleHtml` writes it
 */
export function quoteIn(html: string): string | null {
  for (const [, inside = ''] of html.matchAll(/<blockquote\b[^>]*>([\s\S]*?)<\/blockquote>/g)) {
    const text = unescaped(inside.replaceAll(/<cite\b[\s\S]*?<\/cite>|<[^>]*>/g, ' '))
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^["“«]\s*(.*?)\s*["”»]$/, '$1');
    if (text !== '' && [...text].length <= MOST_LETTERS) return text;
  }
  return null;
}
