/** The most letters of a quotation that stands for its article in a list: a longer one is a passage. */
const MOST_LETTERS = 140;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * Returns the first quotation of an article as plain text, without the quotation marks around it and without its source;
 * null where there is none, or only longer ones.
 * @param html sanitised: the entities are those that the sanitiser writes
 */
export function quoteIn(html: string): string | null {
  for (const [, inside = ''] of html.matchAll(/<blockquote\b[^>]*>([\s\S]*?)<\/blockquote>/g)) {
    const text = inside
      .replaceAll(/<cite\b[\s\S]*?<\/cite>|<[^>]*>/g, ' ')
      .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^["“«]\s*(.*?)\s*["”»]$/, '$1');
    if (text !== '' && [...text].length <= MOST_LETTERS) return text;
  }
  return null;
}
