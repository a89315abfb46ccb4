import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  admin,
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

const lists = (calls: { path: string }[]) =>
  calls.filter(({ path }) => /^\/reviews\/moderation(\?|$)/.test(path)).map(({ path }) => path.slice(19));

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

it('a review shows a warning about contact details in its name and its text, and no other warning', async () => {
  serveReviews([
    review('a', { name: 'Cliente a lea@exemple.fr 06 12 34 56 78', message: 'Voyez www.exemple.fr' }),
    review('b'),
  ]);
  open();
  const notes = async (name: string) =>
    within(await screen.findByRole('article', { name: `Avis signé ${name}` }))
      .queryAllByRole('note')
      .map(({ textContent }) => textContent);
  const { name, text, kinds } = t.contacts;
  expect(await notes('Cliente a lea@exemple.fr 06 12 34 56 78')).toEqual([
    name.replace('{details}', `${kinds.email} et ${kinds.phone}`),
    text.replace('{details}', kinds.link),
  ]);
  expect(await notes('Cliente b')).toEqual([]);
});

describe('the address of the list of reviews', () => {
  it('determines the request and fills the filters', async () => {
    const calls = serveReviews([review('a', { status: 'approved' })]);
    open('/dashboard/reviews?q=Cli&status=approved&rating=4&order=asc');
    await card('a');
    expect(lists(calls)).toEqual(['?q=Cli&status=approved&rating=4&order=asc']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Cli');
    expect(screen.getByLabelText<HTMLSelectElement>(t.list.rating).value).toBe('4');
    expect(screen.getByLabelText<HTMLSelectElement>(t.list.order).value).toBe('asc');
    const current = screen.getByRole('link', { current: 'page' });
    expect(current.textContent).toBe('Approuvés 1');
  });

  it('on the public site is linked beside each approved review', async () => {
    serveReviews([review('a'), review('b', { status: 'approved' })]);
    open('/dashboard/reviews?status=approved');
    const seen = within(await card('b')).getByRole('link', { name: t.facts.seeOnSite });
    expect(seen.getAttribute('href')).toBe('/all-reviews#review-b');
    cleanup();
    open('/dashboard/reviews');
    expect(within(await card('a')).queryByRole('link', { name: t.facts.seeOnSite })).toBeNull();
  });

  it('changes with every filter, and returns to the first page', async () => {
    serveReviews([review('a')]);
    const at = open('/dashboard/reviews?page=2');
    await card('a');
    fireEvent.change(screen.getByLabelText(t.list.rating), { target: { value: '4' } });
    await waitFor(() => expect(at.address()).toBe('/dashboard/reviews?rating=4'));
    fireEvent.change(screen.getByLabelText(t.list.order), { target: { value: 'asc' } });
    await waitFor(() => expect(at.address()).toBe('/dashboard/reviews?rating=4&order=asc'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nova' } });
    await waitFor(() => expect(at.address()).toBe('/dashboard/reviews?q=nova&rating=4&order=asc'));
    fireEvent.click(screen.getByRole('button', { name: t.list.clear }));
    await waitFor(() => expect(at.address()).toBe('/dashboard/reviews?order=asc'));
  });

  it('changes to the last page when its page no longer exists', async () => {
    serveReviews([review('a')]);
    const at = open('/dashboard/reviews?page=9');
    await waitFor(() => expect(at.address()).toBe('/dashboard/reviews'));
    await card('a');
  });

  it('shows only the review of its id, in any status', async () => {
    const calls = serveReviews([review('a', { status: 'rejected' }), review('b')]);
    open('/dashboard/reviews?id=a&status=pending');
    await card('a');
    expect(names()).toEqual(['Cliente a']);
    expect(lists(calls)).toEqual(['?id=a']);
    fireEvent.click(screen.getByRole('link', { name: t.alone.all }));
    await card('b');
    expect(names()).toEqual(['Cliente b']);
  });
});

it('the tabs keep the search and show the number of reviews', async () => {
  serveReviews([review('a'), review('b'), review('c', { status: 'approved' })]);
  const at = open('/dashboard/reviews?q=Cliente');
  await card('a');
  const tabs = within(screen.getByRole('navigation', { name: t.tabs.label }));
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'En attente 2',
    'Approuvés 1',
    'Rejetés et masqués 0',
  ]);
  fireEvent.click(tabs.getByRole('link', { name: /Approuvés/ }));
  expect(at.address()).toBe('/dashboard/reviews?q=Cliente&status=approved');
  await card('c');
  expect(badge()).toBe('2');
});

it('the tabs keep every filter, also the source, so that the numbers stay the same', async () => {
  serveReviews([review('a', { status: 'approved' })]);
  const at = open('/dashboard/reviews?status=approved&source=site&rating=4');
  await card('a');
  const tabs = within(screen.getByRole('navigation', { name: t.tabs.label }));
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/reviews?rating=4&source=site',
    '/dashboard/reviews?status=approved&rating=4&source=site',
    '/dashboard/reviews?status=rejected&rating=4&source=site',
  ]);
  fireEvent.click(tabs.getByRole('link', { name: /En attente/ }));
  await waitFor(() => expect(at.address()).toBe('/dashboard/reviews?rating=4&source=site'));
  expect(screen.queryByLabelText(t.list.source)).toBeNull();
  cleanup();
  // No review is pending, and the list names no filter as the cause, since the source filter is not visible here.
  open('/dashboard/reviews?source=site');
  await screen.findByText(t.empty.pending.title);
  expect(screen.queryByRole('button', { name: t.list.clear })).toBeNull();
});

