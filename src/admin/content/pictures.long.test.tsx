import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Call } from '../../../tests/fake-api.ts';
import {
  findButton,
  openContent,
  quiet,
  serveContent,
  texts,
} from '../../../tests/screens/content-section.tsx';
import { pageOf, tide } from '../../../tests/screens/media-section.tsx';

const t = texts.content;
vi.setConfig({ testTimeout: 20_000 });
afterEach(async () => {
  await quiet();
  cleanup();
  vi.unstubAllGlobals();
});

const testimonial = {
  schema: 1 as const,
  fields: {},
  items: [
    {
      id: 'lea',
      hidden: false,
      fields: { text: 'Enfin.', name: 'Léa', picture: 'm1', consentBy: 'Léa N.', consentOn: '2026-11-20' },
    },
  ],
};
const version = {
  number: 1,
  content: testimonial,
  fallback: 'none' as const,
  by: null,
  at: '2026-11-20T10:00:00.000Z',
};

/** Serves the parts, and a library with one picture. */
const serve = () => {
  const library = ({ path }: Call) =>
    path.startsWith('/media?')
      ? { data: pageOf([tide]) }
      : path.startsWith('/media/')
        ? { data: tide }
        : undefined;
  return serveContent(library);
};
const drafts = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'PUT');

it('a testimonial gets its picture from the library, and the draft stores it', async () => {
  const server = serve();
  openContent('testimonials');
  fireEvent.click(await findButton(t.items.testimonials.add));
  const field = await screen.findByRole('group', { name: t.fields.testimonials.picture });
  fireEvent.click(within(field).getByRole('button', { name: texts.media.picker.choose }));
  const dialog = await screen.findByRole('dialog', { name: texts.media.picker.title });
  fireEvent.click(await within(dialog).findByRole('button', { name: /maree/ }));
  await waitFor(
    () =>
      expect(drafts(server.calls).at(-1)?.body).toMatchObject({
        content: { items: [{ fields: { picture: 'm1' } }] },
      }),
    { timeout: 3000 },
  );
  fireEvent.click(within(field).getByRole('button', { name: texts.media.picker.remove }));
  await waitFor(
    () =>
      expect(drafts(server.calls).at(-1)?.body).toMatchObject({
        content: { items: [{ fields: { picture: '' } }] },
      }),
    { timeout: 3000 },
  );
});

it('the translation of a testimonial has its picture and the consent of its person', async () => {
  const server = serve();
  server.change('testimonials', 'fr', { version, state: 'online' });
  openContent('testimonials');
  await screen.findByText('Léa');
  fireEvent.click(document.querySelector('[value=en]') as Element);
  fireEvent.click(await findButton(t.items.testimonials.translate));
  await findButton(texts.media.picker.replace);
  expect(screen.getByLabelText<HTMLInputElement>(t.fields.testimonials.consentBy).value).toBe('Léa N.');
  expect(screen.getByLabelText<HTMLInputElement>(t.fields.testimonials.text).value).toBe('');
});

it('title and description are shown as a search engine shows them, with their figures', async () => {
  const server = serveContent();
  const fields = { homeTitle: 'Nova', homeDescription: 'Dès {agency.minimum} par mois.' };
  server.change('search', 'fr', { default: { schema: 1, fields, items: [] } });
  openContent('search');
  const result = await screen.findByRole('region', { name: t.preview.result });
  expect(result.textContent).toContain('Nova');
  expect(result.textContent).toMatch(/Dès 500\s€ par mois/);
  const input = document.querySelector('textarea[name=homeDescription]') as Element;
  fireEvent.change(input, { target: { value: 'Dès {agency.minim} par mois.' } });
  await waitFor(() => expect(result.textContent).toContain('Dès {agency.minim} par mois.'));
});

it('the list says on which days an announcement is shown', async () => {
  const server = serveContent();
  const on = (startsAt: string | null, endsAt: string | null) => ({ period: { startsAt, endsAt } });
  server.change('announcement', 'fr', on('2098-12-01T08:00:00.000Z', '2098-12-24T20:00:00.000Z'));
  const { refetch } = openContent('hero');
  await screen.findByText('1er–24 déc.', { selector: 'nav *' });
  server.change('announcement', 'fr', on(null, '2026-01-05T20:00:00.000Z'));
  await refetch();
  await screen.findByText(t.list.over.replace('{day}', '5 janv.'), { selector: 'nav *' });
});
