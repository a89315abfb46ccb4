import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inNarrowWindow, texts } from '../../../../tests/screens/admin-screen.tsx';
import { listOf, open, row, serve, t } from '../../../../tests/screens/leads-section.tsx';

const noAssignees = () => ({ data: [] });
const queries = (calls: { path: string }[]) =>
  calls.filter(({ path }) => /^\/leads(\?|$)/.test(path)).map(({ path }) => path.replace('/leads', ''));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

describe('the address of the list of leads', () => {
  it('determines the request and fills the filters', async () => {
    const query = '?kind=simulation&platform=youtube&source=google.com&from=2026-11-01&to=2026-11-21';
    const calls = serve({ 'GET /leads': () => listOf(row('a'), row('b')), 'GET /assignees': noAssignees });
    open(`/dashboard/leads${query}`);
    expect(await screen.findByRole('link', { name: 'Artiste a' })).toBeDefined();
    expect(queries(calls)).toEqual([query]);
    expect(screen.getByText('2 prospects')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(t.list.from).value).toBe('01/11/2026');
    expect(screen.getByRole('button', { name: `${t.columns.kind} ${t.list.chosen} 1` })).toBeDefined();
  });

  it('contains the budget bounds and the cost version, which are shown and sent', async () => {
    const query = '?budgetFrom=1000&budgetTo=2500&costVersion=3';
    const calls = serve({ 'GET /leads': () => listOf(row('a')), 'GET /assignees': noAssignees });
    const at = open(`/dashboard/leads${query}`);
    await screen.findByRole('link', { name: 'Artiste a' });
    expect(queries(calls)).toEqual([query]);
    expect(screen.getByLabelText<HTMLInputElement>(t.list.budgetFrom).value).toBe('1000');
    expect(screen.getByLabelText<HTMLInputElement>(t.list.costVersion).value).toBe('3');
    fireEvent.change(screen.getByLabelText(t.list.budgetTo), { target: { value: '2 000' } });
    await waitFor(() => expect(at.address()).toContain('budgetTo=2000&'));
  });

  it('contains the source that is meant by a typed display name', async () => {
    serve({ 'GET /leads': () => listOf(row('a')), 'GET /assignees': noAssignees });
    const at = open('/dashboard/leads?sourceNot=google.com');
    await screen.findByRole('link', { name: 'Artiste a' });
    const field = screen.getByLabelText<HTMLInputElement>(t.list.sourceNot);
    expect(field.value).toBe('google.com');
    fireEvent.change(field, { target: { value: 'google.com, acces Direct' } });
    await waitFor(() => expect(at.address()).toBe('/dashboard/leads?sourceNot=google.com%2Cdirect'));
    fireEvent.change(screen.getByLabelText(t.columns.source), { target: { value: t.direct } });
    await waitFor(() => expect(at.address()).toContain('source=direct&'));
  });

  it('ignores parameters and values that the list does not offer', async () => {
    const calls = serve({ 'GET /leads': () => listOf(row('a')), 'GET /assignees': noAssignees });
    open(
      '/dashboard/leads?kind=spam,contact&status=%3Cscript%3E&sort=password&page=-1&pageSize=7&from=hier&budgetTo=dix&costVersion=-1',
    );
    await screen.findByRole('link', { name: 'Artiste a' });
    expect(queries(calls)).toEqual(['?kind=contact']);
  });

  it('changes after a pause in typing a search, and returns to the first page', async () => {
    const calls = serve({
      'GET /leads': () => ({ data: { items: [row('a')], total: 60, page: 2, pageSize: 25 } }),
      'GET /assignees': noAssignees,
    });
    const at = open('/dashboard/leads?page=2');
    await screen.findByRole('link', { name: 'Artiste a' });
    const search = screen.getByRole('searchbox');
    for (const text of ['n', 'no', 'nova']) fireEvent.change(search, { target: { value: text } });
    await waitFor(() => expect(at.address()).toBe('/dashboard/leads?q=nova'));
    await waitFor(() => expect(queries(calls)).toEqual(['?page=2', '?q=nova']));
  });

  it('changes with a click on a header, and a second click reverses the order', async () => {
    const calls = serve({ 'GET /leads': () => listOf(row('a')), 'GET /assignees': noAssignees });
    const at = open('/dashboard/leads');
    const head = await screen.findByRole('columnheader', { name: t.columns.budget });
    expect(head.getAttribute('aria-sort')).toBe('none');
    fireEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(at.address()).toBe('/dashboard/leads?sort=budget'));
    expect(head.getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(queries(calls)).toEqual(['', '?sort=budget', '?sort=budget&order=asc']));
    expect(head.getAttribute('aria-sort')).toBe('ascending');
  });

  it('changes with a ticked filter', async () => {
    const calls = serve({ 'GET /leads': () => listOf(row('a')), 'GET /assignees': noAssignees });
    const at = open('/dashboard/leads');
    fireEvent.click(await screen.findByRole('button', { name: t.columns.delivery }));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: t.deliveries.dead }));
    await waitFor(() => expect(at.address()).toBe('/dashboard/leads?delivery=dead'));
    await waitFor(() => expect(queries(calls)).toEqual(['', '?delivery=dead']));
  });
});

