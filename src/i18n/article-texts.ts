import type { Locale } from '../domain/locale/locale.ts';
import { articles as en } from './dictionaries/en/articles.ts';
import { articles as es } from './dictionaries/es/articles.ts';
import { articles as fr } from './dictionaries/fr/articles.ts';
import { articles as pt } from './dictionaries/pt/articles.ts';
import { intlTag } from './format.ts';

export const articleTexts: Record<Locale, typeof fr> = { fr, en, es, pt };
export type ArticleTexts = typeof fr;

/** Returns the name of the blog's language as it stands in a sentence: `français`. */
export const languageInText = (locale: Locale, of: string): string =>
  new Intl.DisplayNames(intlTag(locale), { type: 'language' }).of(of) ?? of;

/** Returns the language of the site that is the blog's, in which an article has its one address for search engines. */
export const localeOfBlog = (language: string): Locale | undefined =>
  (Object.keys(articleTexts) as Locale[]).find((locale) => locale === language.slice(0, 2).toLowerCase());
