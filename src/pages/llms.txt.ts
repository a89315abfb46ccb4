import type { APIRoute } from 'astro';
import { locales } from '../domain/locale/locale.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { shownLists, withoutEmptyLists } from '../site/layout/shown-lists.ts';
import { llms } from '../site/machine-files/llms.ts';
import { pageTexts } from './_page-texts.ts';

export const GET: APIRoute = async ({ locals }) => {
  const sections = await Promise.all(
    locales.map(async (locale) => {
      const texts = textsOf(locale, locals.site.content);
      const lists = await shownLists(locals, locale, texts);
      return {
        locale,
        language: texts.layout.language.names[locale],
        pages: withoutEmptyLists(await pageTexts(locale, locals.site.content), lists),
      };
    }),
  );
  return new Response(llms(locals.site, sections), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
