import type { ArticleListView } from '../../contracts/shown-article.ts';
import { articlesPath } from '../../domain/article/article-path.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { ArticleTexts } from '../../i18n/article-texts.ts';

interface ArticleCategoriesProps {
  locale: Locale;
  lang: string;
  t: ArticleTexts;
  view: ArticleListView;
}

/** Links to the list of each category, with the number of its articles. */
export function ArticleCategories({ locale, lang, t, view }: ArticleCategoriesProps) {
  const { categories, category, all } = view;
  if (categories.length === 0) return null;
  const link = (slug: string | undefined, name: string, count: number) => (
    <li key={slug ?? ''}>
      <a
        href={localizePath(locale, articlesPath({ category: slug, page: 1 }))}
        className="articles-tab"
        aria-current={category?.slug === slug ? 'page' : undefined}
      >
        <span {...(slug !== undefined && { lang })}>{name}</span>{' '}
        <span className="articles-count">{count}</span>
      </a>
    </li>
  );
  return (
    <nav aria-label={t.categories} className="articles-tabs">
      <ul>
        {link(undefined, t.all, all)}
        {categories.map(({ slug, name, count }) => link(slug, name, count))}
      </ul>
    </nav>
  );
}
