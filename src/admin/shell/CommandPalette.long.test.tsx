import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Call, refusal, serve } from '../../../tests/fake-api.ts';
import { openScreen, type Screen, texts } from '../../../tests/screens/admin-screen.tsx';
import type { Role } from '../../domain/account/role.ts';
import { fill } from '../../i18n/format.ts';
import { CommandPalette } from './CommandPalette.tsx';

const t = texts.shell;
const common = [
  t.site,
  t.light,
  t.dark,
  t.auto,
  'English',
  'Español',
  'Português',
  texts.shortcuts.title,
  t.logout,
];
const newCampaign = texts.campaigns.create;
const newPage = `${texts.sections['landing-pages']} · ${texts.landing.list.create}`;
const reviewLink = texts.reviews.links.open;
const exportLeads = `${texts.sections.leads} · ${texts.leads.list.export.csv}`;
let calls: Call[];

afterEach(() => {
  cleanup();
  notifications.clean();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const accountOf = (role: Role) => ({
  id: 'ana',
  email: 'ana@agence.fr',
  name: '',
  role,
  duty: null,
  passkey: false,
});
const showShortcuts = vi.fn();
async function open(role: Role | 'unknown' = 'admin'): Promise<Screen> {
  calls = serve({
    'GET /leads.csv': () => new Response('a;b'),
    'POST /auth/logout': () => ({ data: null }),
  });
  const account = role === 'unknown' ? undefined : accountOf(role);
  const opened = openScreen(
    <CommandPalette account={account} asked={1} takeTyped={() => ''} showShortcuts={showShortcuts} />,
    '/dashboard/leads?q=nova',
  );
  await screen.findByRole('textbox', { name: t.search });
  return opened;
}
const palette = () => within(screen.getByRole('dialog'));
const options = () =>
  palette()
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');
/** Types, and waits until the palette has selected its first entry. */
const search = (typed: string) =>
  act(
    async () =>
      void fireEvent.change(screen.getByRole('textbox', { name: t.search }), { target: { value: typed } }),
  );
const choose = (label: string) => fireEvent.click(palette().getByRole('button', { name: label }));

it('the palette offers every section and every action to an administrator', async () => {
  await open();
  const named = options();
  const sections = Object.values(texts.sections);
  const actions = named.slice(sections.length);
  expect(named.slice(0, sections.length)).toEqual(sections);
  expect(actions.slice(0, 5)).toEqual([t.goLive.title, newCampaign, newPage, reviewLink, exportLeads]);
  expect(actions.slice(5)).toHaveLength(common.length);
  for (const [index, label] of common.entries()) expect(actions[5 + index]).toContain(label);
});

it('the palette shows the list of shortcuts', async () => {
  await open();
  choose(texts.shortcuts.title);
  await waitFor(() => expect(showShortcuts).toHaveBeenCalledOnce());
});

it('the palette finds an entry by the beginning of its words, not by their middle', async () => {
  await open();
  await search('q');
  expect(options().some((label) => label.includes(t.auto))).toBe(false);
  await search('campagnes');
  expect(options()[0]).toBe(texts.sections.campaigns);
});

it('the palette offers an editor only the sections of the public pages, without the list of leads', async () => {
  await open('editor');
  const shown = (
    ['monday', 'radar', 'content', 'media', 'wordpress-sync', 'landing-pages', 'settings'] as const
  ).map((name) => texts.sections[name]);
  const labels = options();
  expect(labels.slice(0, shown.length)).toEqual(shown);
  expect(labels).not.toContain(texts.sections.leads);
  expect(labels).not.toContain(texts.sections.wordpress);
  expect(labels).not.toContain(exportLeads);
});

it('the palette offers sales leads and campaigns, and nothing about reviews', async () => {
  await open('sales');
  const shown = (['dashboard', 'monday', 'leads', 'campaigns', 'requests', 'settings'] as const).map(
    (name) => texts.sections[name],
  );
  expect(options().slice(0, 8)).toEqual([...shown, newCampaign, exportLeads]);
  expect(options()).toHaveLength(8 + common.length);
});

it('the palette offers a moderator only permitted entries, and only common entries before the role is known', async () => {
  await open('moderator');
  const shown = (['monday', 'reviews', 'requests', 'settings'] as const).map((name) => texts.sections[name]);
  expect(options().slice(0, 5)).toEqual([...shown, reviewLink]);
  expect(options()).toHaveLength(5 + common.length);
  cleanup();
  await open('unknown');
  for (const label of [newCampaign, reviewLink, exportLeads]) expect(options()).not.toContain(label);
});

it.each([
  [newCampaign, '/dashboard/campaigns/new'],
  [reviewLink, '/dashboard/reviews/links'],
])('the entry "%s" opens %s', async (label, address) => {
  const opened = await open();
  choose(label);
  await waitFor(() => expect(opened.address()).toBe(address));
});

it('the palette exports all leads, regardless of the filters of the list, and shows success or failure', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await open();
  choose(exportLeads);
  await screen.findByText(texts.leads.list.export.done);
  expect(calls.map(({ path }) => path)).toEqual(['/leads.csv']);
  expect(saved).toHaveBeenCalledOnce();
  cleanup();
  await open();
  serve({ 'GET /leads.csv': () => refusal(429, 'Trop de demandes en peu de temps.') });
  choose(exportLeads);
  await screen.findByText('Trop de demandes en peu de temps.');
});

it('the palette opens the same page in another language', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await open();
  choose(`${t.language} · Español`);
  expect(assign).toHaveBeenCalledWith('/es/admin/dashboard/leads?q=nova&lang=es');
  expect(Object.values({ ...localStorage })).toContain('es');
});

