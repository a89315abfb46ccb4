import type { PageLocals } from '../../contracts/site.ts';
import { isEmptyList } from '../../domain/list/empty-list.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { SiteTexts } from '../../i18n/site-texts.ts';

/** The lists that have content. The header and the footer link to no others. */
export interface ShownLists {
  /** The section of the home page, whose articles may be on the blog. */
  articles: boolean;
  /** The articles with pages of their own. */
  articlePages: boolean;
  reviews: boolean;
  faq: boolean;
}

type ReadLists = Pick<ShownLists, 'articles' | 'articlePages' | 'reviews'>;
type Sources = Pick<PageLocals, 'feeds' | 'articles'>;

/** The results, by the feeds object of the page: the server creates a new one when a list may have changed. */
const known = new WeakMap<PageLocals['feeds'], Map<Locale, ReadLists>>();

/**
 * Returns which lists have content, or may have once their feed is loaded. They are read once for each feeds object,
 * because each reading takes a third of the time of a rendering. A list that cannot be read counts as shown: a page
 * without a list of its own, such as a form that is sent again, needs no database.
 */
export async function shownLists(
  sources: Sources,
  locale: Locale,
  t: Pick<SiteTexts, 'testimonials' | 'faq'>,
): Promise<ShownLists> {
  const read = known.get(sources.feeds)?.get(locale) ?? (await readLists(sources, locale));
  return { ...read, reviews: read.reviews || t.testimonials.length > 0, faq: t.faq.items.length > 0 };
}

/** Returns the pages without those whose only content is an empty list: search engines and assistants do not get these. */
export const withoutEmptyLists = <P extends { path: string }>(
  pages: readonly P[],
  { articlePages, reviews }: Pick<ShownLists, 'articlePages' | 'reviews'>,
): P[] =>
  pages.filter(({ path }) => (path !== '/articles' || articlePages) && (path !== '/all-reviews' || reviews));

async function readLists({ feeds, articles }: Sources, locale: Locale): Promise<ReadLists> {
  try {
    const [latest, entries, reviews] = await Promise.all([
      feeds.articles(locale),
      articles.entries(1),
      feeds.reviews(locale, { size: 1, page: 1 }),
    ]);
    const read = {
      articles: !isEmptyList(latest),
      articlePages: entries.length > 0,
      reviews: !isEmptyList(reviews),
    };
    known.set(feeds, (known.get(feeds) ?? new Map<Locale, ReadLists>()).set(locale, read));
    return read;
  } catch {
    return { articles: true, articlePages: true, reviews: true };
  }
}
