import type { APIRoute } from 'astro';
import { editedPages } from '../domain/content/edited-pages.ts';
import { defaultLocale } from '../domain/locale/locale.ts';
import { sitePages } from '../domain/site-map/pages.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { shownLists, withoutEmptyLists } from '../site/layout/shown-lists.ts';
import { lastChanges } from '../site/machine-files/last-changes.ts';
import { listedArticles } from '../site/machine-files/listed-articles.ts';
import { sitemap } from '../site/machine-files/sitemap.ts';
import { selectReviews } from '../site/services/select-reviews.ts';
import { services } from '../site/services/service.ts';

/** A site map may have 50 000 addresses. */
const MOST_ARTICLES = 40_000;

export const GET: APIRoute = async ({ locals }) => {
  const { site, feeds, landings, articles: synchronised } = locals;
  const [{ items: reviews }, { items: articles }, entries, lists] = await Promise.all([
    feeds.reviews(defaultLocale),
    feeds.articles(defaultLocale),
    synchronised.entries(MOST_ARTICLES),
    shownLists(locals, defaultLocale, textsOf(defaultLocale, site.content)),
  ]);
  const posts = listedArticles(entries, synchronised.language, site.articlesCanonical);
  const figures = site.claims.all.map(({ checkedOn }) => ({ publishedAt: checkedOn }));
  const listed = entries.map(({ publishedAt }) => ({ publishedAt: new Date(publishedAt).toISOString() }));
  const shown = {
    articles: listed,
    home: [...articles, ...reviews],
    service: services.flatMap((service) => selectReviews(reviews, service).items),
    reviews,
    figures,
  };
  const pages = lastChanges(sitePages, shown, Date.now(), editedPages(site.content));
  return new Response(sitemap(site.url, withoutEmptyLists(pages, lists), [...(landings ?? []), ...posts]), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
