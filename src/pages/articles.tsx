import type { ArticleListView } from '../contracts/shown-article.ts';
import { ARTICLES_PATH, articlePath, articlesPath, pageNumber } from '../domain/article/article-path.ts';
import { articleTexts } from '../i18n/article-texts.ts';
import { fill } from '../i18n/format.ts';
import { ArticlesPage } from '../site/articles/ArticlesPage.tsx';
import articlesStyles from '../site/articles/articles.css?inline';
import { itemList } from '../site/structured-data/item-list.ts';
import { articlesFeed } from './articles-feed.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { Page, PageContext } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(articlesStyles);

/** A page of the list of articles. The first has no number in its address. */
export const articlesPage: Page = async (context) => {
  const { category, page = '' } = context.params;
  const number = 'page' in context.params ? pageNumber(page) : 1;
  const view =
    number && (await context.articles.list({ ...(category !== undefined && { category }), page: number }));
  return view ? articlesDocument(context, view) : undefined;
};

function articlesDocument(context: PageContext, view: ArticleListView) {
  const { locale, site, articles } = context;
  const t = articleTexts[locale];
  const { page, pages, category } = view;
  const path = articlesPath({ category: category?.slug, page });
  const turned = page > 1 ? ` (${fill(t.paging.page, { page, pages })})` : '';
  const crumbs = category
    ? [{ name: t.title, path: ARTICLES_PATH }, { name: category.name }]
    : [{ name: t.title }];
  const items = view.items.map(({ title: name, slug }) => ({ name: name || slug, path: articlePath(slug) }));
  return siteDocument(context, {
    path,
    share: ARTICLES_PATH,
    title: category ? `${category.name} · ${t.title}${turned}` : `${t.meta.title}${turned}`,
    description: t.meta.description,
    tone: 'light',
    jsonLd: [
      breadcrumb(site, locale, crumbs),
      ...(items.length > 0 ? [itemList(site, locale, { path, name: category?.name ?? t.title, items })] : []),
    ],
    feed: articlesFeed(site, locale),
    styles,
    main: <ArticlesPage {...{ locale, site, view, crumbs }} lang={articles.language} />,
  });
}
