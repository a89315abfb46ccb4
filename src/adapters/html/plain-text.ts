import sanitizeHtml from 'sanitize-html';

/** Room for markup: what comes later of a field is not read. Cleaning costs time, and holds up visitors. */
const roomFor = (maxLength: number): number => maxLength * 3 + 500;
/** Vendors escape twice, and markup in disguise (`&lt;b&gt;`) comes to light only now: so often is looked again. */
const ROUNDS = 4;

/** What a browser would read as the beginning of a tag or a comment. */
const MARKUP = /<[a-z/!?]/i;
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;
/** Where one of these begins or ends, a word ends too. */
const BLOCK =
  /<\/?(?:address|article|blockquote|br|div|dd|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)\b/gi;
/** Characters that are not seen but change what is: controls, and overrides of the direction of writing. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * HTML, or what claims to be text, as plain text on one line: no tag, no entity, no script's or style's content. Text
 * that talks about markup loses the markup, so that no later mistake can bring it to life. `null` for what is no text,
 * and when nothing is left.
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
  // The library decodes every entity, and writes these three.
  return escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
