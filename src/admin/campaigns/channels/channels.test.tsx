import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { openScreen, said, sectionRoute, texts } from '../../../../tests/screens/admin-screen.tsx';
import { noFigures } from '../../../domain/channels/channel-figures.ts';
import { CampaignsSection } from '../CampaignsSection.tsx';

const t = texts.channels;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = [
  {
    ...noFigures,
    channel: 'search',
    page: '/',
    visits: 100,
    leads: 5,
    won: 2,
    wonValue: 90_000,
    unvalued: 1,
  },
  { ...noFigures, channel: 'search', page: '/articles/…', visits: 20, simulator: 4 },
  { ...noFigures, channel: 'email', page: '/', visits: 9, leads: 1 },
  { ...noFigures, channel: 'unknown', page: '/contact', leads: 3 },
];
const open = (found: object[] = rows, address = '/dashboard/campaigns/channels') => {
  const calls = serve({
    'GET /channels': () => ({ data: { from: '2026-10-31', until: '2026-11-29', rows: found } }),
    'GET /channels.csv': () => new Response('a;b'),
  });
  return { calls, ...openScreen(sectionRoute(<CampaignsSection />), address) };
};

it('each channel shows its visits, leads and won value, with the limits of the rate or why there is none', async () => {
  open();
  const table = await screen.findByRole('table', { name: t.table });
  const lines = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => said(row.textContent ?? ''));
  expect(lines[0]).toMatch(/^Tout le site129409/);
  expect(lines[1]).toMatch(/^Moteurs de recherche120405.*4,2 %.*de 1,8 à 9,4 %.*900 €.*1 sans montant/);
  expect(lines[2]).toContain('9 visites : trop peu pour un taux');
  expect(lines[3]).toContain(t.more);
  expect(screen.getByText(/Origine inconnue.*:/)).toBeDefined();
});

it('the pages are those of all channels or of one, which the address names', async () => {
  const { address } = open();
  const pages = async () =>
    within(await screen.findByRole('table', { name: t.pages.title }))
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent);
  expect(await pages()).toEqual(['/', t.pages.articles, '/contact']);
  fireEvent.change(screen.getByLabelText(t.pages.of), { target: { value: 'email' } });
  await waitFor(() => expect(address()).toContain('channel=email'));
  expect(await pages()).toEqual(['/']);
});

it('the period is in the address, in the request and in that of the file', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  const { calls, address } = open();
  fireEvent.click(await screen.findByRole('radio', { name: /^7\sjours$/ }));
  await waitFor(() => expect(address()).toContain('days=7'));
  const period = () => new URLSearchParams(calls.at(-1)?.path.split('?')[1]);
  const days = () =>
    (Date.parse(period().get('until') ?? '') - Date.parse(period().get('from') ?? '')) / 86_400_000;
  await waitFor(() => expect(days()).toBe(6));
  fireEvent.click(screen.getByRole('button', { name: t.file.action }));
  await waitFor(() => expect(calls.at(-1)?.path).toMatch(/^\/channels\.csv\?/));
  expect(days()).toBe(6);
});

it('without a visit there is a sentence instead of tables', async () => {
  open([]);
  expect(await screen.findByText(said(t.empty.title))).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
