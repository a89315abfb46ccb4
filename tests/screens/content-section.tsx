import { act, waitFor } from '@testing-library/react';
import { ContentSection } from '../../src/admin/content/ContentSection.tsx';
import { delays } from '../../src/admin/ui/form/draft-sender.ts';
import type { ContentDetail, ContentLocale, DraftChange, PartContent } from '../../src/contracts/content.ts';
import { type PartKey, partKeys } from '../../src/domain/content/parts.ts';
import { type Locale, locales } from '../../src/domain/locale/locale.ts';
import { sitePages } from '../../src/domain/site-map/pages.ts';
import { type Answer, answerCalls, type Call, refusal } from '../fake-api.ts';
import { openScreen, sectionRoute, texts } from './admin-screen.tsx';

export { refusal, texts };

const heroTexts: PartContent = {
  schema: 1,
  fields: {
    slogan: 'L’agence des artistes',
    title1: 'Faites monter',
    title2: 'le volume.',
    description: 'Dès {agency.minimum} par mois.',
    simulate: 'Simuler',
    contact: 'Nous écrire',
  },
  items: [],
};
export const faqTexts: PartContent = {
  schema: 1,
  fields: { title: 'Vos questions', pageTitle: 'FAQ', pageLead: 'Tout est là.' },
  items: [
    { id: 'cost', hidden: false, fields: { question: 'Combien ?', answer: 'Peu.' } },
    { id: 'time', hidden: false, fields: { question: 'Quand ?', answer: 'Bientôt.' } },
    { id: 'real', hidden: false, fields: { question: 'Vraiment ?', answer: 'Oui.' } },
  ],
};
const empty: PartContent = { schema: 1, fields: {}, items: [] };
const standards: Partial<Record<PartKey, PartContent>> = { hero: heroTexts, faq: faqTexts };

const untouched = (locale: Locale, standard: PartContent): ContentLocale => ({
  locale,
  state: 'default',
  missing: [],
  empty: false,
  period: null,
  draftVersion: 0,
  online: null,
  fallback: 'none',
  default: standard,
  draft: null,
  version: null,
  scheduled: null,
  stale: [],
});

/**
 * Replaces the server. It stores drafts and publishes them, as the real server does; `reply` can replace or delay a
 * response. Paths are relative to `/content`. A draft is sent sooner than in a browser, so that tests do not wait.
 */
export function serveContent(reply: (call: Call) => Answer | Promise<Answer> | undefined = () => undefined) {
  delays.save = 150;
  const parts = Object.fromEntries(
    partKeys.map((part) => [
      part,
      { part, locales: locales.map((locale) => untouched(locale, standards[part] ?? empty)) },
    ]),
  ) as Record<PartKey, ContentDetail>;
  const server = { parts, calls: [] as Call[], reply, change };
  answerCalls(async ({ method, path: whole, body }) => {
    const call = { method, path: whole.replace(/^\/content/, ''), body };
    server.calls.push(call);
    return (await server.reply(call)) ?? byDefault(call);
  });
  return server;

  /** Changes the stored state of a part in a language, as another person does. */
  function change(part: PartKey, locale: Locale, values: Partial<ContentLocale>): ContentLocale {
    const next = { ...entryOf(part, locale), ...values };
    parts[part] = {
      part,
      locales: (parts[part]?.locales ?? []).map((entry) => (entry.locale === locale ? next : entry)),
    };
    return next;
  }
  function entryOf(part: PartKey, locale: Locale): ContentLocale {
    return parts[part]?.locales.find((entry) => entry.locale === locale) as ContentLocale;
  }
  function byDefault({ method, path, body }: Call): Answer {
    const [, part, action] = path.replace(/\?.*/, '').split('/') as [string, PartKey, string?];
    if (path === '') return { data: { parts: Object.values(parts).map((one) => ({ ...one, name: null })) } };
    if (path === '/addresses')
      return { data: { guides: [], former: [], pages: sitePages.map((page) => page.path) } };
    if (path === '/claims') return { data: { items: [], demo: false } };
    if (path === '/auth/me')
      return { data: { email: 'lea@agency.example', name: '', role: 'admin', duty: null } };
    if (path === '/preview')
      return { data: { code: 'code', expiresAt: '2026-11-25T00:00:00.000Z', addresses: [] } };
    if (method === 'GET' && action === undefined) return { data: parts[part] };
    if (method === 'PUT') {
      const { locale, content, fallback, version } = body as DraftChange;
      if (version !== entryOf(part, locale).draftVersion) return refusal(409, 'Quelqu’un a enregistré.');
      const draft = { content, fallback, by: 'lea@agency.example', at: new Date().toISOString() };
      const stored = change(part, locale, { draft, fallback, state: 'draft', draftVersion: version + 1 });
      return { data: { locale: stored, typography: [] } };
    }
    if (action === 'publish') {
      const { locale, draftVersion } = body as { locale: Locale; draftVersion: number };
      const { draft, version } = entryOf(part, locale);
      if (!draft) return refusal(404, 'Aucun brouillon.');
      const number = (version?.number ?? 0) + 1;
      return {
        data: {
          locale: change(part, locale, {
            draft: null,
            version: { ...draft, number },
            online: { number, by: draft.by, at: draft.at },
            state: 'online',
            draftVersion: draftVersion + 1,
          }),
        },
      };
    }
    if (method === 'DELETE') {
      const locale = new URLSearchParams(path.split('?')[1]).get('locale') as Locale;
      const { draftVersion } = entryOf(part, locale);
      return {
        data: {
          locale: change(part, locale, { draft: null, state: 'default', draftVersion: draftVersion + 1 }),
        },
      };
    }
    throw new Error(`unexpected ${method} ${path}`);
  }
}

/** Opens the section at a part. `refetch` loads the data again, as a live event does. */
export function openContent(part: PartKey, query = '') {
  const opened = openScreen(
    sectionRoute(<ContentSection tabs={false} />),
    `/dashboard/content/${part}${query}`,
  );
  return { ...opened, refetch: () => opened.client.invalidateQueries({ queryKey: ['content'] }) };
}

/**
 * Returns the only button with this name. Faster than `getByRole`, which needs a second for the roles of the whole
 * section.
 */
export function buttonNamed(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button')].filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  const [button] = found;
  if (!button || found.length > 1) throw new Error(`${found.length} buttons “${name}”, expected one`);
  return button;
}

/** Waits for the only button with this name. */
export const findButton = (name: string): Promise<HTMLElement> => waitFor(() => buttonNamed(name));

/** Waits until the results of the last action are rendered. */
export const quiet = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
