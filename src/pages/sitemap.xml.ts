import type { APIRoute } from 'astro';
import { sitePages } from '../domain/site-map/pages.ts';
import { sitemap } from '../site/machine-files/sitemap.ts';

export const GET: APIRoute = ({ locals }) =>
  new Response(sitemap(locals.site.url, sitePages), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
