import { withoutInvisible } from './typed-address.ts';

/**
 * Returns the key by which a text is searched and sorted: without accents, capitals and invisible characters. `éclats` finds `Les
 * Éclats Bleus`, and both database engines return the same order, although their own rules differ beyond ASCII.
 */
export function searchKey(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .trim();
}
