import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { openScreen, said, sectionRoute, texts } from '../../../../tests/screens/admin-screen.tsx';
import type { ConsentRatesAnswer, ProofDto } from '../../../contracts/consents/consent-proofs.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { weeksUntil } from '../../../domain/time/weeks.ts';
import { IntegrationsSection } from '../IntegrationsSection.tsx';

const t = texts.proofs;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const proof = (changes: Partial<ProofDto> = {}): ProofDto => ({
  id: '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01',
  at: '2026-11-28T13:29:00.000Z',
  locale: 'fr',
  textVersion: '2026-11-29',
  analytics: true,
  marketing: true,
  functional: false,
  objected: false,
  replacedAt: null,
  withdrawn: false,
  scope: null,
  used: 0,
  ...changes,
});
const none = { shown: 0, answers: 0, accepted: 0 };
const rates: ConsentRatesAnswer = {
  total: { shown: 300, answers: 200, accepted: 82 },
  weeks: weeksUntil('2026-11-29', 12).map((monday, week) => ({
    monday,
    objected: week === 11 ? 3 : 0,
    ...(week === 11
      ? { shown: 300, answers: 200, accepted: 82 }
      : week === 10
        ? { ...none, answers: 9 }
        : none),
  })),
  languages: locales.map((locale) => ({
    locale,
    ...(locale === 'fr'
      ? { shown: 290, answers: 191, accepted: 80 }
      : locale === 'pt'
        ? { ...none, answers: 9 }
        : none),
  })),
  texts: [
    { textVersion: '2026-11-28.2', since: '2026-11-16', answers: 100, accepted: 36 },
    { textVersion: '2026-11-29', since: '2026-11-23', answers: 100, accepted: 46 },
  ],
  objected: 3,
};

function open(items: ProofDto[], address = '/dashboard/marketing-integrations/proofs') {
  const counts = { all: 3, marketing: 2, objected: 1, withdrawn: 1 };
  const calls = serve({
    'GET /consent-proofs': () => ({ data: { items, total: items.length, page: 1, pageSize: 25, counts } }),
    'GET /consent-rates': () => ({ data: rates }),
    'GET /consent-proofs.csv': () => new Response('a;b'),
  });
  return { calls, ...openScreen(sectionRoute(<IntegrationsSection />), address) };
}

it('the proofs show date, number, language, text and choice, and what became of it', async () => {
  open([
    proof(),
    proof({
      id: 'e8210000-7a0e-4c55-9d4c-2b1f6f0f70fa',
      withdrawn: true,
      replacedAt: '2026-11-28T13:30:00.000Z',
    }),
    proof({ id: 'b07e0000-7a0e-4c55-9d4c-2b1f6f0f11cc', marketing: false, objected: true, locale: 'en' }),
    proof({
      id: 'c17e0000-7a0e-4c55-9d4c-2b1f6f0f11cd',
      ...{ analytics: null, functional: null },
      scope: { artist: 'Nova', title: 'Single' },
    }),
  ]);
  const table = await screen.findByRole('table', { name: t.list });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toHaveLength(4);
  expect(rows[3]).toMatch(/non demandée.*acceptée.*Nova, «.Single/);
  expect(rows[3]).not.toContain('refusée');
  expect(rows[0]).toMatch(/3f1c…8a01.*FR.*2026-11-29.*acceptée.*acceptée/);
  expect(rows[1]).toMatch(/e821…70fa.*retirée/);
  expect(rows[2]).toMatch(/b07e…11cc.*EN.*acceptée.*objection \(GPC\)/);
  expect(screen.getByText(said(t.note))).toBeDefined();
});

it('the filters are in the address and in the request, and in that of the file', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  const { calls, address } = open([proof()]);
  fireEvent.click(await screen.findByRole('radio', { name: 'Objections 1' }));
  await waitFor(() => expect(address()).toContain('choice=objected'));
  fireEvent.click(await screen.findByRole('radio', { name: /^Retirées/ }));
  fireEvent.change(screen.getByLabelText(t.filter.language), { target: { value: 'pt' } });
  await waitFor(() => expect(address()).toContain('choice=withdrawn&language=pt'));
  await waitFor(() => expect(calls.at(-1)?.path).toContain('choice=withdrawn&language=pt'));
  fireEvent.click(screen.getByRole('button', { name: t.file.action }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/consent-proofs.csv?choice=withdrawn&language=pt'));
});

it('the rate is shown with its interval, or with a note where there are too few answers for one', async () => {
  open([]);
  const chart = within(await screen.findByRole('region', { name: t.rates.title }));
  const weeks = chart.getAllByRole('listitem').map((week) => said(week.textContent ?? ''));
  expect(weeks).toHaveLength(12);
  expect(weeks[11]).toContain('41 %, de 34 % à 48 %');
  expect(weeks[11]).toContain('le texte 2026-11-29');
  expect(weeks[11]).toContain('3 objections (GPC), hors du compte');
  expect(weeks[10]).not.toContain('GPC');
  expect(weeks[10]).toContain('9 réponses : trop peu pour un taux');
  const sums = within(screen.getByRole('region', { name: t.sums.title }));
  expect(sums.getByText(said('67 % ; les autres l’ignorent'))).toBeDefined();
  expect(sums.getByRole('row', { name: /^Français/ }).textContent).toContain('42');
  expect(sums.getByRole('row', { name: /^Portugais/ }).textContent).toContain('trop peu');
  expect(sums.getByText(/3 réponses avec Global Privacy Control/)).toBeDefined();
});

it('another tab leads to that integration', async () => {
  const { address } = open([]);
  fireEvent.click(await screen.findByRole('tab', { name: texts.integrations.names.metaPixel }));
  expect(address()).toBe('/dashboard/marketing-integrations');
});
