import type { APIRoute } from 'astro';
import { securityTxt } from '../../site/machine-files/security-txt.ts';

export const GET: APIRoute = ({ locals }) =>
  new Response(securityTxt(locals.site, Date.now()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
