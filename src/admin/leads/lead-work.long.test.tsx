import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changes, clearScreen, press, rowStatus, served, words } from '../../../tests/screens/lead-work.tsx';
import { listOf, open, row, t } from '../../../tests/screens/leads-section.tsx';
import { followUpDays } from '../../domain/lead/follow-up-days.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { fill, formatShortDay } from '../../i18n/format.ts';

beforeEach(() => localStorage.clear());
afterEach(clearScreen);

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

it('a follow-up is stored on blur, and by the buttons for near days', async () => {
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

it('only the selected leads are exported, in the order of the list', async () => {
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

it('arrow keys in the status menu of several leads change nothing before a pause', async () => {
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

it('a status is changed in the row, and "lost" first asks for a reason', async () => {
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

it('a won lead asks for its amount, rejects text that is not an amount, and sends cents', async () => {
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

it('cancelling the dialog about a reason changes nothing', async () => {
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

it('the selected leads change together, and are all rolled back when the call fails', async () => {
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

it('keyboard shortcuts move through the rows, select them, and set their status, until they are switched off', async () => {
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
