import { searchKey } from '../text/search-key.ts';

/** A space, dot or comma between the digits of a large number: `100 000`, `1.000`. */
const GROUPED = /(\d)[\s.,](?=\d{3}(?!\d))/g;
const BREAKS = /[^\p{L}\p{N}+]+/u;

/**
 * Returns the words of a text in small letters and without accents, in their order. A large number is one word, `100000`;
 * a plus sign belongs to its word, `advantage+`.
 */
export const wordsOf = (text: string): string[] =>
  searchKey(text)
    .replace(GROUPED, '$1')
    .split(BREAKS)
    .map((word) => word.replace(/^\++/, ''))
    .filter(Boolean);

/** Whether one letter more, less or other makes one word of the other. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (a.startsWith('=') || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 1;
}
