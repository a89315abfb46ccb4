import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { listOf, open, row, serve, t } from '../../../../tests/screens/leads-section.tsx';

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

const served = (more: Parameters<typeof serve>[0]) =>
  serve({ 'GET /leads': () => listOf(row('a')), 'GET /assignees': () => ({ data: [] }), ...more });
async function choose(tool: string) {
  open('/dashboard/leads');
  fireEvent.click(screen.getByRole('button', { name: t.tools.title }));
  fireEvent.click(await screen.findByRole('menuitem', { name: tool }));
}
const dialog = async () => within(await screen.findByRole('dialog'));

it('the erasure counts what is stored once the address is typed twice, and then shows the numbers of deleted records', async () => {
  const calls = served({
    'POST /people/count': () => ({
      data: {
        leads: 5,
        reviews: 6,
        campaigns: 7,
        mails: 8,
        quarantined: 9,
        answers: 9,
        reminders: 9,
        newsletter: 1,
        watches: 9,
        reports: 9,
      },
    }),
    'POST /people/erase': () => ({
      data: {
        leads: 2,
        reviews: 1,
        campaigns: 4,
        mails: 3,
        quarantined: 9,
        answers: 9,
        reminders: 9,
        newsletter: 1,
        watches: 9,
        reports: 9,
      },
    }),
  });
  await choose(t.tools.erase);
  const page = await dialog();
  const type = (label: string, value: string) =>
    fireEvent.change(page.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  const button = page.getByRole<HTMLButtonElement>('button', { name: t.person.erase });
  const form = button.closest('form') as HTMLFormElement;
  expect(button.disabled).toBe(true);
  type(t.person.email, 'ana@exemple.fr');
  type(t.person.again, 'anna@exemple.fr');
  expect(page.getByText(t.person.different)).toBeDefined();
  expect(button.disabled).toBe(true);
  fireEvent.submit(form);
  expect(calls.filter(({ path }) => path.startsWith('/people'))).toEqual([]);
  type(t.person.again, ' <Ana@exemple.fr>\u200b');
  expect(button.disabled).toBe(false);
  const counts = () =>
    within(page.getByRole('status'))
      .queryAllByRole('definition')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(counts()).toEqual(['5', '6', '7', '8', '9', '9', '1', '9', '9', '9']));
  fireEvent.submit(form);
  await waitFor(() => expect(counts()).toEqual(['2', '1', '4', '3', '9', '9', '1', '9', '9', '9']));
  const body = { email: 'ana@exemple.fr' };
  expect(calls.filter(({ path }) => path.startsWith('/people'))).toEqual([
    { method: 'POST', path: '/people/count', body },
    { method: 'POST', path: '/people/erase', body },
  ]);
});

it('the tools of sales contain no test of automations, and neither export nor erasure of a person', async () => {
  served({ 'GET /auth/me': () => ({ data: { id: 's', email: 's@example.com', role: 'sales' } }) });
  open('/dashboard/leads');
  fireEvent.click(screen.getByRole('button', { name: t.tools.title }));
  await screen.findByRole('menuitem', { name: t.tools.replay });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});

it('a closed dialog returns the focus to the tools button', async () => {
  served({});
  await choose(t.tools.erase);
  fireEvent.click((await dialog()).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: t.tools.title }));
});

it('the export and the erasure of an unknown address say that nothing is stored for it', async () => {
  const none = {
    leads: 0,
    reviews: 0,
    campaigns: 0,
    mails: 0,
    quarantined: 0,
    answers: 0,
    reminders: 0,
    newsletter: 0,
    watches: 0,
    reports: 0,
  };
  const empty = { email: 'ana@exemple.fr', exportedAt: '2026-11-26', leads: [], reviews: [], mails: [] };
  served({
    'POST /people/export': () => ({ data: empty }),
    'POST /people/count': () => ({ data: none }),
    'POST /people/erase': () => ({ data: none }),
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const fill = async (...labels: string[]) => {
    const page = await dialog();
    for (const label of labels)
      fireEvent.change(page.getByLabelText(new RegExp(`^${label}`)), { target: { value: 'ana@exemple.fr' } });
    const field = page.getByLabelText<HTMLInputElement>(new RegExp(`^${t.person.email}`));
    fireEvent.submit(field.form as HTMLFormElement);
  };
  await choose(t.tools.export);
  await fill(t.person.email);
  await screen.findByText(t.person.nothing);
  expect(saved).not.toHaveBeenCalled();
  cleanup();
  notifications.clean();
  await choose(t.tools.erase);
  await fill(t.person.email, t.person.again);
  await screen.findByRole('button', { name: 'Fermer' });
  await screen.findByText(t.person.nothing);
  expect(screen.queryByText(t.person.erased)).toBeNull();
});

it('the export downloads the data of a person in a file whose name does not contain the address', async () => {
  served({ 'POST /people/export': () => ({ data: { email: 'ana@exemple.fr', leads: [{}] } }) });
  URL.createObjectURL = vi.fn(() => 'blob:x');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await choose(t.tools.export);
  const page = await dialog();
  const field = page.getByLabelText<HTMLInputElement>(new RegExp(`^${t.person.email}`));
  fireEvent.change(field, { target: { value: 'ana@exemple.fr' } });
  fireEvent.submit(field.form as HTMLFormElement);
  expect(await screen.findByText(t.person.exported)).toBeDefined();
  expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
    expect.stringMatching(/^donnees-personnelles-\d{4}-\d{2}-\d{2}\.json$/),
  ]);
  saved.mockRestore();
});

it('the tools menu links to the automations, where each address has its test', async () => {
  served({});
  open('/dashboard/leads');
  fireEvent.click(screen.getByRole('button', { name: t.tools.title }));
  const item = await screen.findByRole('menuitem', { name: t.tools.webhooks });
  expect(item.getAttribute('href')).toBe('/dashboard/settings/webhooks');
});

it('the tools menu replays all dead deliveries, and says when no delivery was dead', async () => {
  const calls = served({ 'POST /deliveries/replay': () => ({ data: { replayed: 0 } }) });
  await choose(t.tools.replay);
  expect(await screen.findByText(t.delivery.replayedNone)).toBeDefined();
  await waitFor(() => expect(calls.some(({ path }) => path === '/deliveries/replay')).toBe(true));
});
