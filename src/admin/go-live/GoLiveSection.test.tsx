import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, type Call, refusal, serve } from '../../../tests/fake-api.ts';
import { checkWith, goLiveList } from '../../../tests/go-live.ts';
import { openScreen, said, sectionRoute, texts } from '../../../tests/screens/admin-screen.tsx';
import type { GoLiveDto } from '../../contracts/go-live.ts';
import { GoLiveSection } from './GoLiveSection.tsx';

const t = texts.goLive;
const NOON = '2026-11-28T12:00:00Z';
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

const missing = checkWith('company', 'missing', { count: 1, names: ['vatNumber'] });
const list = goLiveList([
  checkWith('address', 'unreached', { address: 'https://www.agence.fr', cause: 'timeout' }),
  missing,
  checkWith('mail', 'untested'),
  checkWith('tags', 'none'),
  checkWith('restore', 'never'),
  checkWith('legal', 'placeholders', { count: 2, counts: { privacy: 2 } }),
]);

async function open(
  data: GoLiveDto | Answer = list,
  others: Record<string, (call: Call) => Answer | Promise<Answer>> = {},
) {
  const calls = serve({
    'GET /auth/me': () => ({ data: { id: 'ana', email: 'ana@agence.fr', role: 'admin' } }),
    'GET /go-live': () => ('checks' in data ? { data } : data),
    ...others,
  });
  await act(async () => {
    openScreen(sectionRoute(<GoLiveSection />), '/dashboard/go-live');
  });
  return calls;
}
const group = (kind: keyof typeof t.groups) => screen.findByRole('region', { name: t.groups[kind] });
const titlesIn = async (kind: keyof typeof t.groups) =>
  within(await group(kind))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const recheck = () => screen.getByRole('button', { name: t.recheck });

it('lists blocking, risky and unchecked points, and the points in order with their proof', async () => {
  await open();
  expect(await titlesIn('blocks')).toEqual([t.checks.company.title, t.checks.legal.title]);
  expect(await titlesIn('risky')).toEqual([t.checks.mail.title, t.checks.restore.title]);
  expect(await titlesIn('unknown')).toEqual([t.checks.address.title]);
  expect(await titlesIn('ok')).toEqual([t.checks.tags.title]);
  within(await group('ok')).getByText(t.checks.tags.outcomes.none);
  within(await group('unknown')).getByText(/pas de réponse en 5 secondes/);
  screen.getByText('1 sur 6');
  screen.getByText(
    said(
      '2 points empêchent la mise en ligne. 2 points la rendent risquée. 1 point n’a pas pu être vérifié.',
    ),
    { exact: false },
  );
});

