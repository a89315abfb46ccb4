import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, answerCalls, type Call } from '../../../../tests/fake-api.ts';
import { inNarrowWindow, inParts, said } from '../../../../tests/screens/admin-screen.tsx';
import {
  landingItem,
  openLandingPages,
  pageOf,
  t,
  texts,
} from '../../../../tests/screens/landing-section.tsx';
import { fill } from '../../../i18n/format.ts';

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

let calls: Call[];
const serve = (page = pageOf([landingItem()]), more: Record<string, Answer> = {}) => {
  calls = answerCalls(
    ({ method, path }) =>
      more[`${method} ${path}`] ??
      (path.endsWith('/reminders')
        ? { data: { states: { waiting: 0, waitingPush: 0, paused: 0 } } }
        : undefined) ??
      (method === 'GET' && path.startsWith('/landing-pages') ? { data: page } : undefined),
  );
};
const named = (text: string, title = 'Marée haute') => fill(text, { title });

it('a row shows title, template, day, visits, conversions with a rate of one decimal, state and languages', async () => {
  serve();
  openLandingPages();
  const row = (await screen.findByRole('link', { name: 'Marée haute' })).closest('tr');
  const cells = within(row as HTMLElement);
  cells.getByText('/p/maree-haute');
  cells.getByText(t.templates['album-release']);
  cells.getByText('12 480');
  cells.getByText('1 372');
  cells.getByText('11,0 %');
  cells.getByText(t.states.live);
  cells.getByText(said(fill(t.languages.published, { names: 'français et anglais' })));
  cells.getByText(t.schedule.endless);
});

it('a row shows the number of broken or moved links of its page', async () => {
  serve(pageOf([landingItem({ brokenLinks: 2 }), landingItem({ id: 'p2', brokenLinks: 0 })]));
  openLandingPages();
  expect(await screen.findAllByText(fill(t.schedule.broken[1] ?? '', { count: 2 }))).toHaveLength(1);
  expect(screen.queryByText(fill(t.schedule.broken[0] ?? '', { count: 1 }))).toBeNull();
});

it('a sample page is marked as one', async () => {
  serve(pageOf([landingItem({ demo: true })]));
  openLandingPages();
  await screen.findByText(t.versions.sample);
});

it('a draft without visits shows dashes in place of its rate and its uncounted figures', async () => {
  serve(pageOf([landingItem({ state: 'draft', visits: 0, conversions: 0, url: null, slug: null })]));
  openLandingPages();
  const row = (await screen.findByRole('link', { name: 'Marée haute' })).closest('tr');
  expect(row?.textContent).not.toContain('%');
  expect(within(row as HTMLElement).getAllByText('–')).toHaveLength(2);
});

it('the list loads the filters of the URL, and its tabs and headers change the URL', async () => {
  serve(pageOf([landingItem()], { total: 60 }));
  const opened = openLandingPages('?q=mar&template=album-release&state=live&sort=visits');
  await screen.findByRole('link', { name: 'Marée haute' });
  expect(calls[0]?.path).toBe('/landing-pages?q=mar&template=album-release&state=live&sort=visits');
  fireEvent.click(screen.getByRole('button', { name: t.columns.title }));
  expect(opened.address()).toContain('sort=title&order=asc');
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(t.list.parts.scheduled) }));
  expect(opened.address()).toContain('state=scheduled');
});

it('a page is deleted without confirmation, and the toast can undo it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T10:00:00Z') });
  const restored = { data: { page: {} } };
  serve(undefined, {
    'DELETE /landing-pages/p1': restored,
    'POST /landing-pages/p1/restore': restored,
  });
  openLandingPages();
  fireEvent.click(await screen.findByRole('button', { name: named(t.list.delete) }));
  const undo = await screen.findByRole('button', { name: texts.common.cancel });
  const told = fill(t.list.deleted, { title: 'Marée haute', day: '' }).replace(/\.$/, '');
  expect(said(document.body.textContent)).toContain(said(told));
  // An abbreviated month ends with a full stop, which must not be doubled.
  expect(document.body.textContent).not.toContain('..');
  fireEvent.click(undo);
  await screen.findByText(inParts(named(t.list.restored)));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /landing-pages/p1/restore');
});

it('a page with waiting fans is deleted after a question that says how many, and what becomes of them', async () => {
  const states = { waiting: 3, waitingPush: 1, paused: 0 };
  serve(undefined, {
    'GET /landing-pages/p1/reminders': { data: { states } },
    'DELETE /landing-pages/p1': { data: { page: {} } },
  });
  openLandingPages();
  const deletions = () => calls.filter(({ method }) => method === 'DELETE');
  fireEvent.click(await screen.findByRole('button', { name: named(t.list.delete) }));
  const dialog = await screen.findByRole('dialog');
  expect(said(dialog.textContent)).toContain(said(named(t.list.remove.title)));
  expect(dialog.textContent).toMatch(/4 personnes attendent.*effacées après 30 jours/);
  expect(deletions()).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: t.list.remove.confirm }));
  await waitFor(() => expect(deletions()).toHaveLength(1));
});

it('a page is duplicated as a draft', async () => {
  serve(undefined, { 'POST /landing-pages/p1/duplicate': { data: { id: 'p2', version: 1 } } });
  openLandingPages();
  fireEvent.click(await screen.findByRole('button', { name: named(t.list.duplicate) }));
  await screen.findByText(inParts(named(t.list.duplicated)));
});

