import { trimEnd } from './trim-end.ts';

/**
 * Characters that nobody sees and nobody types: marks of the direction of writing, zero-width spaces and joiners, soft hyphens.
 * Contacts of phones put numbers between such marks, and a copied address may hold one: no mail would ever arrive there.
 */
const INVISIBLE = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns a text without invisible characters, for an address, a number or a code: not for a name, whose emoji hold some. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/**
 * Returns an e-mail address as it was meant: without invisible characters, without the brackets and the scheme of a copied
 * link, and without the mark that ended its sentence.
 */
export function typedEmail(text: string): string {
  const visible = withoutInvisible(text).trim();
  const inBrackets = visible.startsWith('<') && visible.endsWith('>') ? visible.slice(1, -1) : visible;
  const plain = inBrackets.trim().replace(/^mailto:/i, '');
  return trimEnd(plain, '.,;>').trim();
}

/** Returns a telephone number as it was meant: without invisible characters, with one kind of hyphen and of blank. */
export const typedNumber = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/\p{Pd}|[\u2212\uff0d]/gu, '-')
    .replaceAll(/\s/gu, ' ')
    .replace(/^\s*\((\+\d{1,4})\)/, '$1')
    .trim();
