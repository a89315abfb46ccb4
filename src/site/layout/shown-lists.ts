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

/**
 * Reads from the database which lists have something to show, or may have once their feed is loaded. A list that cannot be
 * read counts as shown: a page without a list of its own, such as a form that is sent again, needs no database.
 */
export async function shownLists(
  { feeds, articles }: Pick<PageLocals, 'feeds' | 'articles'>,
  locale: Locale,
  t: Pick<SiteTexts, 'testimonials' | 'faq'>,
): Promise<ShownLists> {
  const orShown = (shown: Promise<boolean>) => shown.catch(() => true);
  const hasItems = async (list: Promise<Parameters<typeof isEmptyList>[0]>) => !isEmptyList(await list);
  const [latest, pages, reviews] = await Promise.all([
    orShown(hasItems(feeds.articles(locale))),
    orShown(articles.entries(1).then((entries) => entries.length > 0)),
    orShown(hasItems(feeds.reviews(locale, { size: 1, page: 1 }))),
  ]);
  return {
    articles: latest,
    articlePages: pages,
    reviews: reviews || t.testimonials.length > 0,
    faq: t.faq.items.length > 0,
  };
}
