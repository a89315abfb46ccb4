import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer, Call } from '../../../tests/fake-api.ts';
import { detail, listOf, open, row, serve, t } from '../../../tests/leads-section.tsx';
import { followUpDays } from '../../domain/lead/follow-up-days.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { fill, formatShortDay } from '../../i18n/format.ts';

const words = t.work;
const counts = { new: 2, today: 1, overdue: 3, any: 5 };
type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>;

/** Serves the lead `a` of a list of two, with everything that the section asks for. */
const served = (more: Answers = {}, a = detail('a')) =>
  serve({
    'GET /leads': () => listOf(row('a', { status: a.status }), row('b')),
    'GET /leads/a': () => ({ data: a }),
    'GET /leads/b': () => ({ data: detail('b') }),
    'GET /leads/a/neighbours': () => ({ data: { previous: null, next: 'b' } }),
    'GET /leads/b/neighbours': () => ({ data: { previous: 'a', next: null } }),
    'GET /leads/counts': () => ({ data: counts }),
    'GET /lead-views': () => ({ data: [] }),
    'GET /assignees': () => ({ data: [{ id: 'max', email: 'max@example.com', name: '' }] }),
    'PATCH /leads/a': () => ({ data: a }),
    'PATCH /leads': () => ({ data: { found: 2 } }),
    ...more,
  });
const changes = (calls: Call[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
/** The label of a required field. */
const starred = (label: string) => `${label} *`;
const rowStatus = (name: string) => screen.findByLabelText<HTMLSelectElement>(`Statut de ${name}`);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the tabs count the leads of today, and filter the list without changing its other filters', async () => {
  const calls = served();
  const at = open('/dashboard/leads?kind=simulation');
  const tabs = within(await screen.findByRole('navigation', { name: words.todo.label }));
  await tabs.findByText('3');
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Tous ',
    'À faire aujourd’hui 5',
    'Nouveaux 2',
    'À relancer 1',
    'En retard 3',
  ]);
  fireEvent.click(tabs.getByText(words.todo.overdue));
  await waitFor(() =>
    expect(at.address()).toBe('/dashboard/leads?kind=simulation&todo=overdue&sort=followUp&order=asc'),
  );
  expect(tabs.getByText(words.todo.overdue).getAttribute('aria-current')).toBe('page');
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toContain(
      '/leads?kind=simulation&todo=overdue&sort=followUp&order=asc',
    ),
  );
  // All leads are in their usual order again.
  fireEvent.click(tabs.getByText(words.todo.all));
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads?kind=simulation'));
});

it('a follow-up is stored when its field is left, and by a button for a near day', async () => {
  const calls = served();
  open('/dashboard/leads/a');
  const drawer = within(await screen.findByRole('dialog'));
  const field = await drawer.findByLabelText<HTMLInputElement>(words.followUp.label);
  fireEvent.change(field, { target: { value: '2026-12-04' } });
  expect(changes(calls)).toEqual([]);
  fireEvent.blur(field);
  await waitFor(() => expect(changes(calls)).toEqual([['/leads/a', { followUp: '2026-12-04' }]]));
  const proposed = followUpDays(agencyDay(Date.now()));
  const buttons = proposed.map(({ day }) =>
    drawer.getByRole('button', { name: new RegExp(` · \\w+\\. ${formatShortDay('fr', day)}$`) }),
  );
  expect(buttons.length).toBeGreaterThan(1);
  fireEvent.click(buttons.at(-1) as HTMLElement);
  await waitFor(() =>
    expect(changes(calls).at(-1)).toEqual(['/leads/a', { followUp: proposed.at(-1)?.day }]),
  );
});

