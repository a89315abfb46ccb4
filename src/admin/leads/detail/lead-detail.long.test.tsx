import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inParts } from '../../../../tests/screens/admin-screen.tsx';
import { detail, listOf, open, row, serve, t } from '../../../../tests/screens/leads-section.tsx';
import type { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import { fill } from '../../../i18n/format.ts';

const ana = { id: 'u1', email: 'ana@agence.fr', name: '' };
const served = (lead: LeadDetailDto, more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET /leads': () => listOf(row(lead.id, { name: lead.name, status: lead.status })),
    'GET /assignees': () => ({ data: [ana] }),
    [`GET /leads/${lead.id}`]: () => ({ data: lead }),
    ...more,
  });
const drawer = async () => within(await screen.findByRole('dialog'));

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

it('the drawer opens from a row of the list, and Escape returns to the row', async () => {
  served(detail('a'));
  const at = open('/dashboard/leads?kind=simulation');
  fireEvent.click(await screen.findByRole('link', { name: 'Artiste a' }));
  expect(at.address()).toBe('/dashboard/leads/a?kind=simulation');
  const email = await (await drawer()).findByTitle('a@exemple.fr');
  expect(email.closest('a')?.href).toBe('mailto:a@exemple.fr');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads?kind=simulation'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Artiste a');
});

it('the drawer opens by the address of a lead', async () => {
  served(detail('a'));
  open('/dashboard/leads/a');
  expect(await (await drawer()).findByLabelText(t.columns.status)).toBeDefined();
});

it('the drawer shows day and hour of each event, also of old events', async () => {
  const at = '2024-11-09T13:32:00Z';
  const attempt = { number: 1, at, durationMs: 80, status: 503, error: null, answer: null };
  const delivery = {
    id: 'd',
    destination: 'contact',
    state: 'dead',
    nextAttemptAt: null,
    attempts: [attempt],
  };
  served(
    detail('a', {
      createdAt: at,
      consent: { at, analytics: true, marketing: false, functional: false, objected: false },
      events: [{ kind: 'created', at }],
      deliveries: [delivery] as LeadDetailDto['deliveries'],
    }),
  );
  open('/dashboard/leads/a');
  await (await drawer()).findByLabelText(t.columns.status);
  const times = (await drawer()).getAllByRole('time').map(({ textContent }) => textContent);
  expect(times).toEqual(Array(4).fill('9 nov. 2024, 14:32'));
});

it('the status select rolls back a status that the server rejects, and shows the reason', async () => {
  let refuse: () => void = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  let gone = false;
  const calls = served(detail('a'));
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    // No request succeeds any more: the status that is shown afterwards was rolled back, not loaded.
    if (gone) return Response.error();
    if (init.method !== 'PATCH') return answer(address, init);
    calls.push({ method: 'PATCH', path: address, body: JSON.parse(String(init.body)) });
    await refused;
    gone = true;
    return Response.json({ success: false, message: 'Action impossible.' }, { status: 403 });
  });
  open('/dashboard/leads/a');
  const select = await (await drawer()).findByLabelText<HTMLSelectElement>(t.columns.status);
  fireEvent.change(select, { target: { value: 'contacted' } });
  await waitFor(() => expect(select.value).toBe('contacted'));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'contacted' });
  refuse();
  expect(await screen.findByText('Action impossible.')).toBeDefined();
  await waitFor(() => expect(select.value).toBe('new'));
});

it('the drawer assigns a lead to an account, and offers to create a campaign from a won lead', async () => {
  let lead = detail('a', { status: 'won' });
  const calls = served(lead, {
    'GET /leads/a': () => ({ data: lead }),
    'PATCH /leads/a': () => {
      lead = { ...lead, assignee: ana };
      return { data: lead };
    },
  });
  open('/dashboard/leads/a');
  const page = await drawer();
  const select = await page.findByLabelText<HTMLSelectElement>(t.columns.assignee);
  await within(select).findByText(ana.email);
  fireEvent.change(select, { target: { value: ana.id } });
  expect(await screen.findByText(inParts(fill(t.work.changed, { name: 'Artiste a' })))).toBeDefined();
  await waitFor(() => expect(select.value).toBe(ana.id));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ assigneeId: ana.id });
  expect(page.getByRole('link', { name: t.detail.campaign }).getAttribute('href')).toBe(
    '/dashboard/campaigns/new?lead=a',
  );
});

