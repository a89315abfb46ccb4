import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { texts as admin, inWideWindow, said } from '../../../../tests/screens/admin-screen.tsx';
import { detail, listOf, open, row, serve, t } from '../../../../tests/screens/leads-section.tsx';

const served = (more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET /leads': () => listOf(row('a')),
    'GET /assignees': () => ({ data: [] }),
    'GET /leads/a': () => ({ data: detail('a') }),
    ...more,
  });
const drawer = async () => within(await screen.findByRole('dialog'));

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

it.each([
  ['a lost response', () => Response.error(), 'Erreur màj.'],
  ['a response without a message', () => new Response('oops', { status: 500 }), 'Erreur 500'],
] as const)(
  'the status select rolls a change back after %s, in the words of the error catalogue',
  async (_what, refuse, sentence) => {
    served({ 'PATCH /leads/a': refuse });
    open('/dashboard/leads/a');
    const select = await (await drawer()).findByLabelText<HTMLSelectElement>(t.columns.status);
    fireEvent.change(select, { target: { value: 'contacted' } });
    expect(await screen.findByText(sentence)).toBeDefined();
    await waitFor(() => expect(select.value).toBe('new'));
  },
);

it.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))],
])('the drawer opens a confirmation dialog before %s discards a typed note', async (_what, leave) => {
  served();
  const at = open('/dashboard/leads/a?q=a');
  const page = await drawer();
  const field = await page.findByLabelText<HTMLTextAreaElement>(t.note.label);
  fireEvent.change(field, { target: { value: 'Rappeler lundi' } });
  leave();
  await screen.findByText(said(admin.common.leave));
  fireEvent.click(screen.getByRole('button', { name: admin.common.leaveCancel }));
  await waitFor(() => expect(screen.queryByText(said(admin.common.leave))).toBeNull());
  expect(at.address()).toBe('/dashboard/leads/a?q=a');
  expect(field.value).toBe('Rappeler lundi');
  leave();
  fireEvent.click(await screen.findByRole('button', { name: admin.common.leaveConfirm }));
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads?q=a'));
});

it('the drawer closes without confirmation once the note is stored', async () => {
  served({ 'POST /leads/a/notes': () => ({ data: null }) });
  const at = open('/dashboard/leads/a');
  const page = await drawer();
  const field = await page.findByLabelText<HTMLTextAreaElement>(t.note.label);
  fireEvent.change(field, { target: { value: 'Rappeler lundi' } });
  fireEvent.click(page.getByRole('button', { name: t.note.submit }));
  await waitFor(() => expect(page.queryByText(t.events.sending)).toBeNull());
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads'));
  expect(screen.queryByText(said(admin.common.leave))).toBeNull();
});

it('the drawer closes without confirmation once the note is stored, while the lead is still loading', async () => {
  let reads = 0;
  served({
    'GET /leads/a': () => {
      reads += 1;
      return reads === 1 ? { data: detail('a') } : new Promise(() => {});
    },
    'POST /leads/a/notes': () => ({ data: null }),
  });
  const at = open('/dashboard/leads/a');
  const page = await drawer();
  const field = await page.findByLabelText<HTMLTextAreaElement>(t.note.label);
  fireEvent.change(field, { target: { value: 'Rappeler lundi' } });
  fireEvent.click(page.getByRole('button', { name: t.note.submit }));
  await waitFor(() => expect(reads).toBe(2));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(at.address()).toBe('/dashboard/leads'));
  expect(screen.queryByText(said(admin.common.leave))).toBeNull();
});

it('in a wide window a lead is beside the list, and another row opens its lead in the same place', async () => {
  inWideWindow();
  served({ 'GET /leads': () => listOf(row('a'), row('b')), 'GET /leads/b': () => ({ data: detail('b') }) });
  const at = open('/dashboard/leads');
  fireEvent.click(await screen.findByRole('link', { name: 'Artiste a' }));
  const panel = await screen.findByRole('dialog', { name: 'Artiste a' });
  expect(panel.getAttribute('aria-modal')).toBeNull();
  expect(document.querySelector('.mantine-Overlay-root')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Artiste a');
  expect(panel.contains(document.activeElement)).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'Artiste b' }));
  await screen.findByRole('dialog', { name: 'Artiste b' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(at.address()).toBe('/dashboard/leads');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Artiste b' }));
});
