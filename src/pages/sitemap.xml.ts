import type { APIRoute } from 'astro';
import { editedPages } from '../domain/content/edited-pages.ts';
import { defaultLocale } from '../domain/locale/locale.ts';
import { sitePages } from '../domain/site-map/pages.ts';
import { lastChanges } from '../site/machine-files/last-changes.ts';
import { sitemap } from '../site/machine-files/sitemap.ts';
import { selectReviews } from '../site/services/select-reviews.ts';

export const GET: APIRoute = async ({ locals: { site, feeds, landings } }) => {
  const [{ items: reviews }, { items: articles }] = await Promise.all([
    feeds.reviews(defaultLocale),
    feeds.articles(defaultLocale),
  ]);
  const figures = site.claims.all.map(({ checkedOn }) => ({ publishedAt: checkedOn }));
  const shown = { home: [...articles, ...reviews], service: selectReviews(reviews), reviews, figures };
  return new Response(
    sitemap(site.url, lastChanges(sitePages, shown, Date.now(), editedPages(site.content)), landings),
    {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    },
  );
};
