import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inParts, type Screen, said, texts } from '../../../tests/admin-screen.tsx';
import { nova, open as openSection, pageOf, t } from '../../../tests/campaigns-section.tsx';
import { type Answer, answerCalls, type Call, refusal } from '../../../tests/fake-api.ts';
import type { CampaignDto, CampaignPage } from '../../contracts/campaign.ts';
import { fill } from '../../i18n/format.ts';

let calls: Call[];
/** What the server answers; a call that no test expects is a failure of the test. */
let reply: (call: Call) => Answer | undefined;
const data = (value: unknown): Answer => ({ data: value });
const list = (page: CampaignPage) => (call: Call) =>
  call.method === 'GET' && call.path.startsWith('/campaigns') ? data(page) : undefined;

beforeEach(() => {
  calls = answerCalls((call) => reply(call));
});
afterEach(() => {
  expect(document.querySelector('style')).toBeNull();
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

let opened: Screen;
const address = () => opened.address();
const open = (at?: string) => {
  opened = openSection(at);
};
const field = (label: string) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(
    new RegExp(`^${label.replace(/[()]/g, '\\$&')}`),
  );
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks for the list of the address, and shows its filter, its order and its rows', async () => {
  reply = list(pageOf([nova]));
  open('?q=No&status=active&sort=budget&order=asc');
  await screen.findByRole('link', { name: 'Nova' });
  expect(calls[0]?.path).toBe('/campaigns?q=No&status=active&sort=budget&order=asc');
  expect(screen.getByLabelText<HTMLInputElement>(t.filter.search).value).toBe('No');
  expect(screen.getByRole('button', { name: /En cours/ }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('columnheader', { name: t.columns.budget }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
  expect(screen.getByText('1 500 €')).toBeDefined();
  expect(screen.getByText(said(fill(t.range.planned, { low: '37 500', high: '150 000' })))).toBeDefined();
});

it('keeps every change in the address, and begins again at the first page', async () => {
  reply = list(pageOf([nova], { total: 60, page: 2 }));
  open('?page=2');
  await screen.findByRole('link', { name: 'Nova' });
  press(t.columns.artist);
  expect(address()).toBe('/dashboard/campaigns?sort=artist&order=asc');
  fireEvent.click(await screen.findByRole('button', { name: /Terminées/ }));
  expect(address()).toContain('status=finished');
  fireEvent.change(screen.getByLabelText(t.filter.search), { target: { value: 'Zé' } });
  await waitFor(() => expect(address()).toContain('q=Z%C3%A9'));
  await waitFor(() => expect(calls.at(-1)?.path).toContain('q=Z%C3%A9'));
});

it('says what to do where there are none at all, and where none fits the filter', async () => {
  reply = list(pageOf([], { counts: { planned: 0, active: 0, finished: 0 } }));
  open();
  await screen.findByText(t.empty.title);
  expect(screen.getByRole('link', { name: t.empty.leads }).getAttribute('href')).toBe(
    '/dashboard/leads?status=won',
  );
  cleanup();
  open('?q=xyz');
  await screen.findByText(t.none.title);
});

it('says that the list could not be had, and tries again', async () => {
  reply = () => refusal(503, 'Le service redémarre.');
  open();
  await screen.findByText('Le service redémarre.');
  reply = list(pageOf([nova]));
  press(texts.common.retry);
  await screen.findByRole('link', { name: 'Nova' });
});

it('shows stored markup as text', async () => {
  const artist = '<img src=x onerror=alert(1)>';
  reply = list(pageOf([{ ...nova, artist }]));
  open();
  await screen.findByText(artist);
  expect(document.querySelector('img')).toBeNull();
});

it('says in words whether a finished campaign lay in the range', async () => {
  const finished: CampaignDto = { ...nova, status: 'finished', actualCost: 1500 };
  reply = list(
    pageOf([
      { ...finished, id: 'a', actualViews: 60_000, insideRange: true },
      { ...finished, id: 'b', actualViews: 12_000, insideRange: false },
      { ...finished, id: 'c', actualViews: null, insideRange: null },
    ]),
  );
  open();
  const rows = (await screen.findAllByRole('row')).slice(1);
  for (const [row, words] of [t.range.yes, t.range.below, t.range.noViews].entries())
    expect(within(rows[row] as HTMLElement).getByText(said(words))).toBeDefined();
  expect(rows.map((row) => row.querySelectorAll('.range-mark').length)).toEqual([1, 1, 0]);
});

it('changes a status at once, and takes it back with the server’s message', async () => {
  reply = list(pageOf([nova]));
  open();
  const select = await screen.findByLabelText<HTMLSelectElement>(fill(t.statusOf, { artist: 'Nova' }));
  let refuse = () => {};
  const answered = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const usual = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'PATCH') await answered;
    return usual(path, init);
  });
  reply = (call) =>
    call.method === 'PATCH'
      ? refusal(403, 'Votre compte ne permet pas cette action.')
      : list(pageOf([nova]))(call);
  fireEvent.change(select, { target: { value: 'finished' } });
  await waitFor(() => expect(select.value).toBe('finished'));
  expect(screen.getByRole('button', { name: /Terminées/ }).textContent).toContain('4');
  refuse();
  await screen.findByText('Votre compte ne permet pas cette action.');
  expect(select.value).toBe('active');
  // Nothing else: the row may be older than what a colleague typed meanwhile.
  expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/campaigns/c1',
    body: { status: 'finished' },
  });
});