it('the list says in words which follow-up is of today or overdue', async () => {
  served({
    'GET /leads': () =>
      listOf(
        row('a', { followUp: agencyDay(Date.now()) }),
        row('b', { followUp: '2026-01-05' }),
        row('c', { followUp: '2099-01-05' }),
      ),
  });
  open('/dashboard/leads');
  await screen.findByRole('link', { name: 'Artiste a' });
  expect(screen.getByText(words.followUp.today)).toBeDefined();
  expect(
    screen.getAllByText(new RegExp(words.followUp.overdue)).some((one) => one.closest('.leads-overdue')),
  ).toBe(true);
  expect(document.querySelectorAll('.leads-overdue')).toHaveLength(1);
});

it('the selected leads alone are exported, in the order of the list', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const file = () => new Response('a');
  const calls = served({ 'GET /leads.csv': file, 'GET /leads.xlsx': file });
  open('/dashboard/leads?sort=name&order=asc&kind=simulation');
  fireEvent.click(await screen.findByLabelText(fill(words.bulk.select, { name: 'Artiste b' })));
  const bar = within(screen.getByRole('region', { name: words.bulk.label }));
  for (const [item, path] of [
    [t.list.export.csv, '/leads.csv'],
    [t.list.export.xlsx, '/leads.xlsx'],
  ] as const) {
    fireEvent.click(bar.getByRole('button', { name: t.list.export.title }));
    fireEvent.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() =>
      expect(calls.map((call) => call.path)).toContain(`${path}?ids=b&sort=name&order=asc`),
    );
  }
});

it('an arrow key over the status of several leads changes nothing before the keys rest', async () => {
  const calls = served();
  open('/dashboard/leads');
  fireEvent.click(await screen.findByLabelText(words.bulk.all));
  const status = within(screen.getByRole('region', { name: words.bulk.label })).getByLabelText(
    words.status.choose,
  );
  for (const value of ['new', 'contacted', 'qualified']) {
    fireEvent.keyDown(status, { key: 'ArrowDown' });
    fireEvent.change(status, { target: { value } });
  }
  expect(changes(calls)).toEqual([]);
  fireEvent.keyDown(status, { key: 'Enter' });
  await waitFor(() =>
    expect(calls.some(({ body }) => JSON.stringify(body)?.includes('qualified'))).toBe(true),
  );
  expect(calls.some(({ body }) => JSON.stringify(body)?.includes('contacted'))).toBe(false);
});

it('a status is changed in the row, and a lost one first asks for its reason', async () => {
  const calls = served();
  open('/dashboard/leads');
  fireEvent.change(await rowStatus('Artiste a'), { target: { value: 'qualified' } });
  await waitFor(() => expect(changes(calls)).toEqual([['/leads/a', { status: 'qualified' }]]));
  fireEvent.change(await rowStatus('Artiste a'), { target: { value: 'lost' } });
  const dialog = within(await screen.findByRole('dialog', { name: words.lost.title.one }));
  fireEvent.change(dialog.getByLabelText(words.lost.reason), { target: { value: 'silent' } });
  fireEvent.change(dialog.getByLabelText(words.lost.note), { target: { value: ' Trois appels ' } });
  fireEvent.click(dialog.getByRole('button', { name: words.lost.save.one }));
  await waitFor(() =>
    expect(changes(calls).at(-1)).toEqual([
      '/leads/a',
      { status: 'lost', lostReason: 'silent', lostNote: 'Trois appels' },
    ]),
  );
});

it('a won lead asks for its amount, refuses a text that is no amount, and sends cents', async () => {
  const calls = served();
  open('/dashboard/leads/a');
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.change(await drawer.findByLabelText(t.columns.status), { target: { value: 'won' } });
  const dialog = within(await screen.findByRole('dialog', { name: words.won.title.one }));
  const amount = dialog.getByLabelText(words.won.value);
  fireEvent.change(amount, { target: { value: 'beaucoup' } });
  fireEvent.click(dialog.getByRole('button', { name: words.won.save.one }));
  expect(dialog.getByText(words.won.wrong)).toBeDefined();
  expect(changes(calls)).toEqual([]);
  fireEvent.change(amount, { target: { value: '1 500,50 €' } });
  fireEvent.click(dialog.getByRole('button', { name: words.won.save.one }));
  await waitFor(() => expect(changes(calls)).toEqual([['/leads/a', { status: 'won', wonValue: 150_050 }]]));
});

