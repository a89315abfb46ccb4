import { notifications } from '@mantine/notifications';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, type Call, refusal, serve } from '../../../tests/fake-api.ts';
import { inNarrowWindow, openScreen, said, texts } from '../../../tests/screens/admin-screen.tsx';
import type { PostDto, SyncDto, SyncView } from '../../contracts/wordpress.ts';
import { fill } from '../../i18n/format.ts';
import { SyncSection } from './SyncSection.tsx';

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

const t = texts.wordpressSync;
let calls: Call[];
let answers: Record<string, (call: Call) => Answer>;
const sent = (method: string) => calls.filter((call) => call.method === method);

const ended: SyncDto = {
  ...{ id: 's1', state: 'done', trigger: 'manual', running: false, attempts: 1, nextAttemptAt: null },
  ...{ step: 'removals', percent: 100, done: 0, total: 0, added: 12, changed: 7, removed: 1 },
  ...{ reason: null, message: null, createdAt: '2026-11-20T12:00:00.000Z', startedAt: null },
  endedAt: '2026-11-20T12:00:48.000Z',
  found: { connectMs: null, categories: null, changes: null, pictures: null },
  resumed: null,
};
const running: SyncDto = {
  ...ended,
  ...{
    id: 's2',
    state: 'waiting',
    running: true,
    attempts: 0,
    step: 'texts',
    percent: 62,
    done: 27,
    total: 44,
  },
  endedAt: null,
};
const view = (changes: Partial<SyncView> = {}): SyncView => ({
  ...{ connected: true, sample: false, host: 'blog.example.com', frequency: 'hourly', categories: 0 },
  ...{ current: null, nextAt: '2026-11-20T13:00:00.000Z', history: [ended] },
  log: [
    { id: '2', type: 'error', message: 'Un article ignoré', timestamp: '2026-11-20T12:00:30.000Z' },
    {
      id: '1',
      type: 'success',
      message: 'Connecté à blog.example.com',
      timestamp: '2026-11-20T12:00:10.000Z',
    },
  ],
  ...changes,
});
const post: PostDto = {
  ...{ id: 'p1', title: 'Le vendredi', excerpt: '', status: 'publish', hidden: false, author: 'Inès' },
  featured: false,
  ...{ date: '2026-11-19T08:00:00.000Z', modifiedAt: '2026-11-19T08:00:00.000Z', words: 3, demo: false },
  ...{ categories: [{ id: 2, name: 'Tutoriels' }], featuredImage: null, url: 'https://blog.example.com/v/' },
  picture: null,
  thumbnail: null,
};
const page = (...items: PostDto[]) => ({
  ...{ items, total: items.length, page: 1, pageSize: 25 },
  ...{ categories: [{ id: 2, name: 'Tutoriels' }], authors: ['Inès'], featured: [] },
});

beforeEach(() => {
  answers = {
    'GET /auth/me': () => ({ data: { id: 'a', email: 'a@example.com', role: 'admin' } }),
    'GET /wordpress/sync': () => ({ data: view() }),
    'GET /wordpress/posts': () => ({
      data: page(post, { ...post, id: 'p2', title: 'Masqué', hidden: true }),
    }),
  };
  calls = serve(answers);
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});
const open = (address?: string) => act(async () => void openScreen(<SyncSection />, address));

it('shows the documented sentence and a link to the connection while no blog is connected', async () => {
  answers['GET /wordpress/sync'] = () => ({
    data: view({ connected: false, host: null, nextAt: null, history: [], log: [] }),
  });
  await open();
  await screen.findByText(t.notConnected);
  const connect = await screen.findByRole('link', { name: t.connect });
  expect(connect.getAttribute('href')).toBe('/dashboard/wordpress');
  expect(screen.queryByRole('button', { name: t.start })).toBeNull();
  cleanup();
  // Only administrators can open the connection.
  answers['GET /auth/me'] = () => ({ data: { id: 'e', email: 'e@example.com', role: 'editor' } });
  await open();
  await screen.findByText(t.notConnected);
  await waitFor(() => expect(calls.filter(({ path }) => path === '/auth/me')).not.toEqual([]));
  expect(screen.queryByRole('link')).toBeNull();
});

