import type { APIRoute } from 'astro';
import { defaultLocale } from '../domain/locale/locale.ts';
import { sitePages } from '../domain/site-map/pages.ts';
import { lastChanges } from '../site/machine-files/last-changes.ts';
import { sitemap } from '../site/machine-files/sitemap.ts';

export const GET: APIRoute = async ({ locals: { site, feeds } }) => {
  const { items } = await feeds.reviews(defaultLocale);
  return new Response(sitemap(site.url, lastChanges(sitePages, items)), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
