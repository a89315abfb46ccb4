import type { PageLocals } from '../../contracts/site.ts';
import { isEmptyList } from '../../domain/list/empty-list.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { SiteTexts } from '../../i18n/site-texts.ts';

/** The lists that have something to show. The header and the footer link to no others. */
export interface ShownLists {
  /** The section of the home page, whose articles may be on the blog. */
  articles: boolean;
  /** The articles with pages of their own. */
  articlePages: boolean;
  reviews: boolean;
  faq: boolean;
}

/** Reads from the database which lists have something to show, or may have once their feed is loaded. */
export async function shownLists(
  { feeds, articles }: Pick<PageLocals, 'feeds' | 'articles'>,
  locale: Locale,
  t: Pick<SiteTexts, 'testimonials' | 'faq'>,
): Promise<ShownLists> {
  const [latest, entries, reviews] = await Promise.all([
    feeds.articles(locale),
    articles.entries(1),
    feeds.reviews(locale, { size: 1, page: 1 }),
  ]);
  return {
    articles: !isEmptyList(latest),
    articlePages: entries.length > 0,
    reviews: !isEmptyList(reviews) || t.testimonials.length > 0,
    faq: t.faq.items.length > 0,
  };
}
