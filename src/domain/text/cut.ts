const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** What a reader sees as one character: an accented letter, a family of emoji, a flag. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * The beginning of a text, at most `limit` characters long, with an ellipsis after it when something is left out. Cut
 * at the end of a word unless that would cost more than a third of the room (a long address, a script without spaces),
 * and never inside of what a reader sees as one character, nor inside an HTML entity that stands in the text.
 */
export function cutText(text: string, limit: number): string {
  // No reader's character is counted twice, so that many UTF-16 units cannot be too few for them all.
  if (text.length <= limit) return text;
  const seen: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    if (seen.length === limit) return `${wholeWords(seen, segment)}${ELLIPSIS}`;
    seen.push(segment);
  }
  return text;
}

/** `kept` without an entity or a word that goes on in `next`, and without the punctuation that would precede the ellipsis. */
function wholeWords(kept: string[], next: string): string {
  const text = kept.join('');
  const endsInWord = !/^\s/u.test(next);
  // `&amp` at the end is the beginning of `&amp;`, unless the word ends there: `R&D`.
  const whole = endsInWord ? text.replace(/&#?[\p{L}\p{N}]{0,31}$/u, '') : text;
  const lastSpace = whole.search(/\s\S*$/u);
  const end = endsInWord && lastSpace > (whole.length * 2) / 3 ? lastSpace : whole.length;
  return whole.slice(0, end).replace(/[\s.…,;:–—-]+$/u, '');
}
