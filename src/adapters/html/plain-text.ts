import sanitizeHtml from 'sanitize-html';

/** Characters of a field that are read, with an allowance for markup. Cleaning takes time, during which visitors wait. */
const roomFor = (maxLength: number): number => maxLength * 3 + 500;
/** The most rounds of cleaning: vendors escape twice, and one round can reveal disguised markup (`&lt;b&gt;`). */
const ROUNDS = 4;

/** Matches characters that a browser would read as the beginning of a tag or a comment. */
const MARKUP = /<[a-z/!?]/i;
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;
/** Matches the tags of elements that separate words. */
const BLOCK =
  /<\/?(?:address|article|blockquote|br|div|dd|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)\b/gi;
/** Invisible characters that change the visible text: controls, and overrides of the writing direction. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Returns HTML, or alleged text, as plain text on one line: no tag, no entity, no content of a script or a style. Text
 * about markup loses the markup, so that no later mistake can turn it into real markup. Returns `null` for a value that
 * is not a text, and when no text is left.
 */
export function plainText(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string') return null;
  let text = withoutTags(value.slice(0, roomFor(maxLength)));
  for (let round = 1; round < ROUNDS && (MARKUP.test(text) || ENTITY.test(text)); round += 1) {
    text = withoutTags(text);
  }
  if (MARKUP.test(text)) text = text.replaceAll('<', '');
  const clean = text.toWellFormed().replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();
  return clean.slice(0, maxLength).toWellFormed().trim() || null;
}

function withoutTags(html: string): string {
  const escaped = sanitizeHtml(html.replace(BLOCK, ' $&'), { allowedTags: [], allowedAttributes: {} });
  // The library decodes every entity, and then encodes these three characters.
  return escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