it('a card shows markup in a review as text, and the client of its invitation', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  serveReviews([
    review('a', { message: markup, verified: true, invited: 'Nova', lang: 'pt', demo: true }),
    review('b', { name: null, email: null, rating: null, message: null, lang: 'xx-invalid-' }),
  ]);
  open();
  const written = within(await card('a'));
  expect(written.getByText(markup)).toBeDefined();
  expect(document.querySelector('img')).toBeNull();
  expect(written.getByTitle('a@exemple.fr').closest('a')?.href).toBe('mailto:a@exemple.fr');
  expect(written.getByText('4 sur 5')).toBeDefined();
  expect(written.getByText(inParts('Vérifié : invitation de Nova'))).toBeDefined();
  expect(written.getByText('Portugais')).toBeDefined();
  expect(written.getByText(t.facts.demo)).toBeDefined();
  const bare = within(screen.getByRole('article', { name: 'Avis signé Sans nom' }));
  for (const words of [t.noRating, t.noMessage, t.facts.unverified, 'xx-invalid-'])
    expect(bare.getByText(words)).toBeDefined();
  expect(bare.queryByRole('link')).toBeNull();
});

it('a card of a review from another site offers no decision', async () => {
  const approved = { status: 'approved' } as const;
  const calls = serveReviews([review('a', approved), review('b', { ...approved, own: false })]);
  open('/dashboard/reviews?status=approved');
  await card('a');
  const elsewhere = within(await card('b'));
  elsewhere.getByText(t.facts.elsewhere);
  expect(elsewhere.queryByRole('checkbox')).toBeNull();
  // It cannot be approved or rejected, only answered or hidden.
  expect(elsewhere.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    t.answer.open,
    t.hide.open,
  ]);
  expect(within(await card('a')).getByRole('button', { name: t.putBack })).toBeDefined();
  // Only one review can be selected, so "select all" is missing.
  expect(screen.queryByLabelText(t.bulk.all)).toBeNull();
  fireEvent.change(screen.getByLabelText(t.list.source), { target: { value: 'site' } });
  await waitFor(() => expect(lists(calls).at(-1)).toBe('?status=approved&source=site'));
});

