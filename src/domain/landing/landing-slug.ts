import { locales } from '../locale/locale.ts';
import { trimEnd } from '../text/trim-end.ts';

/** The documented slug of a page without a title. */
export const DEFAULT_SLUG = 'nouvelle-page';
const MAX_LENGTH = 80;

/** Paths under `/p/` that are not landing pages, and the language prefixes. */
const reserved: ReadonlySet<string> = new Set(['preview', 'new', ...locales]);

/** Signs that NFKD does not split into a letter and an accent. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  '&': ' ',
};

/**
 * Returns the slug of a title: a-z, 0-9 and single dashes, at most 80 characters. Other characters are never returned: with a dot,
 * the address would be that of a file; an accent would be escaped. A title without such letters gives `DEFAULT_SLUG`.
 */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[æœøßłđ&]/g, (sign) => letters[sign] ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, (sign) => (sign === "'" || sign === '’' ? '-' : ''))
    .replace(/[^a-z0-9]+/g, '-');
  const cut = trimEnd(plain.replace(/^-+/, '').slice(0, MAX_LENGTH), '-');
  return cut || DEFAULT_SLUG;
}

/** Whether a slug is that of another path under `/p/` or a language prefix. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

/** Whether a text is a slug as `slugOf` makes them. */
export const isSlug = (text: string): boolean =>
  text.length <= MAX_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !isReservedSlug(text);

/** Returns the slug if it is free, else the first free one with `-2`, `-3` … at its end. A reserved slug is never free. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isReservedSlug(slug) && !isTaken(slug)) return slug;
  for (let number = 2; ; number++) {
    const end = `-${number}`;
    const next = trimEnd(slug.slice(0, MAX_LENGTH - end.length), '-') + end;
    if (!isTaken(next)) return next;
  }
}

/** Returns the common beginning of a slug and all its numbered variants, for a search in the database. */
export const slugStem = (slug: string): string => slug.slice(0, MAX_LENGTH - 8);
