import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../tests/fake-api.ts';
import {
  badge,
  card,
  inParts,
  later,
  names,
  noCard,
  open,
  review,
  said,
  serveReviews,
  t,
} from '../../../tests/screens/reviews-section.tsx';

const three = () => [review('a'), review('b'), review('c')];
const press = async (id: string, name: string) =>
  fireEvent.click(within(await card(id)).getByRole('button', { name }));
const told = (text: string) => screen.findByText(said(text));
const puts = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an approval removes the review from the list and the badge before the response', async () => {
  const answer = later<Answer>();
  const calls = serveReviews(three(), { 'PUT /reviews/b': () => answer.promise });
  open();
  await press('b', t.approve);
  await waitFor(() => expect(names()).toEqual(['Cliente a', 'Cliente c']));
  await waitFor(() => expect(badge()).toBe('2'));
  expect(screen.getByRole('link', { name: /En attente/ }).textContent).toBe('En attente 2');
  expect(screen.getByRole('link', { name: /Approuvés/ }).textContent).toBe('Approuvés 1');
  // The next review has the focus.
  expect(document.activeElement).toBe(await card('c'));
  expect(screen.queryByText(said(t.told.approved.one))).toBeNull();
  await waitFor(() => expect(puts(calls)).toHaveLength(1));
  expect(puts(calls)).toEqual([['/reviews/b', { status: 'approved', from: 'pending' }]]);
  answer.give({ data: null });
  await told('Avis approuvé !');
  await screen.findByText(inParts('Avis approuvé ! Cliente b'));
});

it('the message of a decision stays for three seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  serveReviews(three());
  const show = vi.spyOn(notifications, 'show');
  open();
  await press('a', t.approve);
  const text = await told('Avis approuvé !');
  expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ autoClose: 3000 }));
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(text.isConnected).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(text.isConnected).toBe(false);
  show.mockRestore();
});

it('a decision about the last review moves the focus to the previous one, or to the section', async () => {
  serveReviews([review('a'), review('b')]);
  open();
  await press('b', t.approve);
  await waitFor(() => expect(noCard('b')).toBe(true));
  expect(document.activeElement).toBe(await card('a'));
  await press('a', t.approve);
  await screen.findByText(t.empty.pending.title);
  expect(document.activeElement?.id).toBe('section');
  await waitFor(() => expect(badge()).toBe('0'));
});

describe('a rejection', () => {
  const choose = async (id: string, ground: string) =>
    fireEvent.change(within(await card(id)).getByLabelText(t.reject.ground), { target: { value: ground } });

  it('sends its reason from the list, and the typed words', async () => {
    const calls = serveReviews(three());
    open();
    await press('a', t.reject.open);
    const form = within(await card('a'));
    expect(document.activeElement).toBe(form.getByLabelText(t.reject.ground));
    expect(form.getByText(t.reject.told)).toBeDefined();
    await choose('a', 'advertising');
    fireEvent.change(form.getByLabelText(t.reject.reason), { target: { value: '  Publicité ' } });
    fireEvent.click(form.getByRole('button', { name: t.reject.submit }));
    await told('Avis rejeté !');
    await press('b', t.reject.open);
    await choose('b', 'duplicate');
    fireEvent.click(within(await card('b')).getByRole('button', { name: t.reject.submit }));
    await waitFor(() => expect(names()).toEqual(['Cliente c']));
    expect(puts(calls)).toEqual([
      ['/reviews/a', { status: 'rejected', from: 'pending', ground: 'advertising', reason: 'Publicité' }],
      ['/reviews/b', { status: 'rejected', from: 'pending', ground: 'duplicate' }],
    ]);
  });

  it('requires a reason from the list', async () => {
    const calls = serveReviews(three());
    open();
    await press('a', t.reject.open);
    const form = within(await card('a'));
    fireEvent.click(form.getByRole('button', { name: t.reject.submit }));
    expect(form.getByText(t.reject.groundNeeded)).toBeDefined();
    expect(document.activeElement).toBe(form.getByLabelText(t.reject.ground));
    expect(puts(calls)).toEqual([]);
  });

  it.each([
    ['noEmail', null],
    ['byLink', 'Zoé'],
  ] as const)('shows how an author without an address learns the reason: %s', async (words, invited) => {
    serveReviews([review('a', { email: null, invited })]);
    open();
    await press('a', t.reject.open);
    expect(within(await card('a')).getByText(said(t.reject[words]))).toBeDefined();
  });

  it('is cancelled with Escape, which returns the focus to the button', async () => {
    const calls = serveReviews(three());
    open();
    await press('a', t.reject.open);
    fireEvent.keyDown(within(await card('a')).getByLabelText(t.reject.reason), { key: 'Escape' });
    const button = within(await card('a')).getByRole('button', { name: t.reject.open });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(puts(calls)).toEqual([]);
  });

  it('keeps the typed values when the server rejects it', async () => {
    serveReviews(three(), {
      'PUT /reviews/a': () => ({ status: 500, message: 'Une erreur s’est produite.' }),
    });
    open();
    await press('a', t.reject.open);
    const form = within(await card('a'));
    await choose('a', 'advertising');
    fireEvent.change(form.getByLabelText(t.reject.reason), { target: { value: 'Publicité' } });
    fireEvent.click(form.getByRole('button', { name: t.reject.submit }));
    await told('Une erreur s’est produite.');
    const again = within(await card('a'));
    expect(again.getByLabelText<HTMLTextAreaElement>(t.reject.reason).value).toBe('Publicité');
    expect(again.getByLabelText<HTMLSelectElement>(t.reject.ground).value).toBe('advertising');
  });
});

