import type { APIRoute } from 'astro';
import { robots } from '../site/machine-files/robots.ts';

export const GET: APIRoute = ({ locals }) =>
  new Response(robots(locals.site.url), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
