import type { APIRoute } from 'astro';
import { manifest } from '../site/machine-files/manifest.ts';

export const GET: APIRoute = ({ locals }) =>
  new Response(manifest(locals.site.brand), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
