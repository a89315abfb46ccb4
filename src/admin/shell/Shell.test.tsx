import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen, type Screen, texts } from '../../../tests/admin-screen.tsx';
import { serve } from '../../../tests/fake-api.ts';
import type { Role } from '../../domain/account/role.ts';
import { Shell } from './Shell.tsx';

const t = texts.shell;

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 767px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(role: Role = 'admin'): Promise<Screen> {
  serve({
    'GET /auth/me': () => ({ data: { id: 'ana', email: 'ana@agence.fr', role } }),
    'GET /reviews/moderation/counts': () => ({ data: { pending: 4, approved: 15, rejected: 0 } }),
    // Nothing happens.
    'GET /events': () => new Promise(() => {}),
  });
  const opened = openScreen(
    <Routes>
      <Route path="dashboard/:section/*" element={<Shell brand="MDMC" />} />
    </Routes>,
    '/dashboard/content',
  );
  await screen.findByText(texts.placeholders.content);
  return opened;
}
const menu = () => screen.queryByRole('navigation', { name: t.nav });
const button = (name: string) => screen.getByRole('button', { name });

it('has a menu on a phone whose button says what it does and whether it is open', async () => {
  await open();
  expect(menu()).toBeNull();
  expect(button(t.open).getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button(t.open));
  expect(menu()).not.toBeNull();
  expect(screen.queryByRole('button', { name: t.open })).toBeNull();
  expect(button(t.close).getAttribute('aria-expanded')).toBe('true');
  // It comes and goes as a whole.
  expect(screen.queryByRole('button', { name: t.collapse })).toBeNull();
  fireEvent.click(button(t.close));
  expect(menu()).toBeNull();
});

it.each([
  ['another section', 'media'],
  ['the section that is shown', 'content'],
] as const)('closes the menu with the way to %s', async (_where, section) => {
  const { address } = await open();
  fireEvent.click(button(t.open));
  fireEvent.click(within(menu() as HTMLElement).getByRole('link', { name: texts.sections[section] }));
  await waitFor(() => expect(menu()).toBeNull());
  expect(address()).toBe(`/dashboard/${section}`);
  await screen.findByText(texts.placeholders[section]);
  expect(button(t.open).getAttribute('aria-expanded')).toBe('false');
});

it('shows how many reviews wait', async () => {
  await open();
  fireEvent.click(button(t.open));
  const link = within(menu() as HTMLElement).getByRole('link', { name: new RegExp(texts.sections.reviews) });
  await waitFor(() => expect(link.textContent).toContain('4'));
});
