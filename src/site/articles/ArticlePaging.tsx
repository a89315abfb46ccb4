import type { ArticleListView } from '../../contracts/shown-article.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { ArticleTexts } from '../../i18n/article-texts.ts';
import { fill, pluralForm } from '../../i18n/format.ts';

interface ArticlePagingProps {
  locale: Locale;
  t: ArticleTexts;
  view: ArticleListView;
  /** Returns the address of a page of this list. */
  href: (page: number) => string;
  rss: string;
}

/** The number of the page, the link to the feed, and links to the previous and the next page. */
export function ArticlePaging({ locale, t, view, href, rss }: ArticlePagingProps) {
  const { page, pages, total } = view;
  return (
    <nav className="page-width articles-paging" aria-label={t.paging.label}>
      <p>
        {pages > 1 && `${fill(t.paging.page, { page, pages })}, `}
        {fill(pluralForm(locale, t.count, total), { count: total })}
      </p>
      <a href={rss} className="link articles-action" type="application/rss+xml">
        {t.rss}
      </a>
      <p className="articles-turns">
        {page > 1 && (
          <a href={href(page - 1)} rel="prev" className="articles-turn">
            {t.paging.previous}
          </a>
        )}
        {page < pages && (
          <a href={href(page + 1)} rel="next" className="articles-turn">
            {t.paging.next}
          </a>
        )}
      </p>
    </nav>
  );
}
