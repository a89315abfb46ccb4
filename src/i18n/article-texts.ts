import type { Locale } from '../domain/locale/locale.ts';
import { articles } from './dictionaries/articles/index.ts';
import { intlTag } from './format.ts';

export const articleTexts: Record<Locale, typeof articles.fr> = articles;
export type ArticleTexts = typeof articles.fr;

/** Returns the name of the blog's language as it stands in a sentence: `français`. */
export const languageInText = (locale: Locale, of: string): string =>
  new Intl.DisplayNames(intlTag(locale), { type: 'language' }).of(of) ?? of;

/** Returns the language of the site that is the blog's, in which an article has its one address for search engines. */
export const localeOfBlog = (language: string): Locale | undefined =>
  (Object.keys(articleTexts) as Locale[]).find((locale) => locale === language.slice(0, 2).toLowerCase());