it('gives each open point one link to the screen where it is fixed', async () => {
  await open();
  await group('blocks');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/dashboard/settings/company', '/privacy', '/dashboard/settings/mail']);
  const show = screen.getByRole('button', { name: `${t.actions.restore} · ${t.checks.restore.title}` });
  expect(show.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(show);
  screen.getByText(said(t.restore.text));
  fireEvent.click(show);
  expect(screen.queryByText(said(t.restore.text))).toBeNull();
});

it('saves the public address after the password, and shows at the field why it was rejected', async () => {
  let answer: Answer = refusal(422, 'Non.', { url: 'Ce nom ne mène à aucun serveur.' });
  const calls = await open(
    goLiveList([checkWith('address', 'local', { address: 'http://localhost:3000' })]),
    {
      'GET /auth/second-factor': () => ({ data: { on: false, since: null, recoveryCodes: 0 } }),
      'GET /settings/address': () => ({ data: { url: 'http://localhost:3000', version: 0 } }),
      'PUT /settings/address': () => answer,
    },
  );
  fireEvent.click(
    await screen.findByRole('button', { name: `${t.actions.address} · ${t.checks.address.title}` }),
  );
  fireEvent.change(await screen.findByLabelText(t.address.field, { exact: false, selector: 'input' }), {
    target: { value: 'https://www.agence.fr' },
  });
  fireEvent.change(screen.getByLabelText(texts.shared.currentPassword, { exact: false }), {
    target: { value: 'correct horse' },
  });
  fireEvent.click(screen.getByRole('button', { name: t.address.action }));
  await screen.findByText('Ce nom ne mène à aucun serveur.');
  answer = { data: { url: 'https://www.agence.fr', version: 1 } };
  fireEvent.click(screen.getByRole('button', { name: t.address.action }));
  await screen.findByText(t.address.done);
  const sent = calls.filter(({ method }) => method === 'PUT').at(-1);
  expect(sent?.body).toEqual({ url: 'https://www.agence.fr', password: 'correct horse', version: 0 });
});

it('downloads a backup after the password and a code, and refetches the checklist', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  const calls = await open(goLiveList([checkWith('backup', 'never')]), {
    'GET /auth/second-factor': () => ({ data: { on: true, since: NOON, recoveryCodes: 10 } }),
    'POST /backup': () => new Response('SQLite format 3'),
  });
  fireEvent.click(
    await screen.findByRole('button', { name: `${t.actions.backup} · ${t.checks.backup.title}` }),
  );
  fireEvent.change(await screen.findByLabelText(texts.shared.currentPassword, { exact: false }), {
    target: { value: 'correct horse' },
  });
  fireEvent.change(screen.getByLabelText(texts.shared.anyCode, { exact: false }), {
    target: { value: '123456' },
  });
  fireEvent.click(screen.getByRole('button', { name: t.backup.action }));
  await screen.findByText(t.backup.done);
  const sent = calls.find(({ method }) => method === 'POST');
  expect([sent?.path, sent?.body]).toEqual(['/backup', { password: 'correct horse', code: '123456' }]);
  expect(calls.filter(({ path }) => path === '/go-live').length).toBeGreaterThan(1);
});

it('repeats the restore test of a point in order, and shows the checklist with the result', async () => {
  const at = '2026-11-28T09:00:00Z';
  const passed = checkWith('restore', 'passed', { at: '2026-11-01T09:00:00Z', count: 2 });
  const calls = await open(goLiveList([passed]), {
    'POST /backup/try': () => ({ data: goLiveList([checkWith('restore', 'failed', { at })]) }),
  });
  fireEvent.click(
    await screen.findByRole('button', { name: `${t.actions.restore} · ${t.checks.restore.title}` }),
  );
  fireEvent.click(screen.getByRole('button', { name: t.restore.action }));
  await screen.findByText(t.restore.done);
  await screen.findByText(/L’essai du .* a échoué/);
  expect(calls.filter(({ path }) => path === '/backup/try')).toHaveLength(1);
});

