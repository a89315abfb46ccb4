import type { Locale } from '../../domain/locale/locale.ts';
import { intlTag } from '../../i18n/format.ts';

/** The name of a language within a sentence: `anglais`, `English`, `inglés`. */
export const inLanguage = (locale: Locale, of: Locale): string =>
  new Intl.DisplayNames(intlTag(locale), { type: 'language' }).of(of) ?? of;

/** Words as a list in a language: `EN, ES et PT`. */
export const listed = (locale: Locale, words: readonly string[]): string =>
  new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(words);

/** The short name of a language: `FR`. */
export const code = (locale: Locale): string => locale.toUpperCase();
