import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/site-texts.ts';
import { LanguageSelector } from '../../site/layout/LanguageSelector.tsx';
import type { PageContext } from '../page.ts';
import { reportPage } from '../report.tsx';
import { newsletterPage } from './newsletter.tsx';
import { stayPage } from './stay.tsx';
import { watchPage } from './watch.tsx';

vi.mock('../site-document.tsx', () => ({
  siteStyles: () => '',
  siteDocument: (_: unknown, { path, query }: { path: string; query?: object }) => ({ path, query }),
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
  [
    '/planificateur-de-sortie/suivi?friday=2027-01-22&amp;territories=FR%2CBE',
    watchPage,
    { watch: { asked: { friday: '2027-01-22', territories: 'FR,BE' } } },
  ],
  ['/signaler?objet=accessibilite', reportPage, { report: { object: 'accessibilite' } }],
] as const)(
  'keeps the code and the parameters in the links to the other languages: %s',
  async (address, page, locals) => {
    const { path, query = {} } = (await page(context(locals))) as unknown as {
      path: string;
      query?: Record<string, string>;
    };
    const t = textsOf('fr', undefined).layout.language;
    const html = renderToStaticMarkup(
      LanguageSelector({ locale: 'fr', path, query, languages: ['fr', 'en'], t }),
    );
    const joined = address.includes('?') ? '&amp;' : '?';
    expect(html).toContain(`href="/en${address}${joined}lang=en"`);
  },
);