it('cancelling the question about a reason changes nothing', async () => {
  const calls = served();
  open('/dashboard/leads');
  const select = await rowStatus('Artiste a');
  fireEvent.change(select, { target: { value: 'lost' } });
  const dialog = within(await screen.findByRole('dialog', { name: words.lost.title.one }));
  fireEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(select.value).toBe('new');
  expect(changes(calls)).toEqual([]);
});

it('the selected leads change together, and all go back when the call fails', async () => {
  let refuse = false;
  const calls = served({
    'PATCH /leads': () => (refuse ? Response.error() : { data: { found: 2 } }),
  });
  open('/dashboard/leads');
  fireEvent.click(await screen.findByLabelText(words.bulk.all));
  const bar = within(screen.getByRole('region', { name: words.bulk.label }));
  expect(bar.getByText('2 sélectionnés')).toBeDefined();
  fireEvent.change(bar.getByLabelText(words.status.choose), { target: { value: 'contacted' } });
  await waitFor(() => expect(changes(calls)).toEqual([['/leads', { ids: ['a', 'b'], status: 'contacted' }]]));
  expect(await screen.findByText('2 prospects : Contacté.')).toBeDefined();
  fireEvent.change(bar.getByLabelText(words.bulk.assignee), { target: { value: 'max' } });
  await waitFor(() =>
    expect(changes(calls).at(-1)).toEqual(['/leads', { ids: ['a', 'b'], assigneeId: 'max' }]),
  );
  refuse = true;
  fireEvent.change(bar.getByLabelText(words.status.choose), { target: { value: 'qualified' } });
  expect(await screen.findByText('Erreur màj.')).toBeDefined();
  await waitFor(async () => expect((await rowStatus('Artiste b')).value).toBe('new'));
  fireEvent.click(bar.getByRole('button', { name: words.bulk.clear }));
  expect(screen.queryByRole('region', { name: words.bulk.label })).toBeNull();
});

it('keys step through the rows, select them, and set their status, until they are switched off', async () => {
  const calls = served();
  open('/dashboard/leads');
  const first = await screen.findByRole('link', { name: 'Artiste a' });
  press('j');
  expect(document.activeElement).toBe(first);
  press('j');
  expect(document.activeElement?.textContent).toBe('Artiste b');
  press('k');
  press('2');
  await waitFor(() => expect(changes(calls)).toEqual([['/leads/a', { status: 'contacted' }]]));
  press('x');
  press('j');
  press('x');
  press('5');
  const asked = within(await screen.findByRole('dialog', { name: 'Marquer 2 prospects comme perdus' }));
  fireEvent.click(asked.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByLabelText(words.keys.on));
  press('2');
  expect(changes(calls)).toHaveLength(1);
});