describe('a failed decision', () => {
  it.each<[string, () => Answer | Promise<Answer>, string]>([
    ['a server’s message', () => ({ status: 403, message: 'Action impossible.' }), 'Action impossible.'],
    ['a status without a message', () => new Response('<html>', { status: 502 }), 'Erreur 502'],
    ['a response of another shape', () => new Response('ok'), 'Erreur màj.'],
    ['a lost response', () => Promise.reject(new TypeError('Failed to fetch')), 'Erreur màj.'],
  ])('restores the review in the list and shows the sentence for %s', async (_name, answer, message) => {
    const broken = later<void>();
    serveReviews(three(), { 'PUT /reviews/a': async () => broken.promise.then(answer) });
    open();
    await press('a', t.approve);
    await waitFor(() => expect(badge()).toBe('2'));
    expect(names()).toEqual(['Cliente b', 'Cliente c']);
    broken.give();
    await told(message);
    await waitFor(() => expect(names()).toEqual(['Cliente a', 'Cliente b', 'Cliente c']));
    expect(badge()).toBe('3');
    expect(screen.queryByText(said(t.told.approved.one))).toBeNull();
  });

  it('shows that the API address is not usable', async () => {
    const calls = serveReviews(three());
    open();
    await card('a');
    const parse = vi.spyOn(URL, 'canParse').mockReturnValue(false);
    await press('a', t.approve);
    await told('Erreur config API.');
    parse.mockRestore();
    expect(puts(calls)).toEqual([]);
    await card('a');
  });
});

it('a decision after another moderator’s shows that moderator’s name, and refetches the list', async () => {
  const reviews = three();
  const counts = { pending: 2, approved: 1, rejected: 0 };
  serveReviews(reviews, {
    'PUT /reviews/a': () => ({ status: 409, message: 'Déjà approuvé par ben@agence.fr.' }),
    'GET /reviews/moderation/counts': () => (taken ? { data: counts } : undefined),
    'GET /reviews/moderation': () => {
      return taken
        ? { data: { items: reviews.slice(1), total: 2, page: 1, pageSize: 25, counts } }
        : undefined;
    },
  });
  let taken = false;
  open();
  await card('a');
  taken = true;
  await press('a', t.approve);
  await told('Déjà approuvé par ben@agence.fr.');
  await waitFor(() => expect(names()).toEqual(['Cliente b', 'Cliente c']));
  await waitFor(() => expect(badge()).toBe('2'));
});

it('several decisions in a row do not show a decided review again', async () => {
  const first = later<Answer>();
  const seen: string[] = [];
  serveReviews(three(), { 'PUT /reviews/a': () => first.promise });
  open();
  await press('a', t.approve);
  await press('b', t.approve);
  await told('Avis approuvé !');
  const watch = new MutationObserver(() => seen.push(names().join()));
  watch.observe(document.body, { childList: true, subtree: true });
  first.give({ data: null });
  await waitFor(() => expect(screen.getAllByText(said(t.told.approved.one))).toHaveLength(2));
  await act(async () => {});
  watch.disconnect();
  expect(seen.filter((list) => list.includes('Cliente b'))).toEqual([]);
});

describe('the undo of a decision', () => {
  const undone = (calls: Parameters<typeof puts>[0]) => puts(calls).at(-1);

  it('starts with the button of its message', async () => {
    const calls = serveReviews(three());
    open();
    await press('b', t.approve);
    fireEvent.click(await screen.findByRole('button', { name: t.undoLabel }));
    await told(t.told.pending.one);
    expect(undone(calls)).toEqual(['/reviews/b', { status: 'pending', from: 'approved' }]);
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(badge()).toBe('3');
    await waitFor(async () => expect(document.activeElement).toBe(await card('b')));
    await waitFor(() => expect(screen.queryByText(said(t.told.approved.one))).toBeNull());
  });

  it('starts with the letter U, one decision after the other', async () => {
    const calls = serveReviews(three());
    open();
    await press('a', t.approve);
    await press('b', t.approve);
    await waitFor(() => expect(screen.getAllByText(said(t.told.approved.one))).toHaveLength(2));
    fireEvent.keyDown(document.body, { key: 'u' });
    await card('b');
    expect(undone(calls)?.[0]).toBe('/reviews/b');
    fireEvent.keyDown(document.body, { key: 'u' });
    await card('a');
    expect(undone(calls)?.[0]).toBe('/reviews/a');
    fireEvent.keyDown(document.body, { key: 'u' });
    await act(async () => {});
    expect(puts(calls)).toHaveLength(4);
  });

  it('applies to the decision that is still being sent if U is pressed before the response', async () => {
    const calls = serveReviews(three());
    open();
    await press('a', t.approve);
    await told(t.told.approved.one);
    await press('b', t.approve);
    fireEvent.keyDown(document.body, { key: 'u' });
    await card('b');
    expect(undone(calls)?.[0]).toBe('/reviews/b');
    fireEvent.keyDown(document.body, { key: 'u' });
    await card('a');
    expect(puts(calls)).toHaveLength(4);
  });

  it('is possible at any later time from the list of rejected reviews', async () => {
    const calls = serveReviews([review('a', { status: 'rejected' })]);
    open('/dashboard/reviews?status=rejected');
    await press('a', t.putBack);
    await told(t.told.pending.one);
    expect(noCard('a')).toBe(true);
    expect(undone(calls)).toEqual(['/reviews/a', { status: 'pending', from: 'rejected' }]);
    await waitFor(() => expect(badge()).toBe('1'));
  });

  it('is possible at the URL of a single review, which stays on the screen', async () => {
    serveReviews([review('a', { status: 'approved' })]);
    open('/dashboard/reviews?id=a');
    await press('a', t.putBack);
    expect(await within(await card('a')).findByRole('button', { name: t.approve })).toBeDefined();
  });
});
