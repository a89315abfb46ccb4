import type { APIRoute } from 'astro';
import { localeOfParam } from '../../domain/locale/locale.ts';
import { adminManifest } from '../../site/machine-files/manifest.ts';

export const GET: APIRoute = ({ locals, params }) => {
  const locale = localeOfParam(params['locale']);
  if (!locale) return new Response(null, { status: 404 });
  return new Response(adminManifest(locals.site.brand, locale), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
};
