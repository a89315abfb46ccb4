import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, type Call, refusal, serve } from '../../../tests/fake-api.ts';
import { said, texts } from '../../../tests/screens/admin-screen.tsx';
import { nova, open, pageOf, t } from '../../../tests/screens/campaigns-section.tsx';
import { fill } from '../../i18n/format.ts';

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});
const served = (more: Record<string, (call: Call) => Answer> = {}) =>
  serve({ 'GET /campaigns': () => ({ data: pageOf([nova]) }), ...more });
const dialog = async () => within(await screen.findByRole('dialog'));
const typeArtist = async (value: string) => {
  const field = (await dialog()).getByLabelText<HTMLInputElement>(new RegExp(`^${t.form.artist}`));
  fireEvent.change(field, { target: { value } });
  return field;
};
const press = async (name: string) => fireEvent.click((await dialog()).getByRole('button', { name }));

it.each([
  ['Escape', async () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['the close button', () => press(texts.common.close)],
  ['the cancel button', () => press(texts.common.cancel)],
])('the form asks for confirmation before %s discards typed text', async (_what, leave) => {
  served();
  const { address } = open('/new?status=active');
  const field = await typeArtist('Zéphyr');
  await leave();
  const question = within(await screen.findByRole('dialog', { name: texts.common.form.unsaved }));
  question.getByText(said(texts.common.leave));
  fireEvent.click(question.getByRole('button', { name: texts.common.leaveCancel }));
  await waitFor(() => expect(screen.queryByText(said(texts.common.leave))).toBeNull());
  expect(address()).toBe('/dashboard/campaigns/new?status=active');
  expect(field.value).toBe('Zéphyr');
  await leave();
  fireEvent.click(await screen.findByRole('button', { name: texts.common.leaveConfirm }));
  await waitFor(() => expect(address()).toBe('/dashboard/campaigns?status=active'));
});

it('the form closes without confirmation when no text was typed and after it was stored', async () => {
  served({ 'POST /campaigns': () => ({ data: nova }) });
  const { address } = open('/new');
  await dialog();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(address()).toBe('/dashboard/campaigns'));
  cleanup();
  const again = open('/new');
  await typeArtist('Zéphyr');
  await press(t.form.create);
  await waitFor(() => expect(again.address()).toBe('/dashboard/campaigns'));
  expect(screen.queryByText(said(texts.common.leave))).toBeNull();
});

it('a form that is reopened after typed text was discarded closes without confirmation', async () => {
  served();
  const { address, go } = open('/new');
  await typeArtist('Zéphyr');
  await go('/dashboard/campaigns');
  fireEvent.click(await screen.findByRole('button', { name: texts.common.leaveConfirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await go('/dashboard/campaigns/new');
  await dialog();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(address()).toBe('/dashboard/campaigns'));
  expect(screen.queryByText(said(texts.common.leave))).toBeNull();
});

it('the dialog says that the campaign of the address does not exist, and links back to the list', async () => {
  served();
  const { address } = open('/zz?q=No');
  const shown = await dialog();
  expect(await shown.findByText(t.missing)).toBeDefined();
  expect(shown.queryByRole('button', { name: texts.common.retry })).toBeNull();
  await press(texts.common.back);
  await waitFor(() => expect(address()).toBe('/dashboard/campaigns?q=No'));
});

it('the form says that the campaign does not exist any more when saving returns 404', async () => {
  served({ 'GET /campaigns/c1': () => ({ data: nova }) });
  open('/c1');
  await (await dialog()).findByText(t.form.budget);
  await press(texts.common.save);
  expect((await (await dialog()).findByRole('alert')).textContent).toBe(t.missing);
});

it('the dialog says that the lead of the address does not exist, and offers an empty form', async () => {
  served();
  open('/new?lead=l9');
  const shown = await dialog();
  expect(await shown.findByText(texts.leads.detail.missing)).toBeDefined();
  expect(shown.queryByRole('button', { name: texts.common.retry })).toBeNull();
  expect(shown.getByRole('link', { name: t.form.withoutLead })).toBeDefined();
});

it('the form shows each error once: at its field, or above the buttons if it has no field', async () => {
  const budget = 'Le budget ne peut pas dépasser 10 millions d’euros.';
  let answer = refusal(422, budget, { budget });
  served({ 'POST /campaigns': () => answer });
  open('/new');
  await typeArtist('Zéphyr');
  await press(t.form.create);
  expect(await screen.findAllByText(budget)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  // A change of the field removes its message.
  fireEvent.change(screen.getByLabelText(/^Budget de toute/), { target: { value: '900' } });
  await waitFor(() => expect(screen.queryByText(budget)).toBeNull());
  await press(t.form.create);
  expect(await screen.findAllByText(budget)).toHaveLength(1);
  answer = refusal(422, 'Pas de prix.');
  await press(t.form.create);
  expect((await screen.findByRole('alert')).textContent).toBe('Pas de prix.');
  expect(screen.queryByText(budget)).toBeNull();
});

it.each([
  ['a lost response', () => Response.error(), 'Erreur màj.'],
  ['a response without a message', () => new Response('oops', { status: 500 }), 'Erreur 500'],
] as const)(
  'the status select rolls a change back after %s, in the words of the error catalogue',
  async (_what, refuse, sentence) => {
    served({ 'PATCH /campaigns/c1': refuse });
    open();
    const select = await screen.findByLabelText<HTMLSelectElement>(fill(t.statusOf, { artist: 'Nova' }));
    fireEvent.change(select, { target: { value: 'finished' } });
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(select.value).toBe('active');
  },
);
