import type { APIRoute } from 'astro';
import { locales } from '../domain/locale/locale.ts';
import { dictionaryOf } from '../i18n/dictionary.ts';
import { llms } from '../site/machine-files/llms.ts';
import { pageTexts } from './_page-texts.ts';

export const GET: APIRoute = async ({ locals }) => {
  const sections = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      language: dictionaryOf(locale).layout.language.names[locale],
      pages: await pageTexts(locale),
    })),
  );
  return new Response(llms(locals.site, sections), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
