import { withPlainDigits } from './plain-digits.ts';
import { trimEnd } from './trim-end.ts';

/**
 * Invisible characters, which people do not type: marks of the writing direction, zero-width spaces and joiners, soft hyphens.
 * Contact apps of phones put numbers between such marks, and a copied e-mail address with one would not receive mail.
 */
const INVISIBLE = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns a text without invisible characters, for an address, a number or a code; not for a name, whose emoji contain some. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/**
 * Returns an e-mail address without invisible characters, without the brackets and the scheme of a copied
 * link, and without the punctuation that ended its sentence.
 */
export function typedEmail(text: string): string {
  const visible = withoutEnd(withoutInvisible(text));
  const inBrackets = visible.startsWith('<') && visible.endsWith('>') ? visible.slice(1, -1).trim() : visible;
  const [, linked] = /^mailto:([^?]*)/i.exec(inBrackets) ?? [];
  return withoutEnd(linked ?? inBrackets);
}

const withoutEnd = (text: string): string => trimEnd(text.trim(), '.,;').trim();

/**
 * Returns a telephone number without invisible characters and the scheme of a copied link, with one kind of digit, hyphen and
 * blank, and without the zero that is dialled only inside the country: `+33 (0)6…` is `+33 6…`.
 */
export const typedNumber = (text: string): string =>
  withPlainDigits(withoutInvisible(text))
    // Replaces full-width brackets, points and signs.
    .normalize('NFKC')
    .replaceAll(/[\p{Pd}\u2043\u2212\u30fc]/gu, '-')
    .replaceAll(/\s/gu, ' ')
    .trim()
    .replace(/^tel: ?/i, '')
    .replace(/^\( ?((?:\+|00) ?\d{1,4}) ?\)/, '$1')
    .replace(/^((?:\+|00) ?\d{1,4})[ .-]?\( ?0 ?\)/, '$1 ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
