import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { card, noCard, open, review, serveReviews, t } from '../../../tests/screens/reviews-section.tsx';

const three = () => [review('a'), review('b'), review('c')];
const judged = (calls: { method: string; path: string }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
const key = (letter: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: letter, ...more });

afterEach(() => {
  cleanup();
  notifications.clean();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('keyboard shortcuts move from review to review, and decide about the focused one', async () => {
  const calls = serveReviews(three());
  open();
  await card('a');
  key('j');
  expect(document.activeElement).toBe(await card('a'));
  key('j');
  key('k');
  key('j');
  expect(document.activeElement).toBe(await card('b'));
  key('a', { ctrlKey: true });
  expect(judged(calls)).toEqual([]);
  key('a');
  await waitFor(() => expect(noCard('b')).toBe(true));
  expect(document.activeElement).toBe(await card('c'));
  key('x');
  expect(within(await card('c')).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  key('r');
  const reason = within(await card('c')).getByLabelText(t.reject.ground);
  expect(document.activeElement).toBe(reason);
  // Letters typed in a field trigger no shortcut.
  key('a');
  key('u');
  expect(judged(calls)).toEqual(['/reviews/b']);
});

it('keyboard shortcuts have no effect while a dialog is open over the list', async () => {
  const calls = serveReviews(three(), {
    'GET /review-invitations': () => ({ data: { items: [], total: 0, page: 1, pageSize: 25 } }),
  });
  open('/dashboard/reviews/links');
  await screen.findByRole('dialog');
  (await screen.findByRole('article', { name: /Cliente b/, hidden: true })).focus();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(judged(calls)).toEqual([]);
});

it('keyboard shortcuts are explained on the screen, and can be turned off permanently', async () => {
  const calls = serveReviews(three());
  open();
  await card('a');
  const help = within(screen.getByText(t.shortcuts.title).closest('details') as HTMLElement);
  expect(help.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(t.shortcuts.j);
  fireEvent.click(help.getByLabelText(t.shortcuts.on));
  key('j');
  expect(document.activeElement).toBe(document.body);
  cleanup();
  open();
  (await card('a')).focus();
  key('j');
  key('a');
  expect(document.activeElement).toBe(await card('a'));
  expect(judged(calls)).toEqual([]);
});

it('the form of a refusal names the language in which the author gets the typed words, unchanged', async () => {
  serveReviews([review('a', { lang: 'pt' }), review('b', { lang: 'nl' })]);
  open();
  for (const [id, language] of [
    ['a', 'portugais'],
    ['b', 'français'],
  ] as const) {
    const at = within(await card(id));
    fireEvent.click(at.getByRole('button', { name: t.reject.open }));
    expect(at.getByText(/telle quelle/).textContent).toContain(`un email en ${language}`);
  }
});