it('the drawer lists the campaigns of a won lead, and offers to create another', async () => {
  served(detail('a', { status: 'won', campaigns: [{ id: 'c1', artist: 'Nova' }] }));
  open('/dashboard/leads/a');
  const page = await drawer();
  const list = within(await page.findByRole('list', { name: t.detail.campaigns }));
  expect(list.getByRole('link', { name: 'Nova' }).getAttribute('href')).toBe('/dashboard/campaigns/c1');
  expect(page.queryByRole('link', { name: t.detail.campaign })).toBeNull();
  expect(page.getByRole('link', { name: t.detail.anotherCampaign })).toBeDefined();
});

it('the note form keeps the text of a note that was not stored', async () => {
  served(detail('a'), { 'POST /leads/a/notes': () => ({ status: 503, message: 'Le service redémarre.' }) });
  open('/dashboard/leads/a');
  const page = await drawer();
  const field = await page.findByLabelText<HTMLTextAreaElement>(t.note.label);
  fireEvent.change(field, { target: { value: 'Rappeler lundi' } });
  fireEvent.click(page.getByRole('button', { name: t.note.submit }));
  expect(await page.findByText('Le service redémarre.')).toBeDefined();
  expect(field.value).toBe('Rappeler lundi');
});

it('the note form empties its field, and the history shows the stored note', async () => {
  let lead = detail('a');
  served(lead, {
    'GET /leads/a': () => ({ data: lead }),
    'POST /leads/a/notes': ({ body }) => {
      const { text } = body as { text: string };
      lead = detail('a', {
        events: [{ kind: 'note', at: '2026-11-21T09:00:00Z', by: ana.email, id: 'n1', text }, ...lead.events],
      });
      return { data: lead.events[0] };
    },
  });
  open('/dashboard/leads/a');
  const page = await drawer();
  const field = await page.findByLabelText<HTMLTextAreaElement>(t.note.label);
  fireEvent.change(field, { target: { value: 'Rappeler lundi' } });
  fireEvent.click(page.getByRole('button', { name: t.note.submit }));
  expect(await page.findByText('par')).toBeDefined();
  expect(page.getAllByText('Rappeler lundi')).toHaveLength(1);
  expect(field.value).toBe('');
});

it('the history says that a person corrected the own name', async () => {
  const at = '2026-11-21T09:00:00Z';
  served(
    detail('a', {
      events: [
        { kind: 'name', at, by: null },
        { kind: 'phone', at, by: ana.email },
      ],
    }),
  );
  open('/dashboard/leads/a');
  const history = within(await (await drawer()).findByRole('region', { name: t.detail.history }));
  const [name, phone] = history.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(name).toContain(`${t.work.events.name}`);
  expect(name).toContain(t.events.byPerson);
  expect(phone).toContain(ana.email);
  expect(phone).not.toContain(t.events.byPerson);
});

it('the drawer shows markup in every field of a lead as text', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  const attempt = { number: 1, at: '2026-11-20T10:00:01Z', durationMs: 12, status: 500, error: null };
  served(
    detail('a', {
      name: markup,
      kind: 'contact',
      fields: { name: markup, message: `${markup}\nligne deux`, [markup]: markup },
      referrer: `javascript:${markup}`,
      page: markup,
      utm: { utm_source: markup },
      deliveries: [
        {
          id: 'd1',
          destination: 'contact',
          state: 'dead',
          nextAttemptAt: null,
          attempts: [{ ...attempt, answer: markup }],
        },
      ],
      events: [{ kind: 'note', at: '2026-11-20T11:00:00Z', by: null, id: 'n1', text: markup }],
    }),
  );
  open('/dashboard/leads/a');
  const page = await drawer();
  await page.findByText(t.detail.typed);
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('a[href^="javascript:"]')).toBeNull();
  expect(page.getAllByText(markup).length).toBeGreaterThan(4);
});

