import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, answerCalls, type Call, refusal } from '../../../tests/fake-api.ts';
import { inParts, type Screen, said, texts } from '../../../tests/screens/admin-screen.tsx';
import { nova, open as openSection, pageOf, t } from '../../../tests/screens/campaigns-section.tsx';
import type { CampaignDto, CampaignPage } from '../../contracts/campaign.ts';
import { fill } from '../../i18n/format.ts';

let calls: Call[];
/** Returns the server's response; a call without a response makes the test fail. */
let reply: (call: Call) => Answer | undefined;
const data = (value: unknown): Answer => ({ data: value });
const list = (page: CampaignPage) => (call: Call) =>
  call.method === 'GET' && call.path.startsWith('/campaigns') ? data(page) : undefined;

beforeEach(() => {
  calls = answerCalls((call) => reply(call));
});
afterEach(() => {
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

it('the section loads the list that the address names, and shows its filter, order and rows', async () => {
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

it.each(['q=a', 'status=active', 'platform=meta', 'judged=yes'])(
  'the empty list offers to clear %s, which keeps the order',
  async (filter) => {
    reply = ({ path }) =>
      path.includes(filter)
        ? data(pageOf([]))
        : list(pageOf([nova]))({ method: 'GET', path, body: undefined });
    open(`?${filter}&sort=artist&order=asc`);
    await screen.findByText(t.none.title);
    for (const button of screen.getAllByRole('button', { name: t.filter.clear }).slice(1))
      fireEvent.click(button);
    await screen.findByRole('link', { name: 'Nova' });
    expect(address()).toBe('/dashboard/campaigns?sort=artist&order=asc');
  },
);

it('the list writes every change of order and filter to the address, and returns to the first page', async () => {
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

it('the list offers a next step without any campaign and without a campaign that passes the filter', async () => {
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

it('the list shows markup in an artist name as text', async () => {
  const artist = '<img src=x onerror=alert(1)>';
  reply = list(pageOf([{ ...nova, artist }]));
  open();
  await screen.findByText(artist);
  expect(document.querySelector('img')).toBeNull();
});

it('the list says in words whether the views of a finished campaign were in the range', async () => {
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

it('the status select shows a change at once, and rolls it back with the message of the server', async () => {
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
  // The body contains only the status: the row may be older than a change that a colleague made in the meantime.
  expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/campaigns/c1',
    body: { status: 'finished' },
  });
});

it('an error about the dates of a finished campaign links to the form with the dates', async () => {
  const about = 'Son début ne peut pas être à venir.';
  reply = (call) => {
    if (call.method === 'PATCH') return refusal(422, 'Champs incorrects.', { startsOn: about });
    return call.path === '/campaigns/c1' ? data(nova) : list(pageOf([nova]))(call);
  };
  open();
  const select = await screen.findByLabelText<HTMLSelectElement>(fill(t.statusOf, { artist: 'Nova' }));
  fireEvent.change(select, { target: { value: 'finished' } });
  await screen.findByText(about);
  expect(select.value).toBe('active');
  press(t.correctDates);
  await screen.findByLabelText(new RegExp(t.form.startsOn));
});

it('the form shows the server’s messages at the fields, keeps the typed values, and creates the campaign', async () => {
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

it('the form of a new campaign takes its values from the lead of the address, and names the lead', async () => {
  const fields = { artistName: 'Nova', platform: 'meta', campaignType: 'conversion', country: 'usa' };
  const lead = { id: 'l1', name: 'Nova', platform: 'meta', budget: 900, wonValue: null, fields };
  reply = (call) => (call.path === '/leads/l1' ? data(lead) : list(pageOf([nova]))(call));
  open('/new?lead=l1');
  await screen.findByText(inParts(`${fill(t.form.fromLead, { name: 'Nova' })} ${t.form.monthly}`));
  expect(field(t.form.artist).value).toBe('Nova');
  expect(field(t.form.platform).value).toBe('meta');
  expect(field(t.form.campaignType).value).toBe('conversion');
  expect(field(t.form.country).value).toBe('usa');
  expect(field(t.form.budget).value).toBe('900');
});

it('the form changes a campaign, and shows the results once the campaign is no longer planned', async () => {
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

/** Opens the form of campaign Nova (version 4), types another artist, and stores version 5 on the server. */
async function openLate() {
  let stored: CampaignDto = nova;
  reply = ({ method, path, body }) => {
    if (path !== '/campaigns/c1') return list(pageOf([nova]))({ method, path, body });
    if (method !== 'PUT') return data(stored);
    const { version } = body as { version: number };
    if (version !== stored.version)
      return refusal(409, 'Quelqu’un d’autre vient de modifier cette campagne.');
    stored = { ...stored, ...(body as CampaignDto), version: version + 1 };
    return data(stored);
  };
  open('/c1');
  await screen.findByText(t.form.budget);
  type(t.form.artist, 'Nova et moi');
  stored = { ...nova, version: 5, actualViews: 9 };
}
const words = texts.common.form;

it.each([
  ['a refused save', async () => press(texts.common.save)],
  ['a live update', async () => void (await opened.client.invalidateQueries())],
])(
  'the form keeps the typed values in a conflict that %s reveals, and saves them over the other version',
  async (_how, find) => {
    await openLate();
    await find();
    await screen.findByText(words.conflictTitle);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.common.save }).disabled).toBe(true);
    expect(field(t.form.artist).value).toBe('Nova et moi');
    expect(field(t.form.actualViews).value).toBe('');
    press(words.keepMine);
    expect(field(t.form.actualViews).value).toBe('9');
    press(texts.common.save);
    await screen.findByText(inParts(fill(t.form.saved, { artist: 'Nova et moi' })));
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      artist: 'Nova et moi',
      actualViews: 9,
      version: 5,
    });
  },
);

it('the form takes the version of the other administrator in a conflict on demand', async () => {
  await openLate();
  press(texts.common.save);
  await screen.findByText(words.conflictTitle);
  press(words.takeTheirs);
  expect([field(t.form.artist).value, field(t.form.actualViews).value]).toEqual(['Nova', '9']);
});

it('the form shows a newer version of the campaign at once while no value was typed', async () => {
  let stored = nova;
  reply = (call) => (call.path === '/campaigns/c1' ? data(stored) : list(pageOf([nova]))(call));
  open('/c1');
  await screen.findByText(t.form.budget);
  stored = { ...nova, version: 5, artist: 'Nova 2' };
  await opened.client.invalidateQueries();
  await waitFor(() => expect(field(t.form.artist).value).toBe('Nova 2'));
  expect(screen.queryByText(words.conflictTitle)).toBeNull();
});

it('the form deletes a campaign only after the confirmation', async () => {
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
