import type { APIRoute } from 'astro';
import { articlesRss } from '../../site/machine-files/articles-rss.ts';

/** Readers of feeds keep older entries themselves: the newest are enough. */
const ITEMS = 30;

export const GET: APIRoute = async ({ locals: { site, articles } }) =>
  new Response(articlesRss(site, articles.language, await articles.entries(ITEMS)), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
