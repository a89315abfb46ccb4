import { ARTICLES_PATH, articlePath, articlesPath } from '../domain/article/article-path.ts';
import { relatedGuide } from '../domain/article/related-guide.ts';
import { localizePath } from '../domain/locale/locale.ts';
import { cutText } from '../domain/text/cut.ts';
import { agencyDay } from '../domain/time/agency-day.ts';
import { articleTexts, localeOfBlog } from '../i18n/article-texts.ts';
import { ArticlePage } from '../site/articles/ArticlePage.tsx';
import articleStyles from '../site/articles/article.css?inline';
import { drawArticle } from '../site/articles/draw-article.tsx';
import { guideTexts } from '../site/guides/texts.ts';
import contentsStyles from '../site/reading/page-contents.css?inline';
import { blogArticle } from '../site/structured-data/article.ts';
import { articlesFeed } from './articles-feed.ts';
import { breadcrumb } from './breadcrumb.ts';
import { guideEntries } from './guide-entries.ts';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

/** The number of characters that search engines show of a description. */
const DESCRIPTION_LENGTH = 160;

const styles = siteStyles(articleStyles, contentsStyles);

export const articlePage: Page = async (context) => {
  const { locale, site, articles, params } = context;
  const article = await articles.bySlug(params['slug'] ?? '');
  if (!article || 'movedTo' in article) return undefined;
  const t = articleTexts[locale];
  const body = drawArticle(locale, article);
  const related = relatedGuide([
    article.title,
    ...article.categories.flatMap(({ name, slug }) => [name, slug]),
  ]);
  const guides = guideEntries(locale, site.content);
  const guide = guides.find(({ slug }) => slug === related) ?? guides[0];
  if (!guide) throw new Error(`no guide ${related}`);

  const path = articlePath(article.slug);
  const title = article.title || article.slug;
  const description = cutText(article.excerpt, DESCRIPTION_LENGTH) || t.meta.description;
  // The text has one language: the page in that language is canonical, unless the blog's own address is configured as
  // canonical.
  const own = site.url + localizePath(localeOfBlog(articles.language) ?? locale, path);
  const canonical = site.articlesCanonical === 'blog' && !article.demo ? article.link : own;
  const { category, share } = article;
  const crumbs = [
    { name: t.title, path: ARTICLES_PATH },
    ...(category ? [{ name: category.name, path: articlesPath({ category: category.slug, page: 1 }) }] : []),
    { name: title },
  ];
  const published = new Date(article.publishedAt).toISOString();
  const updated = new Date(Math.max(article.publishedAt, article.modifiedAt)).toISOString();
  const image = share ? { ...share, url: site.url + share.url } : undefined;
  return siteDocument(context, {
    path,
    canonical,
    share: ARTICLES_PATH,
    image,
    title,
    description,
    tone: 'light',
    jsonLd: [
      breadcrumb(site, locale, crumbs),
      blogArticle(site, {
        ...{ canonical, title, description, published, updated, image, author: article.author },
        language: articles.language,
        share: { locale, path: ARTICLES_PATH },
      }),
    ],
    feed: articlesFeed(site, locale),
    noindex: article.demo,
    article: { published: agencyDay(article.publishedAt), updated: agencyDay(Date.parse(updated)) },
    styles,
    scripts: body.frames.length > 0 ? ['article'] : [],
    sources: [{ 'frame-src': body.frames }],
    main: (
      <ArticlePage
        {...{ locale, article, body, guide }}
        lang={articles.language}
        crumbs={crumbs.slice(0, -1)}
        metrics={guideTexts[locale].metrics}
        costs={site.costs}
      />
    ),
  });
};