it('the drawer leads to the next and the previous lead of the list, and one step back to the list', async () => {
  const calls = served();
  const at = open('/dashboard/leads?kind=simulation');
  fireEvent.click(await screen.findByRole('link', { name: 'Artiste a' }));
  fireEvent.click(await screen.findByRole('link', { name: words.neighbours.next }));
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads/b?kind=simulation'));
  expect(calls.map(({ path }) => path)).toContain('/leads/a/neighbours?kind=simulation');
  await screen.findByRole('link', { name: words.neighbours.previous });
  expect(screen.queryByRole('link', { name: words.neighbours.next })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads?kind=simulation'));
});

it('a lead shows the other requests of its address', async () => {
  const others = [
    { id: 'b', kind: 'contact' as const, createdAt: '2026-11-19T10:00:00Z', status: 'lost' as const },
  ];
  served({}, detail('a', { others }));
  const at = open('/dashboard/leads/a?q=a');
  const part = within(await screen.findByRole('region', { name: words.others }));
  fireEvent.click(part.getByRole('link', { name: new RegExp(t.kinds.contact) }));
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads/b?q=a'));
});

it('the person of a lead is erased after the address was typed, and the list follows', async () => {
  // The event about the erasure comes before its answer, as with the real server.
  const calls = served({
    'POST /people/erase': async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await at.client.invalidateQueries();
      return { data: { leads: 2, reviews: 1, campaigns: 0, mails: 0 } };
    },
    'POST /people/count': () => ({ data: { leads: 2, reviews: 1, campaigns: 0, mails: 0 } }),
  });
  const at = open('/dashboard/leads/a?q=a');
  const part = within(await screen.findByRole('region', { name: t.tools.privacy }));
  fireEvent.click(part.getByRole('button', { name: t.person.eraseThis }));
  const dialog = within(await screen.findByRole('dialog', { name: t.tools.erase }));
  const erase = dialog.getByRole('button', { name: t.person.erase });
  expect(erase.hasAttribute('disabled')).toBe(true);
  expect((await dialog.findAllByRole('definition')).map(({ textContent }) => textContent)).toEqual([
    '2',
    '1',
    '0',
    '0',
  ]);
  fireEvent.change(dialog.getByLabelText(new RegExp(fill(words.person.again, { known: 'a@exemple.fr' }))), {
    target: { value: 'a@exemple.fr' },
  });
  fireEvent.click(erase);
  expect(await screen.findByText('2 prospects effacés. 1 avis effacé.')).toBeDefined();
  const sent = calls.findIndex(({ path }) => path === '/people/erase');
  expect(calls[sent]?.body).toEqual({ lead: 'a' });
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads?q=a'));
  const after = calls.slice(sent).map(({ path }) => path.split('?')[0]);
  expect(after).toContain('/leads');
  expect(after.filter((path) => path?.startsWith('/leads/a'))).toEqual([]);
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toEqual([]));
  await at.go('/dashboard/leads/a?q=a');
  expect(await within(await screen.findByRole('dialog')).findByText(t.detail.missing)).toBeDefined();
});

