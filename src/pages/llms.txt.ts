import type { APIRoute } from 'astro';
import { locales } from '../domain/locale/locale.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { llms } from '../site/machine-files/llms.ts';
import { pageTexts } from './_page-texts.ts';

export const GET: APIRoute = async ({ locals }) => {
  const sections = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      language: textsOf(locale, locals.site.content).layout.language.names[locale],
      pages: await pageTexts(locale, locals.site.content),
    })),
  );
  return new Response(llms(locals.site, sections), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
