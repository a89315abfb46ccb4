import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/site-texts.ts';
import { LanguageSelector } from '../../site/layout/LanguageSelector.tsx';
import type { PageContext } from '../page.ts';
import { newsletterPage } from './newsletter.tsx';
import { stayPage } from './stay.tsx';
import { watchPage } from './watch.tsx';

vi.mock('../site-document.tsx', () => ({
  siteStyles: () => '',
  siteDocument: (_: unknown, { path }: { path: string }) => path,
}));

const context = (more: object) =>
  ({
    ...{ locale: 'fr', site: {}, feeds: { articles: async () => ({ items: [] }) }, code: 'CODE' },
    ...more,
  }) as unknown as PageContext;

it.each([
  ['/rester/oui/CODE', stayPage, { stay: { stage: 'ask' } }],
  ['/newsletter/stop/CODE', newsletterPage, { newsletter: { act: 'stop', step: 'confirm', stage: 'ask' } }],
  ['/planificateur-de-sortie/suivi/CODE', watchPage, { watch: { code: 'CODE' } }],
  ['/planificateur-de-sortie/suivi', watchPage, { watch: {} }],
] as const)('keeps the code in the links to the other languages: %s', async (address, page, locals) => {
  const path = (await page(context(locals))) as unknown as string;
  const t = textsOf('fr', undefined).layout.language;
  const html = renderToStaticMarkup(LanguageSelector({ locale: 'fr', path, languages: ['fr', 'en'], t }));
  expect(html).toContain(`href="/en${address}?lang=en"`);
});
