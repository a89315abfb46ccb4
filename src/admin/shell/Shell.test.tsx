import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Call, serve } from '../../../tests/fake-api.ts';
import {
  inNarrowWindow,
  openScreen,
  type Screen,
  said,
  texts,
} from '../../../tests/screens/admin-screen.tsx';
import type { Role } from '../../domain/account/role.ts';
import { fill, pluralForm } from '../../i18n/format.ts';
import { Shell } from './Shell.tsx';

const t = texts.shell;

beforeEach(inNarrowWindow);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(
  role: Role = 'admin',
  section: 'wordpress' | 'leads' | 'nowhere' = 'wordpress',
): Promise<Screen & { calls: Call[] }> {
  const calls = serve({
    'GET /auth/me': () => ({
      data: { id: 'ana', email: 'ana@agence.fr', name: 'Ana Costa', role, duty: null, passkey: false },
    }),
    'GET /reviews/moderation/counts': () => ({ data: { pending: 4, approved: 15, rejected: 0 } }),
    'GET /leads/counts': () => ({ data: { new: 3, today: 0, overdue: 1, any: 4 } }),
    'GET /content-reports': () => ({ data: { open: [{}, {}], closed: [{}] } }),
    'GET /rights-requests': () => ({ data: { open: [{}], closed: [{}], acts: [] } }),
    // Nothing happens.
    'GET /events': () => new Promise(() => {}),
    'GET /settings/wordpress': () => new Promise(() => {}),
  });
  const opened = openScreen(
    <Routes>
      <Route path="dashboard/:section/*" element={<Shell brand="MDMC" />} />
    </Routes>,
    `/dashboard/${section}`,
  );
  if (section === 'wordpress')
    await screen.findByRole('heading', { level: 1, name: texts.sections.wordpress });
  else await screen.findByText(section === 'nowhere' ? t.unknownText : t.closedText);
  return { ...opened, calls };
}
const menu = () => screen.queryByRole('navigation', { name: t.nav });
const button = (name: string) => screen.getByRole('button', { name });

it('the menu button of a phone has a name and says whether the menu is open', async () => {
  await open();
  expect(menu()).toBeNull();
  expect(button(t.open).getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button(t.open));
  expect(menu()).not.toBeNull();
  expect(screen.queryByRole('button', { name: t.open })).toBeNull();
  expect(button(t.close).getAttribute('aria-expanded')).toBe('true');
  // The whole menu is shown or hidden.
  expect(screen.queryByRole('button', { name: t.collapse })).toBeNull();
  fireEvent.click(button(t.close));
  expect(menu()).toBeNull();
});

it('Escape closes the menu of a phone, and its button gets the focus', async () => {
  await open();
  fireEvent.click(button(t.open));
  within(menu() as HTMLElement)
    .getByRole('link', { name: texts.sections.wordpress })
    .focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  await waitFor(() => expect(menu()).toBeNull());
  expect(document.activeElement).toBe(button(t.open));
});

