/** Elements whose start tag ends an open paragraph, by the parsing rules of HTML. */
const ENDS_PARAGRAPH =
  /^(?:address|article|aside|blockquote|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)$/;

/**
 * Returns the elements inside a paragraph of written markup although HTML ends the paragraph before them. A browser moves
 * them out of it, and draws an empty paragraph behind them. It reads the markup itself: a parser would have mended it.
 */
export function cutParagraphs(markup: string): string[] {
  return [...markup.matchAll(/<p(?=[\s>])[^>]*>(.*?)<\/p>/gs)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/<([a-z][a-z\d]*)/g)].flatMap(([, name = '']) =>
      ENDS_PARAGRAPH.test(name) ? [name] : [],
    ),
  );
}
