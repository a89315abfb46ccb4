import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { openScreen, said, sectionRoute, texts } from '../../../../tests/screens/admin-screen.tsx';
import { CampaignsSection } from '../CampaignsSection.tsx';

const t = texts.channels.addresses;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const address = {
  id: '0a1b2c3d',
  url: 'https://site.example/faq?utm_source=instagram&utm_id=0a1b2c3d',
  ...{ path: '/faq', locale: 'fr', place: 'instagram', campaign: 'sortie-nova', content: 'story-1' },
  ...{ createdAt: '2026-11-29T10:00:00.000Z', visits: 120, leads: 3, won: 1, wonValue: 90_000 },
};
const open = (items = [address]) => ({
  calls: serve({
    'GET /campaign-addresses': () => ({ data: { items, landings: [{ path: '/p/nova', title: 'Nova' }] } }),
    'POST /campaign-addresses': () => ({ data: address }),
    'GET /campaign-addresses/0a1b2c3d/qr': () => ({
      data: { url: address.url, size: 21, path: 'M0 0h1v1z' },
    }),
    'DELETE /campaign-addresses/0a1b2c3d': () => ({ data: { id: address.id } }),
  }),
  ...openScreen(sectionRoute(<CampaignsSection />), '/dashboard/campaigns/addresses'),
});

it('an address is built from page, place, campaign and variant', async () => {
  const { calls } = open([]);
  expect(await screen.findByText(said(t.empty.title))).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Page/), { target: { value: '/p/nova' } });
  fireEvent.change(screen.getByLabelText(t.place), { target: { value: 'print' } });
  fireEvent.change(screen.getByLabelText(/^Nom de la campagne/), { target: { value: 'sortie-nova' } });
  fireEvent.click(screen.getByRole('button', { name: t.build }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ page: '/p/nova', locale: 'fr', place: 'print', campaign: 'sortie-nova', content: '' },
    }),
  );
});

it('a built address shows what came of it, is copied with one press, shown as a code, and removed', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { calls } = open();
  const table = within(await screen.findByRole('table', { name: said(t.list) }));
  expect(said(table.getAllByRole('row')[1]?.textContent ?? '')).toMatch(/sortie-nova.*120.*3.*1 · 900 €/);
  fireEvent.click(
    screen.getByRole('button', { name: /^Copier l’adresse de sortie-nova · story-1 · Instagram/ }),
  );
  expect(writeText).toHaveBeenCalledWith(address.url);
  fireEvent.click(screen.getByRole('button', { name: /^QR code de/ }));
  expect(await screen.findByRole('img', { name: t.qr.alt })).toBeDefined();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.common.close }));
  fireEvent.click(screen.getByRole('button', { name: /^Retirer sortie-nova/ }));
  expect(await screen.findByText(said(t.removeText))).toBeDefined();
  fireEvent.click(screen.getAllByRole('button', { name: t.remove }).at(-1) as HTMLElement);
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});
