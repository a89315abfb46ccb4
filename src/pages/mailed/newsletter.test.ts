import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { locales, localizePath } from '../../domain/locale/locale.ts';
import type { PageContext } from '../page.ts';
import { newsletterPage } from './newsletter.tsx';

vi.mock('../site-document.tsx', () => ({
  siteStyles: () => '',
  siteDocument: (_: unknown, { main }: { main: ReactElement }) => renderToStaticMarkup(main),
}));

it.each(locales)('in %s, shows three guides with a figure on a site without articles', async (locale) => {
  const context = {
    ...{ locale, site: {}, feeds: { articles: async () => ({ items: [] }) }, code: 'CODE' },
    newsletter: { act: 'confirm', step: 'confirm', stage: 'ask', stopPath: '' },
  } as unknown as PageContext;
  const html = (await newsletterPage(context)) as unknown as string;
  const figures = html.match(/<strong class="figures">[^<]*\d[^<]*<\/strong>/g) ?? [];
  expect(figures).toHaveLength(3);
  expect(
    html.split(`<h3 class="article-name"><a class="link" href="${localizePath(locale, '/')}`),
  ).toHaveLength(4);
});