it('a lead is entered by hand, with the server’s message at the field, and opens', async () => {
  let tries = 0;
  const calls = served({
    'POST /leads': () => {
      tries += 1;
      return tries === 1
        ? { status: 422, message: 'Non.', fields: { phone: 'Indiquez un numéro.' } }
        : { data: { id: 'b' } };
    },
  });
  const at = open('/dashboard/leads');
  fireEvent.click(await screen.findByRole('button', { name: words.add.title }));
  const dialog = within(await screen.findByRole('dialog', { name: words.add.title }));
  fireEvent.change(dialog.getByLabelText(starred(words.add.name)), { target: { value: 'Zoé' } });
  fireEvent.click(dialog.getByLabelText(words.add.bases.asked));
  fireEvent.click(dialog.getByRole('button', { name: words.add.save }));
  expect(await dialog.findByText('Indiquez un numéro.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(words.add.phone)));
  // Either way to reach the person answers the message.
  fireEvent.change(dialog.getByLabelText(words.add.email), { target: { value: 'z' } });
  expect(dialog.queryByText('Indiquez un numéro.')).toBeNull();
  fireEvent.change(dialog.getByLabelText(words.add.email), { target: { value: '' } });
  fireEvent.change(dialog.getByLabelText(words.add.phone), { target: { value: '06 12 34 56 78' } });
  fireEvent.click(dialog.getByLabelText(words.add.deliver));
  fireEvent.click(dialog.getByRole('button', { name: words.add.save }));
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads/b'));
  const [first, second] = calls.filter(({ method }) => method === 'POST').map(({ body }) => body) as Record<
    string,
    unknown
  >[];
  expect(second).toEqual({
    key: first?.['key'],
    name: 'Zoé',
    email: '',
    phone: '06 12 34 56 78',
    message: '',
    platform: null,
    channel: 'phone',
    basis: 'asked',
    locale: 'fr',
    followUp: null,
    deliver: true,
  });
  expect(first?.['deliver']).toBe(false);
});

it('the form of a typed lead asks before it loses typed values', async () => {
  served();
  open('/dashboard/leads');
  fireEvent.click(await screen.findByRole('button', { name: words.add.title }));
  const dialog = within(await screen.findByRole('dialog', { name: words.add.title }));
  fireEvent.change(dialog.getByLabelText(starred(words.add.name)), { target: { value: 'Zoé' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
  fireEvent.click(await screen.findByRole('button', { name: words.add.leave }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a lead that was typed shows its telephone, its channel and its reason, and no cookie choice', async () => {
  const fields = { name: 'Zoé', email: '', phone: '06 12 34 56 78', channel: 'meeting', basis: 'agreed' };
  served(
    {},
    detail('a', {
      kind: 'manual',
      name: 'Zoé',
      email: '',
      phone: '06 12 34 56 78',
      source: 'by-hand',
      fields,
      events: [{ kind: 'added', at: '2026-11-20T10:00:00Z', by: 'max@example.com' }],
    }),
  );
  open('/dashboard/leads/a');
  const drawer = within(await screen.findByRole('dialog'));
  const call = await drawer.findByRole('link', { name: '06 12 34 56 78' });
  expect(call.getAttribute('href')).toBe('tel:+33612345678');
  expect(drawer.getByText(words.add.channels.meeting)).toBeDefined();
  expect(drawer.getByText(words.add.bases.agreed)).toBeDefined();
  expect(drawer.getAllByText(words.byHand).length).toBeGreaterThan(0);
  expect(drawer.queryByText(t.detail.sending)).toBeNull();
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
});

it('a view is saved with filters and order, without the searched text, opened and deleted', async () => {
  const view = { id: 'v1', name: 'Mes relances', query: 'todo=overdue&sort=followUp&order=asc' };
  let views: (typeof view)[] = [];
  const calls = served({
    'GET /lead-views': () => ({ data: views }),
    'POST /lead-views': () => {
      views = [view];
      return { data: views };
    },
    'DELETE /lead-views/v1': () => {
      views = [];
      return { data: views };
    },
  });
  const at = open('/dashboard/leads?q=zoe&todo=overdue&sort=followUp&order=asc&page=2');
  fireEvent.click(await screen.findByRole('button', { name: words.views.label }));
  fireEvent.click(await screen.findByRole('menuitem', { name: words.views.saveThis }));
  const dialog = within(await screen.findByRole('dialog', { name: words.views.title }));
  fireEvent.change(dialog.getByLabelText(words.views.name), { target: { value: 'Mes relances' } });
  fireEvent.click(dialog.getByRole('button', { name: words.views.save }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Mes relances',
      query: view.query,
    }),
  );
  await at.go('/dashboard/leads');
  fireEvent.click(await screen.findByRole('button', { name: words.views.label }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Mes relances' }));
  await waitFor(() => expect(at.address()).toBe(`/dashboard/leads?${view.query}`));
  fireEvent.click(await screen.findByRole('button', { name: 'Mes relances' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: words.views.manage }));
  fireEvent.click(await screen.findByRole('button', { name: 'Supprimer la vue Mes relances' }));
  expect(await screen.findByText(words.views.removed)).toBeDefined();
});

it('Escape closes the question about an amount, and not the lead below it', async () => {
  served();
  const at = open('/dashboard/leads/a');
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.change(await drawer.findByLabelText(t.columns.status), { target: { value: 'won' } });
  const amount = within(await screen.findByRole('dialog', { name: words.won.title.one })).getByLabelText(
    words.won.value,
  );
  amount.focus();
  fireEvent.keyDown(amount, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: words.won.title.one })).toBeNull());
  expect(at.address()).toBe('/dashboard/leads/a');
  expect(screen.getByLabelText<HTMLSelectElement>(t.columns.status).value).toBe('new');
});
