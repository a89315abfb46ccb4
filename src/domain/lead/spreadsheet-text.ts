import { locales } from '../locale/locale.ts';
import { searchKey } from '../text/search-key.ts';

/** Names of the months, whole and short, without accents and points, in the languages in which Excel may read the file. */
const months = new Set(
  locales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => {
      const { format } = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) =>
        searchKey(format(Date.UTC(2026, index, 1))).replace('.', ''),
      );
    }),
  ),
);
const booleans = new Set(['true', 'false', 'vrai', 'faux', 'verdadero', 'falso', 'verdadeiro']);

/** A whole number that a spreadsheet shows as it was typed. It rounds numbers of more digits, and drops a zero in front. */
const AS_TYPED = /^(?:0|[1-9]\d{0,10})$/;
/** A day or a time in the form that the site writes into files. Spreadsheets should read it as a date. */
const OWN_TIME = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?$/;
/** Digits with the signs of numbers, dates, times, fractions and amounts. */
const NUMERIC = /^[\d\s.,:/()%\p{Sc}'’+\-–]+$/u;
const LONGEST = 40;

/**
 * Returns whether Excel would change a typed text, because it reads it as a number, a date, a time or a
 * truth value: `0612345678` loses its zero, `3/4` and `MARS 2` become days, `1E5` becomes 100000.
 */
export function isReadOtherwise(text: string): boolean {
  const typed = text.trim();
  if (typed.length > LONGEST || AS_TYPED.test(typed) || OWN_TIME.test(typed)) return false;
  const key = searchKey(typed);
  if (booleans.has(key)) return true;
  if (!/\d/.test(key)) return false;
  const words = key.match(/[a-z]+/g) ?? [];
  // `1E5`, `3 pm` and `2 mars`: one word besides digits and signs.
  const [word = ''] = words;
  const isWord =
    word === 'e' ? /^[\d.,+-]*\de[+-]?\d+$/.test(key) : months.has(word) || /^[ap]m?$/.test(word);
  return NUMERIC.test(key.replace(word, '')) && (words.length === 0 || (words.length === 1 && isWord));
}