it('puts the server’s sentences at the fields and keeps everything typed, then creates', async () => {
  let refused = true;
  reply = (call) => {
    if (call.method !== 'POST') return list(pageOf([nova]))(call);
    return refused
      ? refusal(422, 'Certains champs sont à corriger.', {
          platform: 'Veuillez choisir une plateforme.',
          budget: 'Le budget doit être d’au moins 500 euros.',
        })
      : data({ ...nova, id: 'c2' });
  };
  open('/new?status=active');
  await screen.findByRole('dialog');
  type(t.form.artist, 'Zéphyr');
  type(t.form.budget, '400');
  type(t.form.startsOn, '2026-12-01');
  press(t.form.create);
  await screen.findByText('Veuillez choisir une plateforme.');
  expect(field(t.form.budget).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field(t.form.platform));
  expect(field(t.form.artist).value).toBe('Zéphyr');
  expect(field(t.form.budget).value).toBe('400');
  expect(field(t.form.startsOn).value).toBe('2026-12-01');

  refused = false;
  type(t.form.platform, 'tiktok');
  type(t.form.budget, '1 200,50');
  press(t.form.create);
  await screen.findByText(inParts(fill(t.form.created, { artist: 'Zéphyr' })));
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    artist: 'Zéphyr',
    platform: 'tiktok',
    budget: 1200.5,
    actualViews: null,
    leadId: null,
  });
  await waitFor(() => expect(address()).toBe('/dashboard/campaigns?status=active'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('begins with what a lead says, and names the lead', async () => {
  const fields = { artistName: 'Nova', platform: 'meta', campaignType: 'conversion', country: 'usa' };
  const lead = { id: 'l1', name: 'Nova', platform: 'meta', budget: 900, fields };
  reply = (call) => (call.path === '/leads/l1' ? data(lead) : list(pageOf([nova]))(call));
  open('/new?lead=l1');
  await screen.findByText(inParts(`${fill(t.form.fromLead, { name: 'Nova' })} ${t.form.monthly}`));
  expect(field(t.form.artist).value).toBe('Nova');
  expect(field(t.form.platform).value).toBe('meta');
  expect(field(t.form.campaignType).value).toBe('conversion');
  expect(field(t.form.country).value).toBe('usa');
  expect(field(t.form.budget).value).toBe('900');
});

it('edits a campaign, with its results once it runs', async () => {
  reply = (call) => {
    if (call.method === 'PUT') return data(nova);
    return call.path === '/campaigns/c1' ? data({ ...nova, status: 'planned' }) : list(pageOf([nova]))(call);
  };
  open('/c1');
  await screen.findByText(t.form.budget);
  expect(screen.getByText(said(fill(t.form.costs, { version: 2 })))).toBeDefined();
  expect(screen.queryByText(t.form.results)).toBeNull();
  type(t.form.status, 'finished');
  type(t.form.actualViews, '41 000');
  type(t.form.actualCost, '1 480');
  press(texts.common.save);
  await screen.findByText(inParts(fill(t.form.saved, { artist: 'Nova' })));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    status: 'finished',
    actualViews: 41_000,
    actualCost: 1480,
    version: 4,
  });
});

it('keeps what was typed when somebody else changed the campaign meanwhile, and goes on naming the version it showed', async () => {
  let stored = nova;
  const conflict = 'Quelqu’un d’autre vient de modifier cette campagne.';
  reply = (call) => {
    if (call.method === 'PUT') return refusal(409, conflict);
    return call.path === '/campaigns/c1' ? data(stored) : list(pageOf([nova]))(call);
  };
  open('/c1');
  await screen.findByText(t.form.budget);
  type(t.form.artist, 'Nova et moi');
  stored = { ...nova, version: 5, actualViews: 9 };
  await opened.client.invalidateQueries();
  press(texts.common.save);
  await screen.findByText(conflict);
  expect(field(t.form.artist).value).toBe('Nova et moi');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 4 });
});

it('deletes only after the question', async () => {
  reply = (call) => {
    if (call.method === 'DELETE') return data(null);
    return call.path === '/campaigns/c1' ? data(nova) : list(pageOf([nova]))(call);
  };
  open('/c1');
  await screen.findByRole('button', { name: t.delete.action });
  press(t.delete.action);
  expect(screen.getByText(inParts(fill(t.delete.question, { artist: 'Nova' })))).toBeDefined();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  press(t.delete.confirm);
  await screen.findByText(inParts(fill(t.delete.done, { artist: 'Nova' })));
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/campaigns/c1');
  await waitFor(() => expect(address()).toBe('/dashboard/campaigns'));
});