it('starts the first synchronisation, and shows its steps with their progress', async () => {
  answers['GET /wordpress/sync'] = () => ({ data: view({ history: [], log: [], nextAt: null }) });
  answers['POST /wordpress/sync'] = () => ({ data: view({ history: [], current: running, nextAt: null }) });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: t.first }));
  const progress = within(await screen.findByRole('region', { name: t.progress.label }));
  expect(progress.getByRole('progressbar').getAttribute('value')).toBe('62');
  const steps = progress.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([
    `${t.steps.connect}${t.stepState.done}`,
    `${t.steps.categories}${t.stepState.done}`,
    `${t.steps.changes}${t.stepState.done}`,
    `${t.steps.texts}${fill(t.stepState.counted, { done: 27, total: 44 })}`,
    `${t.steps.removals}${t.stepState.todo}`,
    `${t.steps.pictures}${t.stepState.todo}`,
  ]);
  screen.getByText(said(fill(t.progress.step, { number: 4, total: 6 })));
});

it('shows the findings of each finished step, and the step at which an interrupted synchronisation resumes', async () => {
  const found = { connectMs: 412, categories: 5, changes: 44, pictures: null };
  const step = 'texts' as const;
  const current = { ...running, step, found, resumed: { done: 27, total: 44 } };
  answers['GET /wordpress/sync'] = () => ({ data: view({ current }) });
  await open();
  const progress = within(await screen.findByRole('region', { name: t.progress.label }));
  const steps = progress.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps.slice(0, 3).map((text) => text?.replaceAll(/\s/g, ' '))).toEqual([
    `${t.steps.connect}en 0,4 s`,
    `${t.steps.categories}5 lues`,
    `${t.steps.changes}44 articles`,
  ]);
  progress.getByText(/^Reprise à 27 sur 44\. Étape 4 sur 6\./);
  cleanup();
  const removing = { ...current, step: 'removals' as const, found: { ...found, pictures: 1 } };
  answers['GET /wordpress/sync'] = () => ({ data: view({ current: removing }) });
  await open();
  await screen.findByText(said('44 articles, 1 image'));
});

it('says how long the last synchronisation took', async () => {
  const tookFrom = (startedAt: string) => () => ({ data: view({ history: [{ ...ended, startedAt }] }) });
  answers['GET /wordpress/sync'] = tookFrom('2026-11-20T12:00:00.000Z');
  await open();
  await screen.findByText(/Durée\s: 48\ssecondes\./);
  cleanup();
  answers['GET /wordpress/sync'] = tookFrom('2026-11-20T11:50:48.000Z');
  await open();
  await screen.findByText(/Durée\s: 10\sminutes\./);
});

it('shows the picture of an article, and says that the one of a published article is missing', async () => {
  const blogs = 'https://blog.example.com/affiche.jpg';
  const file = { url: '/media/0123456789abcdef-w480.webp', width: 480, height: 320 };
  const copied = { ...post, id: 'p3', title: 'Copié', featuredImage: blogs, picture: 'm1', thumbnail: file };
  const missing = { ...post, id: 'p4', title: 'Sans copie', featuredImage: blogs };
  answers['GET /wordpress/posts'] = () => ({
    data: page(copied, missing, { ...missing, id: 'p5', title: 'Masqué', hidden: true }),
  });
  await open();
  const row = (title: string) => screen.findByRole('row', { name: new RegExp(`^${title}`) });
  expect((await row('Copié')).querySelector('img')?.getAttribute('src')).toBe(file.url);
  within(await row('Copié')).getByText(t.posts.statuses.publish);
  expect((await row('Sans copie')).querySelector('img')).toBeNull();
  within(await row('Sans copie')).getByText(t.posts.pictureMissing);
  within(await row('Masqué')).getByText(t.posts.hiddenHere);
});

