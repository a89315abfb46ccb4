import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve } from '../../../tests/fake-api.ts';
import { openScreen, texts } from '../../../tests/screens/admin-screen.tsx';
import type { Role } from '../../domain/account/role.ts';
import { Shell } from './Shell.tsx';

const words = texts.shortcuts;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(role: Role): Promise<void> {
  serve({
    'GET /auth/me': () => ({
      data: { id: 'ana', email: 'ana@agence.fr', name: 'Ana', role, duty: null, passkey: false },
    }),
    'GET /reviews/moderation/counts': () => ({ data: { pending: 0, approved: 0, rejected: 0 } }),
    'GET /leads/counts': () => ({ data: { new: 0, today: 0, overdue: 0, any: 0 } }),
    'GET /events': () => new Promise(() => {}),
    'POST /help': () => ({
      data: {
        outcome: 'answer',
        passages: [
          {
            ...{ title: 'Publier un texte', text: 'Ce que vous écrivez est un brouillon.' },
            ...{ place: 'content', screen: '' },
          },
          { title: 'Relire une source', text: 'Ouvrez la page.', place: 'content', screen: 'sources' },
        ],
      },
    }),
  });
  openScreen(
    <Routes>
      <Route path="dashboard/:section/*" element={<Shell brand="MDMC" />} />
    </Routes>,
    '/dashboard/nowhere',
  );
  await screen.findByText(texts.shell.unknownText);
}
const ask = () => fireEvent.keyDown(document.body, { key: '?', code: 'KeyM', shiftKey: true });
const dialog = async () => within(await screen.findByRole('dialog', { name: words.title }));
const keysOf = (group: HTMLElement) =>
  [...group.querySelectorAll('dt')].map((term) =>
    [...term.querySelectorAll('kbd')].map(({ textContent }) => textContent).join(' '),
  );

it('the question mark lists the shortcuts of the sections that the role opens', async () => {
  await open('moderator');
  ask();
  const shown = await dialog();
  expect(shown.getAllByRole('region').map((group) => group.getAttribute('aria-label'))).toEqual([
    words.everywhere,
    texts.sections.reviews,
  ]);
  const [everywhere, reviews] = shown.getAllByRole('region');
  expect(everywhere && keysOf(everywhere)).toEqual(['Ctrl K', '?', 'Échap']);
  expect(reviews && keysOf(reviews)).toEqual(['J', 'K', 'A', 'R', 'X', 'U']);
});

it('the list of shortcuts names the keys of an Apple keyboard', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  await open('admin');
  ask();
  const groups = (await dialog()).getAllByRole('region');
  expect(groups.map(keysOf).at(0)).toEqual(['⌘ K', '?', 'Échap']);
  expect(groups.map(keysOf).at(-1)).toEqual(['⌘ Z', '⌘ ⇧ Z']);
});

it('the question mark opens no list of shortcuts in a text field, or when single-key shortcuts are off', async () => {
  await open('admin');
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: '?' });
  field.remove();
  ask();
  const shown = await dialog();
  fireEvent.click(shown.getByLabelText(words.single));
  fireEvent.click(shown.getByRole('button', { name: texts.common.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  ask();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the help answers a question with its sentence and a link to the screen, to which the focus moves', async () => {
  await open('editor');
  ask();
  const shown = await dialog();
  fireEvent.change(shown.getByRole('searchbox', { name: words.help.label }), {
    target: { value: 'comment publier' },
  });
  fireEvent.click(shown.getByRole('button', { name: words.help.send }));
  await shown.findByRole('heading', { name: 'Publier un texte' });
  expect(shown.getByText('Ce que vous écrivez est un brouillon.')).toBeDefined();
  expect(shown.getAllByRole('link', { name: /Contenu/ }).map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/\/dashboard\/content$/),
    expect.stringMatching(/\/dashboard\/content\/sources$/),
  ]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words.help.found.answer));
});