it('checks again on request, with a loading state of at least 300 ms, and then shows the new checklist', async () => {
  const done = goLiveList([checkWith('company', 'complete'), checkWith('mail', 'none')]);
  const calls = await open(list, { 'POST /go-live/check': () => ({ data: done }) });
  await group('blocks');
  const started = performance.now();
  fireEvent.click(recheck());
  await waitFor(() => expect(recheck().hasAttribute('disabled')).toBe(true));
  expect(screen.getAllByText(t.checking).length).toBeGreaterThan(0);
  await screen.findByText('1 sur 2');
  expect(performance.now() - started).toBeGreaterThan(290);
  expect(screen.queryByRole('region', { name: t.groups.blocks })).toBeNull();
  expect(screen.getByRole('status').textContent).toContain(said(texts.shell.goLive.unblocked));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('keeps the checklist and shows the reason when the check fails', async () => {
  await open(list, { 'POST /go-live/check': () => refusal(429, 'Trop de demandes.') });
  await group('blocks');
  fireEvent.click(recheck());
  expect((await screen.findByRole('alert')).textContent).toContain('Trop de demandes.');
  screen.getByText('1 sur 6');
});

it('says that everything is in order when no point is open', async () => {
  await open(goLiveList([checkWith('company', 'complete')]));
  await screen.findByText(said(t.complete), { exact: false });
  screen.getByText(t.stays);
  expect(screen.queryByRole('region', { name: t.groups.blocks })).toBeNull();
});

it('shows why the checklist could not be loaded, and retries on request', async () => {
  let answer: Answer = refusal(500, 'Une erreur est survenue.');
  await open(list, { 'GET /go-live': () => answer });
  await screen.findByText('Une erreur est survenue.');
  answer = { data: list };
  fireEvent.click(screen.getByRole('button', { name: texts.common.retry }));
  await group('blocks');
});

it('links to the own account if only that administrator lacks a second factor', async () => {
  await open(
    goLiveList([checkWith('secondFactor', 'missing', { count: 1, total: 2, names: ['ana@agence.fr'] })]),
  );
  const link = await screen.findByRole('link', { name: new RegExp(t.actions.ownFactor) });
  expect(link.getAttribute('href')).toBe('/dashboard/settings');
});

it('removes the samples after a confirmation that shows how many of each kind there are', async () => {
  const rows = { leads: 58, campaigns: 8, reviews: 1, articles: 0, posts: 0, landings: 2 };
  const demo = { ...rows, pictures: 6, releases: 1200, visits: 3000 };
  const calls = await open(goLiveList([checkWith('demo', 'rows', { count: 75, counts: { leads: 58 } })]), {
    'GET /demo': () => ({ data: demo }),
    'POST /demo/remove': () => ({ data: { ...demo, pictures: 5, keptPictures: 1 } }),
  });
  const button = await screen.findByRole('button', {
    name: `${t.actions.removeDemo} · ${t.checks.demo.title}`,
  });
  fireEvent.click(button);
  const question = await screen.findByRole('group');
  for (const part of ['58 prospects', '8 campagnes', '1 avis', '2 landing pages', '6 images'])
    expect(said(question.textContent ?? '')).toContain(part);
  expect(question.textContent).not.toContain('0 article');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.click(within(question).getByRole('button', { name: t.removeDemo.confirm }));
  await screen.findByText(said(t.removeDemo.kept.one.replace('{count}', '1')));
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  expect(calls.filter(({ path }) => path === '/go-live').length).toBeGreaterThan(1);
});

it('ends a demonstration without samples after a confirmation that mentions the figures', async () => {
  const none = { leads: 0, campaigns: 0, reviews: 0, articles: 0, posts: 0, landings: 0 };
  const rows = { ...none, pictures: 0, releases: 0, visits: 0 };
  const calls = await open(goLiveList([checkWith('demo', 'on')]), {
    'GET /demo': () => ({ data: rows }),
    'POST /demo/remove': () => ({ data: { ...rows, keptPictures: 0 } }),
  });
  fireEvent.click(
    await screen.findByRole('button', { name: `${t.actions.endDemo} · ${t.checks.demo.title}` }),
  );
  const question = await screen.findByRole('group');
  expect(said(question.textContent ?? '')).toContain(said(t.removeDemo.onlyEnd));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.click(within(question).getByRole('button', { name: t.removeDemo.confirmEnd }));
  await screen.findByText(t.removeDemo.none);
  expect(calls.filter(({ path }) => path === '/go-live').length).toBeGreaterThan(1);
});

it('shows how long each step of a proven path took, and proves it again', async () => {
  const at = '2026-11-29T03:12:00Z';
  const proven = checkWith('path', 'proven', {
    at,
    count: 1800,
    total: 2,
    counts: { page: 124, erased: 97 },
  });
  const calls = await open(goLiveList([proven]), {
    'POST /go-live/prove': () => ({
      data: goLiveList([checkWith('path', 'failing', { at, names: ['page'], cause: 'files' })]),
    }),
  });
  within(await group('ok')).getByText('124 ms');
  within(await group('ok')).getByText(texts.shell.proof.steps.erased);
  fireEvent.click(screen.getByRole('button', { name: `${t.actions.prove} · ${t.checks.path.title}` }));
  fireEvent.click(screen.getByRole('button', { name: t.prove.action }));
  await screen.findByText(t.prove.done);
  within(await group('risky')).getByText(/page ouverte.*un fichier de la page manque/);
  expect(calls.filter(({ path }) => path === '/go-live/prove')).toHaveLength(1);
});

it('leads from a broken path to where it is repaired', async () => {
  const at = '2026-11-29T03:12:00Z';
  await open(goLiveList([checkWith('path', 'failing', { at, names: ['mail'], cause: 'credentials' })]));
  await group('risky');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/settings/mail');
});
