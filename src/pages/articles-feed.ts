import type { SiteFacts } from '../contracts/site.ts';
import { ARTICLES_RSS } from '../domain/article/article-path.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { articleTexts } from '../i18n/article-texts.ts';
import { fill } from '../i18n/format.ts';

/** Title and address of the articles' feed, for the `<link>` with which pages of articles announce it to feed readers. */
export const articlesFeed = ({ brand }: Pick<SiteFacts, 'brand'>, locale: Locale) => ({
  title: fill(articleTexts[locale].feed.title, { brand }),
  href: ARTICLES_RSS,
});