describe('the list of leads without rows', () => {
  it('shows the link to the simulator while there is no lead', async () => {
    serve({ 'GET /leads': () => listOf(), 'GET /assignees': noAssignees });
    open('/dashboard/leads');
    expect(await screen.findByText(t.empty.title)).toBeDefined();
    expect(screen.getByText(/\/#simulator$/)).toBeDefined();
  });

  it('offers to clear a filter that no lead matches', async () => {
    serve({ 'GET /leads': () => listOf(), 'GET /assignees': noAssignees });
    const at = open('/dashboard/leads?q=personne&sort=name&order=asc');
    const empty = (await screen.findByText(t.empty.filteredTitle)).parentElement as HTMLElement;
    fireEvent.click(within(empty).getByRole('button', { name: t.list.clear }));
    await waitFor(() => expect(at.address()).toBe('/dashboard/leads?sort=name&order=asc'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });
});

it('the list of leads folds its rare filters, and the button shows the number of active ones', async () => {
  serve({ 'GET /leads': () => listOf(row('a')), 'GET /assignees': noAssignees });
  const named: string[] = [];
  for (const query of [
    '?q=nova&status=new&sort=name',
    '?source=google.com',
    '?kind=contact,booking&from=2026-11-01',
  ]) {
    open(`/dashboard/leads${query}`);
    const button = await screen.findByRole('button', { name: /^Plus de filtres/, expanded: false });
    named.push(button.textContent ?? '');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const folded = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
    expect(within(folded).getByLabelText(t.list.budgetFrom)).toBeDefined();
    expect(within(folded).queryByRole('button', { name: new RegExp(`^${t.columns.status}`) })).toBeNull();
    cleanup();
  }
  expect(named).toEqual(['Plus de filtres', 'Plus de filtres (1 actif)', 'Plus de filtres (2 actifs)']);
});

it('the list of leads consists of cards in a narrow window, with a sort menu', async () => {
  inNarrowWindow();
  const calls = serve({ 'GET /leads': () => listOf(row('a'), row('b')), 'GET /assignees': noAssignees });
  open('/dashboard/leads');
  await screen.findByRole('link', { name: 'Artiste b' });
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: texts.shared.sort }), {
    target: { value: 'name asc' },
  });
  await waitFor(() => expect(queries(calls)).toEqual(['', '?sort=name&order=asc']));
});

it('the list of leads adds no style element, which the content security policy would refuse', async () => {
  serve({ 'GET /leads': () => listOf(row('a')), 'GET /assignees': noAssignees });
  open('/dashboard/leads/a');
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByText(t.columns.kind, { selector: 'button *' }));
  await screen.findByRole('menu');
  expect(document.querySelector('style')).toBeNull();
});

it('the list of leads stores the chosen columns in the browser', async () => {
  serve({ 'GET /leads': () => listOf(row('a')), 'GET /assignees': noAssignees });
  open('/dashboard/leads');
  await screen.findByRole('columnheader', { name: t.columns.source });
  fireEvent.click(screen.getByRole('button', { name: t.list.columns }));
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: t.columns.source }));
  expect(screen.queryByRole('columnheader', { name: t.columns.source })).toBeNull();
  cleanup();
  open('/dashboard/leads');
  await screen.findByRole('columnheader', { name: t.columns.name });
  expect(screen.queryByRole('columnheader', { name: t.columns.source })).toBeNull();
});

it('the export contains all pages of the filtered list in either format, and shows why it failed', async () => {
  const calls = serve({
    'GET /leads': () => ({ data: { items: [row('a')], total: 60, page: 2, pageSize: 25 } }),
    'GET /leads.csv': () => ({ status: 500, message: 'Une erreur s’est produite.' }),
    'GET /leads.xlsx': () => ({ data: {} }),
    'GET /assignees': noAssignees,
  });
  open('/dashboard/leads?status=won&page=2');
  await screen.findByRole('link', { name: 'Artiste a' });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const choose = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: t.list.export.title }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose(t.list.export.csv);
  expect(await screen.findByText('Une erreur s’est produite.')).toBeDefined();
  expect(calls.map(({ path }) => path)).toContain('/leads.csv?status=won');
  await choose(t.list.export.xlsx);
  await screen.findByText(t.list.export.done);
  expect(calls.map(({ path }) => path)).toContain('/leads.xlsx?status=won');
});
