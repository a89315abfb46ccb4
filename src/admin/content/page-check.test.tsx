import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { said } from '../../../tests/screens/admin-screen.tsx';
import {
  buttonNamed,
  findButton,
  openContent,
  quiet,
  serveContent,
  texts,
} from '../../../tests/screens/content-section.tsx';
import { guidePart } from '../../domain/content/guide-parts.ts';
import { fill } from '../../i18n/format.ts';

const t = texts.content;
const GUIDE = 'guide-budget-youtube-ads';
const ADDED = 'budget-clip-musical';
vi.setConfig({ testTimeout: 20_000 });
afterEach(async () => {
  await quiet();
  cleanup();
  vi.unstubAllGlobals();
});

const block = (id: string, kind: string, text: string) => ({
  id,
  hidden: false,
  fields: { kind, text, of: '' },
});
const fields = Object.fromEntries(guidePart(GUIDE).fields.map(({ key }) => [key, '']));
const addresses = {
  guides: [],
  former: [{ path: '/ancien', target: '/faq', leadsTo: '/faq', at: '' }],
  pages: ['/faq'],
};

function serve() {
  const server = serveContent(({ path }) => (path === '/addresses' ? { data: addresses } : undefined));
  const french = server.parts[GUIDE]?.locales[0];
  if (!french) throw new Error('no French text');
  const content = {
    schema: 1 as const,
    fields,
    items: [
      block('low', 'subheading', 'Trop bas'),
      block('high', 'heading', 'Haut'),
      block('text', 'paragraph', 'Voyez [ici](/faq), [là](/ancien) et [nulle part](/guide-inexistant).'),
      block('promise', 'paragraph', 'Nous garantissons des vues.'),
    ],
  };
  server.change(GUIDE, 'fr', { default: content });
  // The same texts under a guide that the agency added, which has no default.
  const added = {
    ...french,
    draft: { content, fallback: 'none' as const, by: null, at: '2026-11-25T00:00:00.000Z' },
  };
  server.parts[ADDED as typeof GUIDE] = {
    part: ADDED,
    locales: (server.parts[GUIDE]?.locales ?? []).map((one) =>
      one.locale === 'fr'
        ? { ...one, ...added, state: 'draft' as const, default: { ...content, fields: {}, items: [] } }
        : one,
    ),
  };
  return server;
}

const found = async () => {
  const [section] = await screen.findAllByLabelText(t.check.label);
  return section as HTMLElement;
};

it('the check names what hinders a publication and what may be better, and each line leads to its block', async () => {
  serve();
  openContent(GUIDE);
  const section = await found();
  await waitFor(() =>
    expect(
      within(section).getByText(fill(t.check.content_link_dead.title, { value: '/guide-inexistant' })),
    ).toBeTruthy(),
  );
  expect(within(section).queryByText(/\/ancien/)).toBeNull();
  within(section).getByText(said(fill(t.check.content_heading_order.title, { value: 'Trop bas' })));
  within(section).getByText(said(fill(t.check.promise.title, { value: 'garantissons' })));
  expect(section.querySelectorAll('[data-role="blocks"]')).toHaveLength(2);
  const dead = [...section.querySelectorAll('li')].find((line) =>
    line.textContent?.includes('/guide-inexistant'),
  );
  fireEvent.click(within(dead as HTMLElement).getByRole('button'));
  await waitFor(() => expect(document.activeElement?.id).toBe('block-text'));
});

it('a table of figures is inserted, chosen by its name, and counted before it is published', async () => {
  serve();
  openContent(GUIDE);
  fireEvent.click(await findButton(t.blocks.insert));
  fireEvent.click(await screen.findByText(t.choices.figures, { selector: '.block-actions button' }));
  const label = fill(t.blocks.choice, { kind: t.choices.figures });
  const choice = await screen.findByLabelText<HTMLSelectElement>(label);
  expect(choice.value).toBe('');
  fireEvent.change(choice, { target: { value: 'youtube.genres' } });
  await screen.findByText(t.figureTables['youtube.genres'], { selector: '.block-drawn *', exact: false });
  fireEvent.click(buttonNamed(t.items.guide.publish));
  await screen.findByText(said(t.publishGuide.always[0] ?? ''));
  fireEvent.click(buttonNamed(texts.common.cancel));
});

it('a guide of the agency that was never published has no original text to return to', async () => {
  serve();
  openContent(ADDED);
  await screen.findByText(t.online.nothing);
  expect(screen.queryByText(t.reset.action)).toBeNull();
  fireEvent.click(buttonNamed(t.publish.guide));
  await screen.findByText(t.publishGuide.first);
  expect(screen.queryByText(t.publishGuide.substantive)).toBeNull();
  fireEvent.click(buttonNamed(texts.common.cancel));
});
