import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  badge,
  card,
  inParts,
  names,
  open,
  review,
  said,
  serveReviews,
  t,
} from '../../../tests/screens/reviews-section.tsx';

const four = () => ['a', 'b', 'c', 'd'].map((id) => review(id, id === 'd' ? { email: null } : {}));
const box = async (id: string) => within(await card(id)).getByRole<HTMLInputElement>('checkbox');
const tick = async (id: string, more = {}) => fireEvent.click(await box(id), more);
const bar = () => within(screen.getByRole('region', { name: t.bulk.label }));
const told = (text: string) => screen.findByText(said(text));
const bulk = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ path }) => path === '/reviews/decisions').map(({ body }) => body);

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

it('the bulk bar approves the selected reviews in one call, shows their number, and can undo it', async () => {
  const calls = serveReviews(four());
  open();
  await tick('a');
  await tick('c');
  expect(bar().getByText('2 avis sélectionnés')).toBeDefined();
  fireEvent.click(bar().getByRole('button', { name: t.approve }));
  await told('2 avis approuvés !');
  expect(names()).toEqual(['Cliente b', 'Cliente d']);
  await waitFor(() => expect(badge()).toBe('2'));
  fireEvent.click(screen.getByRole('button', { name: t.undoLabel }));
  await told('2 avis remis en attente.');
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(badge()).toBe('4');
  expect(bulk(calls)).toEqual([
    { ids: ['a', 'c'], status: 'approved', from: 'pending' },
    { ids: ['a', 'c'], status: 'pending', from: 'approved' },
  ]);
});

it('the checkboxes select a range with Shift, and the whole page at once', async () => {
  serveReviews(four());
  open();
  await tick('a');
  await tick('c', { shiftKey: true });
  const ticked = async () => Promise.all(['a', 'b', 'c', 'd'].map(async (id) => (await box(id)).checked));
  expect(await ticked()).toEqual([true, true, true, false]);
  const all = screen.getByLabelText<HTMLInputElement>(t.bulk.all);
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  fireEvent.click(all);
  expect(await ticked()).toEqual([true, true, true, true]);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  fireEvent.click(bar().getByRole('button', { name: t.bulk.clear }));
  expect(await ticked()).toEqual([false, false, false, false]);
  expect(screen.queryByRole('region', { name: t.bulk.label })).toBeNull();
});

it('the bulk bar rejects with one reason, which is sent to the authors who left an address', async () => {
  const calls = serveReviews(four());
  open();
  await tick('a');
  await tick('d');
  fireEvent.click(bar().getByRole('button', { name: t.reject.open }));
  fireEvent.change(bar().getByLabelText(t.reject.ground), { target: { value: 'not_with_us' } });
  fireEvent.change(bar().getByLabelText(t.reject.reason), { target: { value: 'Hors sujet' } });
  expect(bar().getByText(t.reject.toldMany)).toBeDefined();
  fireEvent.click(bar().getByRole('button', { name: t.reject.submit }));
  await told('2 avis rejetés !');
  expect(bulk(calls)).toEqual([
    { ids: ['a', 'd'], status: 'rejected', from: 'pending', ground: 'not_with_us', reason: 'Hors sujet' },
  ]);
});

it('the bulk bar shows that no author gets an e-mail when no author left an address', async () => {
  serveReviews(four());
  open();
  await tick('d');
  fireEvent.click(bar().getByRole('button', { name: t.reject.open }));
  expect(bar().getByText(said(t.reject.noEmail))).toBeDefined();
});

it('a bulk decision names reviews decided by others and deleted ones, and undo omits these', async () => {
  const calls = serveReviews(four(), {
    'POST /reviews/decisions': ({ body }) =>
      (body as { status: string }).status === 'approved'
        ? { data: { decided: ['a'], conflicts: ['b', 'c'], missing: ['d'] } }
        : undefined,
  });
  open();
  await card('a');
  fireEvent.click(screen.getByLabelText(t.bulk.all));
  fireEvent.click(bar().getByRole('button', { name: t.approve }));
  await screen.findByText(inParts('Déjà traités par quelqu’un d’autre : Cliente b, Cliente c.'));
  await screen.findByText(inParts('N’existent plus : Cliente d.'));
  await told('Avis approuvé !');
  fireEvent.click(screen.getByRole('button', { name: t.undoLabel }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/reviews/a',
      body: { status: 'pending', from: 'approved' },
    }),
  );
});

it('a bulk decision shows no success when no review was decided', async () => {
  serveReviews(four(), {
    'POST /reviews/decisions': () => ({ data: { decided: [], conflicts: ['a', 'b'], missing: [] } }),
  });
  open();
  await tick('a');
  await tick('b');
  fireEvent.click(bar().getByRole('button', { name: t.approve }));
  await screen.findByText(inParts('Déjà traités par quelqu’un d’autre : Cliente a, Cliente b.'));
  expect(screen.queryByRole('button', { name: t.undoLabel })).toBeNull();
});

it('a failed bulk decision keeps the reviews, the selection and the typed reason', async () => {
  serveReviews(four(), {
    'POST /reviews/decisions': () => ({ status: 503, message: 'Le service redémarre.' }),
  });
  open();
  await tick('a');
  await tick('b');
  fireEvent.click(bar().getByRole('button', { name: t.reject.open }));
  fireEvent.change(bar().getByLabelText(t.reject.ground), { target: { value: 'not_with_us' } });
  fireEvent.change(bar().getByLabelText(t.reject.reason), { target: { value: 'Hors sujet' } });
  expect(bar().getByText(t.reject.toldMany)).toBeDefined();
  fireEvent.click(bar().getByRole('button', { name: t.reject.submit }));
  await told('Le service redémarre.');
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(badge()).toBe('4');
  expect(bar().getByText('2 avis sélectionnés')).toBeDefined();
  expect(bar().getByLabelText<HTMLTextAreaElement>(t.reject.reason).value).toBe('Hors sujet');
});

it('the bulk bar sets approved reviews back to pending, and a change of the view clears the selection', async () => {
  const calls = serveReviews([
    review('a', { status: 'approved' }),
    review('b', { status: 'approved' }),
    review('c'),
  ]);
  open('/dashboard/reviews?status=approved');
  await card('a');
  fireEvent.click(screen.getByLabelText(t.bulk.all));
  fireEvent.click(screen.getByRole('link', { name: /En attente/ }));
  await card('c');
  fireEvent.click(screen.getByRole('link', { name: /Approuvés/ }));
  await card('a');
  expect((await box('a')).checked).toBe(false);
  fireEvent.click(screen.getByLabelText(t.bulk.all));
  fireEvent.click(bar().getByRole('button', { name: t.putBack }));
  await told('2 avis remis en attente.');
  expect(bulk(calls)).toEqual([{ ids: ['a', 'b'], status: 'pending', from: 'approved' }]);
});
