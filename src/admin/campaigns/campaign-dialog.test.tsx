import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { texts } from '../../../tests/admin-screen.tsx';
import { nova, open, pageOf, t } from '../../../tests/campaigns-section.tsx';
import { type Answer, type Call, refusal, serve } from '../../../tests/fake-api.ts';
import { fill } from '../../i18n/format.ts';

const confirm = vi.fn<(question: string) => boolean>();
beforeEach(() => {
  vi.stubGlobal('confirm', confirm);
});
afterEach(() => {
  cleanup();
  notifications.clean();
  confirm.mockReset();
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
  ['the cross', () => press(texts.common.close)],
  ['the button that cancels', () => press(texts.common.cancel)],
])('asks before what was typed is lost by %s', async (_what, leave) => {
  served();
  const { address } = open('/new?status=active');
  const field = await typeArtist('Zéphyr');
  confirm.mockReturnValueOnce(false);
  await leave();
  expect(confirm.mock.calls).toEqual([[texts.common.leave]]);
  expect(address()).toBe('/dashboard/campaigns/new?status=active');
  expect(field.value).toBe('Zéphyr');
  confirm.mockReturnValueOnce(true);
  await leave();
  await waitFor(() => expect(address()).toBe('/dashboard/campaigns?status=active'));
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('asks nothing where nothing was typed, nor once it is stored', async () => {
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
  expect(confirm).not.toHaveBeenCalled();
});

it('asks nothing of a form that is opened again after what was typed was left', async () => {
  served();
  const { address, go } = open('/new');
  await typeArtist('Zéphyr');
  confirm.mockReturnValueOnce(true);
  go('/dashboard/campaigns');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  go('/dashboard/campaigns/new');
  await dialog();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(address()).toBe('/dashboard/campaigns'));
  expect(confirm).toHaveBeenCalledTimes(1);
});

it('says of a campaign that is gone that it is, and leads back', async () => {
  served();
  const { address } = open('/zz?q=No');
  const shown = await dialog();
  expect(await shown.findByText(t.missing)).toBeDefined();
  expect(shown.queryByRole('button', { name: texts.common.retry })).toBeNull();
  await press(texts.common.back);
  await waitFor(() => expect(address()).toBe('/dashboard/campaigns?q=No'));
});

it('says it also of one that is gone when it is saved', async () => {
  served({ 'GET /campaigns/c1': () => ({ data: nova }) });
  open('/c1');
  await (await dialog()).findByText(t.form.budget);
  await press(texts.common.save);
  expect((await (await dialog()).findByRole('alert')).textContent).toBe(t.missing);
});

it('goes on without a lead that is gone, and does not ask for it again', async () => {
  served();
  open('/new?lead=l9');
  const shown = await dialog();
  expect(await shown.findByText(texts.leads.detail.missing)).toBeDefined();
  expect(shown.queryByRole('button', { name: texts.common.retry })).toBeNull();
  expect(shown.getByRole('link', { name: t.form.withoutLead })).toBeDefined();
});

it('says what is wrong once: at its field, or above the buttons where it is no field’s', async () => {
  const budget = 'Le budget ne peut pas dépasser 10 millions d’euros.';
  let answer = refusal(422, budget, { budget });
  served({ 'POST /campaigns': () => answer });
  open('/new');
  await typeArtist('Zéphyr');
  await press(t.form.create);
  expect(await screen.findAllByText(budget)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  // What is typed anew is not called wrong any more.
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
  ['no answer', () => Response.error(), 'Erreur màj.'],
  ['a status alone', () => new Response('oops', { status: 500 }), 'Erreur 500'],
] as const)(
  'takes a status back after %s, in the words of the error catalogue',
  async (_what, refuse, sentence) => {
    served({ 'PATCH /campaigns/c1': refuse });
    open();
    const select = await screen.findByLabelText<HTMLSelectElement>(fill(t.statusOf, { artist: 'Nova' }));
    fireEvent.change(select, { target: { value: 'finished' } });
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(select.value).toBe('active');
  },
);
