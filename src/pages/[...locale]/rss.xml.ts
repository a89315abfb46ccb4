import type { APIRoute } from 'astro';
import { guideBySlug } from '../../domain/guide/guides.ts';
import { localeOfParam } from '../../domain/locale/locale.ts';
import { rss } from '../../site/machine-files/rss.ts';
import { pageTexts } from '../_page-texts.ts';

export const GET: APIRoute = async ({ params, locals }) => {
  const locale = localeOfParam(params['locale']);
  if (!locale) return new Response(null, { status: 404 });
  const items = (await pageTexts(locale)).flatMap(({ path, title, description }) => {
    const guide = guideBySlug(path.slice(1));
    return guide ? { path, title, description, published: guide.published, updated: guide.updated } : [];
  });
  return new Response(rss(locals.site, locale, items), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
};
