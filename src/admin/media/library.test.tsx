import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, answerCalls, type Call, refusal } from '../../../tests/fake-api.ts';
import { inWideWindow, said, texts } from '../../../tests/screens/admin-screen.tsx';
import { arriving, foxes, open, pageOf, t, tide } from '../../../tests/screens/media-section.tsx';

let calls: Call[];
let reply: (call: Call) => Answer | undefined;

beforeEach(() => {
  inWideWindow();
  calls = answerCalls((call) => reply(call));
  reply = list([tide, foxes]);
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

const list =
  (pictures: (typeof tide)[], more = {}) =>
  ({ path }: Call): Answer => {
    const one = pictures.find(({ id }) => path === `/media/${id}`);
    return { data: one ?? pageOf(pictures, more) };
  };
const tile = (name: string | RegExp) => screen.findByRole('link', { name });

it('the library requests the part, order and search of its URL, and writes each change to the URL', async () => {
  const { address } = open('?q=mer&use=untitled&sort=name&order=asc');
  await tile(/maree/);
  expect(calls[0]?.path).toBe('/media?q=mer&use=untitled&sort=name&order=asc');
  const parts = screen.getByRole('navigation', { name: t.filter.parts });
  expect(within(parts).getByRole('link', { current: 'page' }).textContent).toContain(t.parts.untitled);
  fireEvent.click(within(parts).getByRole('link', { name: new RegExp(t.parts.unused) }));
  expect(address()).toBe('/dashboard/media?q=mer&use=unused&sort=name&order=asc');
  fireEvent.change(screen.getByLabelText(texts.shared.sort), { target: { value: 'size desc' } });
  expect(address()).toBe('/dashboard/media?q=mer&use=unused&sort=size');
});

it('a tile shows name, use, size in pixels and a missing text', async () => {
  const used = { kind: 'landing', id: 'p1', name: 'Brume', state: 'online' } as const;
  reply = list([
    { ...tide, uses: [used, { ...used, id: 'p2' }] },
    foxes,
    arriving('m3', 'c.jpg'),
    { ...arriving('m4', 'd.jpg'), state: 'failed', error: 'media_damaged' },
  ]);
  open();
  expect((await tile(/maree/)).textContent).toBe('maree.jpg2 endroits · 3000\u00a0×\u00a02000');
  expect((await tile(/foxes/)).textContent).toBe(
    `${t.tile.untitled}foxes.jpg${t.tile.unused} · 3000\u00a0×\u00a02000`,
  );
  expect((await tile(/c\.jpg/)).textContent).toContain(t.tile.preparing);
  expect((await tile(/d\.jpg/)).textContent).toContain(t.tile.failed);
});

it('pictures of the blog are filtered out by their source, and the filter is in the URL', async () => {
  const { address } = open();
  await tile(/maree/);
  fireEvent.change(screen.getByRole('combobox', { name: t.origin.label }), { target: { value: 'own' } });
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/media?origin=own'));
  expect(address()).toBe('/dashboard/media?origin=own');
});

it('a duplicate picture is marked, and its panel links to the other one', async () => {
  reply = list([{ ...foxes, copyOf: { id: tide.id, name: tide.name } }, tide]);
  const { address } = open();
  expect((await tile(/foxes/)).textContent).toContain(t.tile.copy);
  fireEvent.click(await tile(/foxes/));
  fireEvent.click(await screen.findByRole('link', { name: /Même image que maree\.jpg/ }));
  expect(address()).toBe('/dashboard/media/m1');
});

it('a file that could not be converted can be deleted from its tile', async () => {
  reply = list([{ ...arriving('m4', 'd.jpg'), state: 'failed', error: 'media_damaged' }, tide]);
  open();
  expect(await tile(/maree/)).toBeDefined();
  const remove = screen.getByRole('button', { name: said(t.tile.removeFailed.replace('{name}', 'd.jpg')) });
  fireEvent.click(remove);
  await waitFor(() =>
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/media/m4')).toBe(true),
  );
});

it('the page size of the library counts pictures instead of rows', async () => {
  open();
  await tile(/maree/);
  screen.getByRole('combobox', { name: t.perPage });
});

it('an empty library invites to add the first picture', async () => {
  reply = list([]);
  open();
  await screen.findByText(said(t.empty.text));
  expect(screen.queryByRole('navigation', { name: t.filter.parts })).toBeNull();
});

it.each([
  ['?q=xyz', t.none.search.title, t.filter.clear, '/dashboard/media'],
  ['?use=deleted', t.none.deleted.title, t.filter.showAll, '/dashboard/media'],
  ['?use=untitled&q=xyz', t.none.search.title, t.filter.clear, '/dashboard/media?use=untitled'],
])(
  'the library at %s without pictures explains why, and links to the existing ones',
  async (at, title, button, to) => {
    reply = list([], { counts: { all: 2, unused: 0, untitled: 0, deleted: 0 } });
    const { address } = open(at);
    await screen.findByText(title);
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(address()).toBe(to));
  },
);

it('a tile opens the picture beside the list, arrows open its neighbours, and Escape returns to its tile', async () => {
  const { address } = open('?sort=name');
  fireEvent.click(await tile(/maree/));
  const panel = await screen.findByRole('dialog', { name: t.panel.label });
  const title = within(panel).getByRole('heading', { name: 'maree.jpg' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(address()).toBe('/dashboard/media/m1?sort=name');
  const previous = within(panel).getByRole('button', { name: t.panel.previous });
  const next = within(panel).getByRole('button', { name: t.panel.next });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  next.focus();
  fireEvent.click(next);
  await within(panel).findByRole('heading', { name: 'foxes.jpg' });
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(next, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/dashboard/media?sort=name');
  expect(document.activeElement).toBe(await tile(/foxes/));
});

it('the URL of a deleted picture says that it does not exist', async () => {
  reply = ({ path }) => (path === '/media/m9' ? refusal(404, 'Rien.') : { data: pageOf([tide]) });
  open('/m9');
  await screen.findByText(t.panel.missing);
});
