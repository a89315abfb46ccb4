import { trimEnd } from './trim-end.ts';

const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Returns the visible characters (graphemes) of a text: an accented letter, a family emoji or a flag is one. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * Returns the beginning of a text, at most `limit` characters long, followed by an ellipsis when text is left out. It
 * cuts at the end of a word unless that would cost more than a third of the length (a long address, a script without
 * spaces). It never cuts inside a visible character or inside an HTML entity of the text.
 */
export function cutText(text: string, limit: number): string {
  // Each character has at least one UTF-16 unit, so a text of at most `limit` units fits.
  if (text.length <= limit) return text;
  const seen: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    if (seen.length === limit) return `${wholeWords(seen, segment)}${ELLIPSIS}`;
    seen.push(segment);
  }
  return text;
}

/** Returns `kept` without an entity or a word that continues in `next`, and without punctuation before the ellipsis. */
function wholeWords(kept: string[], next: string): string {
  const text = kept.join('');
  const endsInWord = !/^\s/u.test(next);
  // `&amp` at the end is the beginning of `&amp;`, unless the word ends there: `R&D`.
  const whole = endsInWord ? text.replace(/&#?[\p{L}\p{N}]{0,31}$/u, '') : text;
  const lastSpace = whole.search(/\s\S*$/u);
  const end = endsInWord && lastSpace > (whole.length * 2) / 3 ? lastSpace : whole.length;
  return trimEnd(whole.slice(0, end), /[\s.…,;:–—-]/u);
}
