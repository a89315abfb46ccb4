import type { Locale } from '../domain/locale/locale.ts';
import { articles } from './dictionaries/articles/index.ts';
import { intlTag } from './format.ts';

export const articleTexts: Record<Locale, typeof articles.fr> = articles;
export type ArticleTexts = typeof articles.fr;

/** Returns the name of the blog's language for use inside a sentence: `français`. */
export const languageInText = (locale: Locale, of: string): string =>
  new Intl.DisplayNames(intlTag(locale), { type: 'language' }).of(of) ?? of;

/** Returns the site's language that equals the blog's: the canonical address of an article is in it. `undefined`: none does. */
export const localeOfBlog = (language: string): Locale | undefined =>
  (Object.keys(articleTexts) as Locale[]).find((locale) => locale === language.slice(0, 2).toLowerCase());