it('the skip link moves the focus to the section without a history entry', async () => {
  await open();
  const link = screen.getByRole('link', { name: t.skip });
  expect(fireEvent.click(link)).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('a reload keeps the rail of a wide window collapsed, but not the menu of a phone open', async () => {
  vi.unstubAllGlobals();
  await open();
  fireEvent.click(button(t.collapse));
  cleanup();
  await open();
  expect(button(t.expand).getAttribute('aria-expanded')).toBe('false');
  cleanup();
  // On a phone the whole rail opens and closes: it is initially closed, and its labels are always shown.
  inNarrowWindow();
  await open();
  expect(menu()).toBeNull();
  fireEvent.click(button(t.open));
  expect(screen.queryByRole('button', { name: t.expand })).toBeNull();
  cleanup();
  await open();
  expect(menu()).toBeNull();
  cleanup();
  vi.unstubAllGlobals();
  await open();
  fireEvent.click(button(t.expand));
  cleanup();
  await open();
  button(t.collapse);
});

it.each([
  ['an administrator', 'admin', 'nowhere', t.toHome.dashboard, '/dashboard'],
  ['an editor', 'editor', 'leads', t.toHome.content, '/dashboard/content'],
  ['sales', 'sales', 'nowhere', t.toHome.dashboard, '/dashboard'],
  ['a moderator', 'moderator', 'leads', t.toHome.reviews, '/dashboard/reviews'],
] as const)(
  'an unknown section links %s to the first section of the role',
  async (_who, role, at, label, to) => {
    await open(role, at);
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to);
  },
);

it.each([
  ['another section', 'wordpress-sync'],
  ['the section that is shown', 'wordpress'],
] as const)('the menu of a phone closes after a link to %s', async (_where, section) => {
  const { address } = await open();
  fireEvent.click(button(t.open));
  fireEvent.click(within(menu() as HTMLElement).getByRole('link', { name: texts.sections[section] }));
  await waitFor(() => expect(menu()).toBeNull());
  expect(address()).toBe(`/dashboard/${section}`);
  await screen.findByRole('heading', { level: 1, name: texts.sections[section] });
  expect(button(t.open).getAttribute('aria-expanded')).toBe('false');
});

it('the wizard of a landing page collapses the rail, and the list expands it again', async () => {
  vi.unstubAllGlobals();
  const { go } = await open('admin', 'nowhere');
  screen.getByRole('button', { name: t.collapse });
  await go('/dashboard/landing-pages/p1');
  fireEvent.click(await screen.findByRole('button', { name: t.expand }));
  screen.getByRole('button', { name: t.collapse });
  await go('/dashboard/landing-pages');
  await screen.findByRole('button', { name: t.collapse });
  await go('/dashboard/landing-pages/p1');
  await screen.findByRole('button', { name: t.expand });
});

it('the rail shows the number of pending reviews', async () => {
  await open();
  fireEvent.click(button(t.open));
  const link = within(menu() as HTMLElement).getByRole('link', { name: new RegExp(texts.sections.reviews) });
  await waitFor(() => expect(link.textContent).toContain('4'));
});

it.each([
  ['admin', 3],
  ['moderator', 2],
  ['sales', 1],
] as const)(
  'the rail shows to %s the number of open reports and rights that the role answers',
  async (role, count) => {
    await open(role, 'nowhere');
    fireEvent.click(button(t.open));
    const link = within(menu() as HTMLElement).getByRole('link', {
      name: new RegExp(texts.sections.requests),
    });
    const words = pluralForm('fr', t.openRequests, count);
    await waitFor(() => expect(link.textContent).toContain(said(fill(words, { count }))));
  },
);

it('the header of a phone shows new leads and pending reviews, and links to both', async () => {
  await open();
  const leads = await screen.findByRole('link', { name: said(fill(t.newLeads.other, { count: 3 })) });
  expect(leads.getAttribute('href')).toBe('/dashboard/leads');
  const reviews = await screen.findByRole('link', { name: said(fill(t.pending, { count: 4 })) });
  expect(reviews.getAttribute('href')).toBe('/dashboard/reviews');
});

it('the header of a phone opens the search', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: t.search }));
  await screen.findByRole('dialog', undefined, { timeout: 5000 });
});

it('the rail of sales has the dashboard, the Monday run, leads, campaigns, requests and settings, and requests no number of reviews or reports', async () => {
  const { calls } = await open('sales', 'nowhere');
  fireEvent.click(button(t.open));
  const links = within(menu() as HTMLElement).getAllByRole('link');
  const names = (['dashboard', 'monday', 'leads', 'campaigns', 'requests', 'settings'] as const).map(
    (name) => texts.sections[name],
  );
  // The number of new leads follows the name of its section.
  expect(links.map(({ textContent }, index) => textContent.slice(0, names[index]?.length))).toEqual(names);
  await waitFor(() => expect(links.some(({ textContent }) => textContent.includes('3'))).toBe(true));
  const paths = calls.map(({ path }) => path);
  expect(paths).not.toContain('/reviews/moderation/counts');
  expect(paths).not.toContain('/content-reports');
});

it('the rail has no empty group for a moderator, and shows no shortcut on a phone', async () => {
  await open('moderator', 'nowhere');
  fireEvent.click(button(t.open));
  const lists = [...(menu() as HTMLElement).querySelectorAll('ul')];
  expect(lists.map((list) => list.children.length)).toEqual([2, 2]);
  expect(screen.queryByText('Ctrl K')).toBeNull();
});

it('the rail and the title of the tab show the number of new leads, to an account that may see leads', async () => {
  vi.unstubAllGlobals();
  await open();
  const leads = await screen.findByRole('link', {
    name: new RegExp(`^${texts.sections.leads}.*3 nouveaux prospects`),
  });
  expect(leads.textContent).toContain('3');
  await waitFor(() => expect(document.title).toBe(`(3) ${texts.sections.wordpress} · MDMC`));
  cleanup();
  await open('moderator', 'nowhere');
  expect(document.title).not.toContain('(');
});

it('a lost connection is shown until it is back', async () => {
  await open();
  act(() => onlineManager.setOnline(false));
  await screen.findByText(said(t.offline));
  act(() => onlineManager.setOnline(true));
  await screen.findByText(t.online);
  await waitFor(() => expect(screen.queryByText(said(t.offline))).toBeNull());
});

it('on a tablet the rail is initially collapsed, and can be expanded', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width: 768px) and (max-width: 1023px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await open();
  fireEvent.click(button(t.expand));
  expect(button(t.collapse).getAttribute('aria-expanded')).toBe('true');
});