it('a card shows the account and the reason of the decision', async () => {
  const decidedAt = '2026-11-20T11:00:00Z';
  serveReviews([
    review('a', {
      status: 'rejected',
      decidedAt,
      decidedBy: 'ana@agence.fr',
      ground: 'illegal',
      reason: 'Insulte',
    }),
    review('b', { status: 'rejected', decidedAt }),
  ]);
  open('/dashboard/reviews?status=rejected');
  const first = within(await card('a'));
  expect(first.getByText(/Rejeté par/).textContent).toContain('Rejeté par ana@agence.fr');
  expect(first.getByText('Insulte').closest('p')?.textContent).toBe(
    `Motif\u00a0: ${t.grounds.illegal} · Insulte`,
  );
  expect(within(await card('b')).getByText(/^Rejeté/)).toBeDefined();
});

it('a card lists earlier decisions that were undone, with their reasons', async () => {
  const by = 'ana@agence.fr';
  serveReviews([
    review('a', {
      history: [
        { at: '2026-11-20T11:00:00Z', to: 'rejected', by, ground: 'illegal', reason: 'Insulte', told: true },
        { at: '2026-11-20T11:01:00Z', to: 'pending', by: null, ground: null, reason: null, told: false },
      ],
    }),
    review('b'),
  ]);
  open();
  const entries = within(await card('a')).getAllByRole('listitem', { hidden: true });
  const history = entries
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /^Re(jeté|mis)/.test(text));
  expect(history).toHaveLength(2);
  expect(history[0]).toMatch(/^Rejeté par ana@agence\.fr .*message à l’auteur préparé.*Insulte$/);
  expect(history[1]).toMatch(/^Remis en attente · /);
  expect(within(await card('b')).queryByText(/^Historique/)).toBeNull();
});

describe('the list of reviews without rows', () => {
  it.each(['pending', 'approved', 'rejected'] as const)(
    'explains the purpose of the tab: %s',
    async (status) => {
      serveReviews([]);
      open(`/dashboard/reviews?status=${status}`);
      await screen.findByText(t.empty[status].title);
      expect(screen.getByText(t.empty[status].text)).toBeDefined();
    },
  );

  it('offers to clear a filter that no review matches, and says when a single review does not exist', async () => {
    serveReviews([]);
    const at = open('/dashboard/reviews?q=personne&order=asc');
    const empty = (await screen.findByText(t.empty.filtered.title)).parentElement as HTMLElement;
    fireEvent.click(within(empty).getByRole('button', { name: t.list.clear }));
    await waitFor(() => expect(at.address()).toBe('/dashboard/reviews?order=asc'));
    cleanup();
    open('/dashboard/reviews?id=zz');
    await screen.findByText(t.alone.missing);
  });
});

describe('a list of reviews that could not be loaded', () => {
  it.each([
    ['an error status', () => Response.json({ message: 'x' }, { status: 503 }), 'Erreur 503 serveur.'],
    ['another shape', () => ({ data: [] }), 'Format réponse API invalide.'],
    ['a page without counts', () => ({ data: { items: [], total: 0 } }), 'Format réponse API invalide.'],
    ['a lost response', () => Promise.reject(new TypeError('Failed to fetch')), 'Impossible charger avis.'],
  ])('shows the sentence for %s, and retries on demand', async (_name, answer, message) => {
    let broken = true;
    serveReviews([review('a')], {
      'GET /reviews/moderation': () => (broken ? answer() : undefined),
    });
    open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    broken = false;
    fireEvent.click(within(alert).getByRole('button', { name: admin.common.retry }));
    await card('a');
  });

  it('shows that the API address is not usable', async () => {
    vi.spyOn(URL, 'canParse').mockReturnValue(false);
    const calls = serveReviews([review('a')]);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(said(admin.common.change.config));
    expect(said(admin.common.change.config)).toBe('Erreur config API.');
    expect(lists(calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});