it('cancels a running synchronisation in the place of the start button', async () => {
  answers['GET /wordpress/sync'] = () => ({ data: view({ current: running }) });
  answers['DELETE /wordpress/sync'] = () => ({ data: view() });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: t.cancel }));
  await screen.findByText(t.cancelling);
  await screen.findByRole('button', { name: t.start });
});

it('arrow buttons reorder the featured articles, keep the focus and announce the new position', async () => {
  let featured = ['Un', 'Deux', 'Trois'].map((title, index) => ({ id: `f${index + 1}`, title }));
  answers['GET /wordpress/posts'] = () => ({ data: { ...page(post), featured } });
  answers['PATCH /wordpress/posts/f2'] = () => {
    featured = ['f2', 'f1', 'f3'].flatMap((id) => featured.find((one) => one.id === id) ?? []);
    return { data: { ...post, id: 'f2', title: 'Deux', featured: true } };
  };
  await open();
  const words = texts.editing.items;
  const section = within(await screen.findByRole('region', { name: t.posts.orderTitle }));
  const up = section.getByRole('button', { name: fill(words.up, { name: 'Deux' }) });
  expect(
    section.getByRole('button', { name: fill(words.up, { name: 'Un' }) }).getAttribute('aria-disabled'),
  ).toBe('true');
  up.focus();
  fireEvent.click(up);
  await screen.findByText(said(fill(words.moved, { name: 'Deux', place: 1, count: 3 })));
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ place: 1 }]);
  await vi.waitFor(() =>
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Deux',
      '2Un',
      '3Trois',
    ]),
  );
  expect(document.activeElement?.getAttribute('aria-label')).toBe(fill(words.up, { name: 'Deux' }));
});

it('one featured article has no order to change', async () => {
  answers['GET /wordpress/posts'] = () => ({
    data: { ...page(post), featured: [{ id: 'f1', title: 'Un' }] },
  });
  await open();
  await screen.findAllByText(post.title);
  expect(screen.queryByRole('region', { name: t.posts.orderTitle })).toBeNull();
});

it('shows why a synchronisation waits and when it is retried', async () => {
  const waits = { ...running, running: false, attempts: 1, nextAttemptAt: '2026-11-20T14:30:00.000Z' };
  answers['GET /wordpress/sync'] = () => ({
    data: view({ current: { ...waits, reason: 'timeout', message: 'Pas de réponse.' } }),
  });
  await open();
  await screen.findByText(/^Pas de réponse\. Prochain essai/);
});

it('says why the last synchronisation failed, and lists the log newest first with its kinds', async () => {
  answers['GET /wordpress/sync'] = () => ({
    data: view({ history: [{ ...ended, state: 'failed', reason: 'credentials', message: 'Refusé.' }] }),
  });
  await open();
  await screen.findByText('Refusé.');
  const log = within(screen.getByRole('list', { name: t.log.title })).getAllByRole('listitem');
  expect(log.map(({ textContent }) => textContent?.replace(/^.*?(Erreur|Succès)/, '$1 '))).toEqual([
    'Erreur Un article ignoré',
    'Succès Connecté à blog.example.com',
  ]);
});

it('shows the message of the server when a synchronisation is refused', async () => {
  answers['POST /wordpress/sync'] = () => refusal(409, 'Une synchronisation est déjà en cours.');
  await open();
  fireEvent.click(await screen.findByRole('button', { name: t.start }));
  await screen.findByText('Une synchronisation est déjà en cours.');
});