it('the history shows source, consents, simulation, deliveries, responses and replays', async () => {
  const at = '2026-11-20T10:00:00Z';
  const attempt = { number: 1, at, durationMs: 12, status: 500, error: null, answer: 'Trop chargé' };
  const nextAttemptAt = null;
  const dead = { id: 'd1', destination: 'simulator', state: 'dead' as const, nextAttemptAt };
  served(
    detail('a', {
      deliveries: [{ ...dead, attempts: [attempt] }],
      source: 'instagram',
      utm: { utm_source: 'instagram', utm_campaign: 'sortie' },
      fields: {
        platform: 'youtube',
        campaignType: 'awareness',
        budget: 1500,
        country: 'europe',
        views: 50_000,
        cpv: '0.010 - 0.040 $ (CPV)',
        reach: 125_000,
      },
      events: [
        { kind: 'replay', at, by: ana.email, destination: 'simulator' },
        { kind: 'attempt', at, destination: 'simulator', attempt },
        { kind: 'created', at },
        { kind: 'newsletter', at },
        { kind: 'consent', at, analytics: true, marketing: false, functional: true },
        {
          kind: 'consent',
          at: '2026-11-19T10:00:00Z',
          analytics: false,
          marketing: false,
          functional: false,
        },
      ],
    }),
  );
  open('/dashboard/leads/a');
  const history = within(await (await drawer()).findByRole('region', { name: t.detail.history }));
  const [replay, sent, created, ...consents] = history
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(replay).toMatch(/^Envoi Simulateur renvoyé.*par ana@agence\.fr$/);
  expect(sent).toMatch(/^Envoi Simulateur\s: refusé \(erreur 500\).*Trop chargé/);
  expect(created).toMatch(
    /^Prospect reçuOrigine\s: instagram · sortiePage\s: \/youtube-adsYouTube · Notoriété · Europe · 1\s500\s€ → Vues estimées 50\s000 · Portée estimée 125\s000 · Coût de 0,010\s\$ à 0,040\s\$ \(CPV\)/,
  );
  expect(consents).toEqual([
    expect.stringMatching(/^Lettre d’information acceptée/),
    expect.stringMatching(/^Cookies acceptés\s: Mesure d’audience, Fonctionnels/),
    expect.stringMatching(/^Cookies refusés/),
  ]);
  // The attempt is also shown under its delivery, without the response.
  expect((await drawer()).getAllByText('Trop chargé')).toHaveLength(1);
});

it('the numbers of the attempts of a delivery continue after a replay', async () => {
  const attempt = { number: 1, durationMs: 12, status: 410, error: null, answer: null };
  const attempts = ['10:00', '11:00'].map((hour) => ({ ...attempt, at: `2026-11-20T${hour}:00Z` }));
  const twice = {
    id: 'd1',
    destination: 'simulator',
    state: 'dead' as const,
    nextAttemptAt: null,
    attempts,
  };
  served(detail('a', { deliveries: [twice] }));
  open('/dashboard/leads/a');
  const shown = await (await drawer()).findAllByText(/^Essai \d/);
  expect(shown.map(({ textContent }) => textContent?.slice(0, 7))).toEqual(['Essai 1', 'Essai 2']);
});

it('the drawer retries a dead delivery on demand', async () => {
  const dead = {
    id: 'd1',
    destination: 'simulator',
    state: 'dead' as const,
    nextAttemptAt: null,
    attempts: [],
  };
  const calls = served(detail('a', { deliveries: [dead] }), {
    'POST /deliveries/d1/replay': () => ({ data: { replayed: 1 } }),
  });
  open('/dashboard/leads/a');
  fireEvent.click(await (await drawer()).findByRole('button', { name: t.delivery.replay }));
  expect(await screen.findByText('1 envoi renvoyé.')).toBeDefined();
  expect(calls.some(({ path }) => path === '/deliveries/d1/replay')).toBe(true);
});

it('the drawer separates the origin of the visitor from the facts at the time when the form was sent', async () => {
  served(
    detail('a', {
      page: '/',
      source: 'instagram',
      referrer: 'https://blog.example',
      utm: { utm_source: 'Instagram', utm_medium: 'social' },
    }),
  );
  open('/dashboard/leads/a');
  const page = await drawer();
  const termsOf = async (heading: string) =>
    within(await page.findByRole('region', { name: heading }))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  // A fact below does not repeat the heading.
  expect(t.detail.origin).not.toBe(t.columns.source);
  // The source is shown once, and no technical name is a label.
  expect(await termsOf(t.detail.origin)).toEqual([t.columns.source, t.detail.referrer, 'Support']);
  expect(page.getByText(t.detail.home)).toBeDefined();
  expect(await termsOf(t.detail.sending)).toEqual([
    t.detail.page,
    t.detail.device,
    t.columns.locale,
    t.detail.consent,
  ]);
});

it('the drawer says that the lead of the address does not exist, and returns to the list', async () => {
  served(detail('a'));
  const at = open('/dashboard/leads/zz?q=a');
  const page = await drawer();
  expect(await page.findByText(t.detail.missing)).toBeDefined();
  fireEvent.click(page.getByRole('button', { name: 'Retour' }));
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads?q=a'));
});