it('a failed deletion shows the error, and the page stays in the list', async () => {
  serve(undefined, {
    'DELETE /landing-pages/p1': { status: 503, message: 'La base ne répond pas.' },
  });
  openLandingPages();
  fireEvent.click(await screen.findByRole('button', { name: named(t.list.delete) }));
  await screen.findByText('La base ne répond pas.');
  screen.getByRole('link', { name: 'Marée haute' });
});

it('a row links to the public page if it is published, and to the preview if it is a draft', async () => {
  serve(pageOf([landingItem(), landingItem({ id: 'p2', title: 'Brume', state: 'draft', url: null })]));
  openLandingPages();
  const link = await screen.findByRole('link', { name: named(t.list.view) });
  expect(link.getAttribute('href')).toBe('https://agency.example/p/maree-haute');
  const preview = screen.getByRole('link', { name: named(t.list.preview, 'Brume') });
  expect(preview.getAttribute('href')).toBe('/dashboard/landing-pages/p2?step=4');
});

it('a scheduled page becomes live in the list when its time has come, without a reload', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  const pages = [landingItem({ state: 'scheduled', url: null, publishAt })];
  const answer = pageOf(pages, { nextChange: publishAt });
  serve(answer);
  openLandingPages();
  await screen.findByText(t.states.scheduled);
  pages[0] = landingItem();
  answer.nextChange = null;
  await act(() => vi.advanceTimersByTimeAsync(62_000));
  await waitFor(() => expect(screen.queryByText(t.states.scheduled)).toBeNull());
  within(await screen.findByRole('table')).getByText(t.states.live);
  vi.useRealTimers();
});

it('the row of a published page links to its figures and shows its QR code', async () => {
  serve(undefined, {
    'GET /landing-pages/p1/qr': { data: { url: 'https://agency.example/p', size: 29, path: 'M4 4h7v1h-7z' } },
  });
  openLandingPages();
  const figures = await screen.findAllByRole('link', { name: named(t.list.figures) });
  for (const link of figures) expect(link.getAttribute('href')).toBe('/dashboard/landing-pages/p1/figures');
  fireEvent.click(screen.getByRole('button', { name: named(t.list.qr) }));
  await screen.findByRole('img', { name: t.qr.alt });
});

it('the section without pages and the search without results each show their own message', async () => {
  serve(pageOf([]));
  openLandingPages();
  await screen.findByText(t.list.empty.title);
  cleanup();
  const counts = { all: 3, draft: 3, live: 0, scheduled: 0, ended: 0, deleted: 0 };
  serve(pageOf([], { counts }));
  const { address } = openLandingPages('?q=zzz');
  await screen.findByText(t.list.none.title);
  const [clear] = screen.getAllByRole('button', { name: t.list.clear });
  fireEvent.click(clear as HTMLElement);
  expect(address()).toBe('/dashboard/landing-pages');
});

it('a deleted page can only be restored, and shows the last day for it', async () => {
  const counts = { all: 0, draft: 0, live: 0, scheduled: 0, ended: 0, deleted: 1 };
  serve(pageOf([landingItem({ deletedAt: '2026-11-24T10:00:00.000Z', url: null })], { counts }));
  openLandingPages('?state=deleted');
  await screen.findByRole('button', { name: t.list.restore });
  screen.getByText(t.gone);
  expect(document.body.textContent).toContain(fill(t.goneUntil, { day: '24 déc.' }));
  expect(screen.queryByRole('link', { name: 'Marée haute' })).toBeNull();
});

it('on a phone the rows are cards, and a button opens their actions and another the filters', async () => {
  inNarrowWindow();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  serve();
  openLandingPages();
  await screen.findByRole('link', { name: 'Marée haute' });
  expect(screen.queryByRole('table')).toBeNull();
  screen.getByText('11,0 %');
  const filters = screen.getByRole('button', { name: texts.shared.filters.few.none });
  expect(filters.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(filters);
  expect(filters.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: named(t.list.menu) }));
  await screen.findByRole('menuitem', { name: t.list.short.duplicate });
  vi.restoreAllMocks();
});

it('a new page is announced at once while the mouse moves, and shown on request', async () => {
  const pages = [landingItem()];
  serve(pageOf(pages));
  const opened = openLandingPages();
  const copy = await screen.findByRole('button', { name: named(t.list.duplicate) });
  fireEvent.pointerMove(copy, { pointerType: 'mouse' });
  pages.unshift(landingItem({ id: 'p2', title: 'Écume' }));
  await act(() => opened.client.invalidateQueries());
  const show = await screen.findByRole('button', { name: texts.common.paging.arrived.one });
  expect(show.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Écume' })).toBeNull();
  fireEvent.click(show);
  screen.getByRole('link', { name: 'Écume' });
  expect(screen.queryByRole('button', { name: texts.common.paging.arrived.one })).toBeNull();
});

it('a duplicate is shown even while the mouse moves over the list', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const pages = [landingItem()];
  serve(pageOf(pages), { 'POST /landing-pages/p1/duplicate': { data: { id: 'p2', version: 1 } } });
  openLandingPages();
  const copy = await screen.findByRole('button', { name: named(t.list.duplicate) });
  fireEvent.pointerDown(copy, { pointerType: 'mouse' });
  pages.unshift(landingItem({ id: 'p2', title: 'Écume' }));
  vi.setSystemTime(Date.now() + 500);
  fireEvent.pointerMove(copy, { pointerType: 'mouse' });
  fireEvent.click(copy);
  await screen.findByRole('link', { name: 'Écume' });
  vi.useRealTimers();
});