it('shows that the server does not respond beside the last known progress, until it responds again', async () => {
  let isAway = false;
  answers['GET /wordpress/sync'] = () => {
    if (isAway) throw new TypeError('fetch failed');
    return { data: view({ current: running, nextAt: null }) };
  };
  const { client } = openScreen(<SyncSection />);
  await screen.findByRole('region', { name: t.progress.label });
  expect(screen.queryByRole('alert')).toBeNull();
  isAway = true;
  await act(() => client.refetchQueries({ queryKey: ['wordpress', 'sync'] }));
  expect((await screen.findByRole('alert')).textContent).toContain(texts.common.noAnswer);
  screen.getByRole('region', { name: t.progress.label });
  isAway = false;
  await act(() => client.refetchQueries({ queryKey: ['wordpress', 'sync'] }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('warns of the default author and category of WordPress, which the site omits', async () => {
  answers['GET /wordpress/posts'] = () => ({
    data: page(
      { ...post, author: 'admin', categories: [{ id: 1, name: 'Uncategorized' }] },
      { ...post, id: 'p2', author: 'admin' },
    ),
  });
  await open();
  await screen.findByText(said(fill(t.posts.defaultAuthor, { name: 'admin' })));
  screen.getByText(said(fill(t.posts.defaultCategory, { name: 'Uncategorized' })));
});

it('lists the articles, filters them by the categories and authors of the blog, and hides one', async () => {
  answers['PATCH /wordpress/posts/p1'] = () => ({ data: { ...post, hidden: true } });
  await open();
  const row = within(await screen.findByRole('row', { name: /Le vendredi/ }));
  row.getByText(t.posts.statuses.publish);
  row.getByText('Tutoriels');
  within(screen.getByRole('row', { name: /^Masqué/ })).getByText(t.posts.hiddenHere);
  fireEvent.change(screen.getByLabelText(t.posts.category), { target: { value: '2' } });
  fireEvent.change(screen.getByLabelText(t.posts.author), { target: { value: 'Inès' } });
  await vi.waitFor(() => expect(calls.at(-1)?.path).toBe('/wordpress/posts?category=2&author=In%C3%A8s'));
  fireEvent.click(
    await screen.findByRole('button', { name: fill(t.posts.hideOf, { title: 'Le vendredi' }) }),
  );
  await screen.findByText(t.posts.nowHidden);
  expect(sent('PATCH')[0]?.body).toEqual({ hidden: true });
});

it('features an article on the home page, says why one cannot be, and offers it for published ones only', async () => {
  answers['PATCH /wordpress/posts/p1'] = () => ({ data: { ...post, featured: true } });
  await open();
  const name = fill(t.posts.featureOf, { title: 'Le vendredi' });
  fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByText(t.posts.nowFeatured);
  expect(sent('PATCH')[0]?.body).toEqual({ featured: true });
  expect(screen.queryByRole('button', { name: fill(t.posts.featureOf, { title: 'Masqué' }) })).toBeNull();
  answers['PATCH /wordpress/posts/p1'] = () => refusal(409, 'Retirez-en un d’abord.');
  fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByText('Retirez-en un d’abord.');
});

it('shows an article over the list, and says why one with a password has no text', async () => {
  inNarrowWindow();
  const detail = { ...post, pictures: {}, content: '<p>Le <strong>texte</strong>.</p>' };
  answers['GET /wordpress/posts/p1'] = () => ({ data: detail });
  await open();
  const name = fill(t.posts.previewOf, { title: 'Le vendredi' });
  fireEvent.click(await screen.findByRole('button', { name }));
  const drawer = within(await screen.findByRole('dialog'));
  expect((await drawer.findByText('texte')).tagName).toBe('STRONG');
  expect(drawer.getByRole('link').getAttribute('href')).toBe(post.url);
  fireEvent.click(drawer.getByRole('button', { name: texts.common.close }));
  answers['GET /wordpress/posts/p2'] = () => ({
    data: { ...detail, id: 'p2', status: 'protected', pictures: {}, content: '' },
  });
  fireEvent.click(screen.getByRole('button', { name: fill(t.posts.previewOf, { title: 'Masqué' }) }));
  await screen.findByText(said(t.posts.closed));
});