it('the palette offers a search for the typed text in each list with a search', async () => {
  const opened = await open();
  const search = screen.getByRole('textbox', { name: t.search });
  for (const typed of ['s', 'sa', 'sable &']) fireEvent.change(search, { target: { value: typed } });
  const find = fill(t.find.text, { text: 'sable &' });
  const { leads, campaigns, media, reviews, 'landing-pages': landings } = texts.sections;
  const { pending, approved } = texts.reviews.tabs;
  await waitFor(() => expect(options()).toHaveLength(6));
  expect(options()).toEqual([
    `${leads} · ${find}`,
    `${campaigns} · ${find}`,
    `${media} · ${find}`,
    `${landings} · ${find}`,
    `${reviews} · ${pending} · ${find}`,
    `${reviews} · ${approved} · ${find}`,
  ]);
  fireEvent.click(palette().getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(opened.address()).toBe('/dashboard/leads?q=sable%20%26'));
});

const page = (...items: unknown[]) => ({ data: { items, total: items.length, page: 1, pageSize: 25 } });
const review = { _id: 'r1', name: 'Sable Ardent', email: null };

it('the palette finds the records of each list after a pause, and Enter opens the selected one', async () => {
  const opened = await open();
  calls = serve({
    'GET /leads': () => page({ id: 'l1', name: 'Sable', email: 'sable@exemple.fr', phone: null }),
    'GET /campaigns': () => page({ id: 'c1', artist: 'Sable', platform: 'meta', status: 'active' }),
    'GET /landing-pages': () => refusal(500, 'Une erreur s’est produite.'),
    'GET /reviews/moderation': ({ path }) =>
      path.includes('status=approved') ? page(review, { ...review, _id: 'r2', name: 'Léa' }) : page(),
  });
  const field = screen.getByRole('textbox', { name: t.search });
  await search('sa');
  await search('sable');
  palette().getByText(t.find.searching, { selector: ':not([role])' });
  await palette().findByText('sable@exemple.fr', { exact: false, selector: ':not([role])' });
  expect(options().slice(0, 4)).toEqual([
    expect.stringContaining('Sable'),
    expect.stringContaining('Sable'),
    expect.stringContaining('Sable Ardent'),
    expect.stringContaining(fill(t.find.text, { text: 'sable' })),
  ]);
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/campaigns?q=sable&pageSize=25',
    '/landing-pages?q=sable&pageSize=25',
    '/leads?q=sable&pageSize=25',
    '/reviews/moderation?q=sable&pageSize=25&status=approved',
    '/reviews/moderation?q=sable&pageSize=25&status=pending',
    '/reviews/moderation?q=sable&pageSize=25&status=rejected',
  ]);
  await waitFor(() =>
    expect(palette().getByRole('status').textContent).toBe(
      `Sable, ${texts.sections.leads} · sable@exemple.fr`,
    ),
  );
  fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' });
  await waitFor(() => expect(palette().getByRole('status').textContent).toContain(texts.sections.campaigns));
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(opened.address()).toBe('/dashboard/campaigns/c1'));
});

it('the palette requests only the records that the role may see, and none for a single letter', async () => {
  await open('moderator');
  calls = serve({ 'GET /reviews/moderation': () => page() });
  await search('s');
  await search('sa');
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(new Set(calls.map(({ path }) => path.split('?')[0]))).toEqual(new Set(['/reviews/moderation']));
});

it('the palette finds entries regardless of accents and capitals', async () => {
  await open('admin');
  const { settings, media, 'marketing-integrations': integrations } = texts.sections;
  for (const [typed, entry] of [
    ['reglages', settings],
    ['MEDIAS', media],
    ['integrations m', integrations],
    ['deconnexion', t.logout],
  ] as const) {
    await search(typed);
    expect(options()).toContain(entry);
  }
});

it('the palette offers a search before an action while one or two letters are typed', async () => {
  await open();
  const { leads } = texts.sections;
  await search('e');
  const entry = `${leads} · ${fill(t.find.text, { text: 'e' })}`;
  await waitFor(() => expect(options()).toContain(entry));
  expect(options().indexOf(entry)).toBeLessThan(options().indexOf(`${t.language} · English`));
  await search('q');
  // The text also occurs within « Automatique », which must not be offered for that.
  await waitFor(() => expect(options().join()).not.toContain(t.auto));
});

it('the palette offers a moderator the search of reviews, and no search before the role is known', async () => {
  const opened = await open('moderator');
  await search('sable');
  await waitFor(() => expect(options()).toHaveLength(2));
  fireEvent.click(palette().getAllByRole('button')[1] as HTMLElement);
  await waitFor(() => expect(opened.address()).toBe('/dashboard/reviews?q=sable&status=approved'));
  cleanup();
  await open('unknown');
  await search('sable');
  expect(palette().queryByRole('button')).toBeNull();
});

it('the palette signs out', async () => {
  const opened = await open();
  choose(t.logout);
  await waitFor(() => expect(opened.address()).toBe('/'));
  expect(calls.map(({ path }) => path)).toEqual(['/auth/logout']);
});

it('every entry of the palette has an icon', async () => {
  await open();
  for (const entry of palette().getAllByRole('button'))
    expect([entry.textContent, entry.querySelector('svg') !== null]).toEqual([entry.textContent, true]);
});

it('a change of the colour scheme adds no style element, which the CSP would block', async () => {
  await open();
  const styles = () => document.head.querySelectorAll('[data-mantine-disable-transition]').length;
  choose(`${t.theme} · ${t.dark}`);
  expect(styles()).toBe(0);
});
