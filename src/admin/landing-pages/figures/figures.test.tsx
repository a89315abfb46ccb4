import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { said } from '../../../../tests/screens/admin-screen.tsx';
import { landingDetail, openLandingPages, t, texts } from '../../../../tests/screens/landing-section.tsx';
import type { LandingCounts, LandingVersions } from '../../../contracts/landing/landing.ts';
import type { LandingTestDto } from '../../../contracts/landing/landing-tests.ts';
import type { LandingReminders } from '../../../contracts/landing/reminder.ts';
import { fill } from '../../../i18n/format.ts';

// Which periods of the page are different depends on the day: the test of another period failed from 26 November on.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 12), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

const sum = (visits: number, conversions: number) => ({ visits, conversions, clicks: conversions });
const counts: LandingCounts = {
  from: '2026-11-20',
  until: '2026-11-22',
  total: sum(1000, 110),
  days: [
    { day: '2026-11-20', ...sum(0, 0) },
    { day: '2026-11-21', ...sum(400, 40) },
    { day: '2026-11-22', ...sum(600, 70) },
  ],
  channels: [
    { channel: 'instagram', ...sum(700, 70) },
    { channel: 'direct', ...sum(300, 40) },
  ],
  locales: [{ locale: 'fr', ...sum(1000, 110) }],
  variants: [],
  targets: [
    { target: 'deezer', clicks: 90, conversions: 30 },
    { target: 'spotify', clicks: 80, conversions: 80 },
  ],
};

const none = {
  ...{ unconfirmed: 0, waiting: 0, waitingPush: 0, paused: 0 },
  ...{ sent: 0, failed: 0, late: 0, gone: 0 },
};
const ready = { outcome: 'sent' as const, at: '2026-11-27T09:00:00.000Z' };
const noList = { waiting: 0, handed: 0, withdrawn: 0 };
const noReminders: LandingReminders = {
  ...{
    states: none,
    platforms: [],
    sends: [],
    perSecond: 5,
    moved: 0,
    confirmed: [],
    calendar: 0,
    ready,
    artistList: noList,
  },
};

const open = (
  figures: LandingCounts = counts,
  tests: LandingTestDto[] = [],
  versions: LandingVersions['versions'] = [],
  reminders: LandingReminders = noReminders,
) => {
  const calls = serve({
    'GET /landing-pages/p1/tests': () => ({ data: { tests } }),
    'GET /landing-pages/p1/versions': () => ({ data: { versions } }),
    'POST /landing-pages/p1/tests': () => ({ data: {} }),
    'POST /landing-pages/p1/tests/t1/stop': () => ({ data: {} }),
    'GET /landing-pages/p1': () => ({
      data: landingDetail({ createdAt: '2026-11-20T09:00:00.000Z', state: 'live' }),
    }),
    'GET /landing-pages/p1/counts': () => ({ data: figures }),
    'GET /landing-pages/p1/reminders': () => ({ data: reminders }),
    'POST /landing-pages/p1/reminders/tell': () => ({ data: { ...reminders, moved: 0 } }),
    'GET /landing-pages/p1/counts.csv': () => new Response('jour;visites'),
  });
  openLandingPages('/p1/figures');
  return calls;
};

it('the figures are visits, conversions, their rate to one decimal and the target of most conversions', async () => {
  open();
  const facts = [t.figures.visits, t.figures.conversions, t.figures.rate, t.figures.first];
  await screen.findByText(t.figures.first);
  const shown = facts.map((label) => {
    const term = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label);
    return term?.parentElement?.querySelector('strong')?.textContent?.replaceAll('\u00a0', ' ');
  });
  expect(shown).toEqual(['1 000', '110', '11,0 %', 'Spotify']);
});

it('the table of the chart has the same figures, from the first day with a visit, newest first', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: t.figures.showTable }));
  const table = within(screen.getByRole('table', { name: t.figures.table }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows.slice(1)).toEqual(['22 nov.6007011,7 %', '21 nov.4004010,0 %']);
});

it('channels and targets have display names, their share, and the confidence interval of each rate', async () => {
  open();
  const channels = within(await screen.findByRole('region', { name: t.figures.from }));
  expect(channels.getAllByRole('row')[1]?.textContent).toContain('Instagram');
  // 70 of 700 and 40 of 300 (Wilson interval, 95 %).
  const rates = channels
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent);
  expect(rates.map((rate) => rate?.replaceAll('\u00a0', ' '))).toEqual([
    '10,0 %de 8,0 à 12,4 %',
    '13,3 %de 9,9 à 17,6 %',
  ]);
  const targets = within(screen.getByRole('region', { name: t.figures.to }));
  expect(targets.getByText('Spotify').parentElement?.textContent?.replaceAll('\u00a0', ' ')).toContain(
    '73 %',
  );
});

it('another period is loaded on request, and the CSV file contains the shown period', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const calls = open();
  fireEvent.click(await screen.findByRole('radio', { name: t.figures.periods['7'] }));
  await waitFor(() => expect(calls.filter(({ path }) => path.includes('/counts?'))).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() =>
    expect(calls.at(-1)?.path).toBe('/landing-pages/p1/counts.csv?from=2026-11-20&until=2026-11-22'),
  );
  vi.restoreAllMocks();
});

it('a page without visits explains when visits are counted, and shows no rate', async () => {
  open({ ...counts, total: sum(0, 0) });
  await screen.findByText(t.figures.empty.title);
  expect(screen.queryByText(t.figures.rate)).toBeNull();
});

const test: LandingTestDto = {
  id: 't1',
  change: { field: 'headline', texts: { fr: 'Onze titres, une chapelle' } },
  state: 'running',
  firstDay: '2026-11-21',
  lastDay: '2026-12-04',
  a: { visits: 500, conversions: 50 },
  b: { visits: 500, conversions: 60 },
  verdict: null,
};

it('a running test shows both arms and no verdict, and can be stopped before it has one', async () => {
  const calls = open(counts, [test]);
  await screen.findByText(t.test.noVerdict);
  screen.getByText('12,0 %');
  screen.getByText('de 9,4 à 15,1 %');
  screen.getByText('Onze titres, une chapelle');
  expect(screen.queryByRole('button', { name: t.test.plan })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: t.test.stop }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/landing-pages/p1/tests/t1/stop'));
});

it('publications and test starts are shown at the bars of their days', async () => {
  const version = (number: number, at: string) => ({
    ...{ number, at, by: 'Ana' },
    template: 'album-release' as const,
    languages: ['fr' as const],
  });
  open(counts, [test], [version(2, '2026-11-22T09:00:00.000Z'), version(1, '2026-10-01T09:00:00.000Z')]);
  const events = within(await screen.findByRole('list', { name: t.figures.events }));
  await events.findByText(t.test.of.headline);
  expect(events.getAllByRole('listitem').map(({ textContent }) => said(textContent ?? ''))).toEqual(
    [`21 nov. ${t.test.of.headline}`, `22 nov. ${fill(texts.editing.versions.number, { number: 2 })}`].map(
      said,
    ),
  );
  expect(document.querySelectorAll('.landing-bar-column[data-event]')).toHaveLength(2);
});

it('an ended test shows its verdict in a sentence', async () => {
  const verdict = { outcome: 'winner' as const, winner: 'b' as const, confidence: 0.97, lift: 0.2 };
  open(counts, [{ ...test, state: 'ended', verdict }]);
  await screen.findByText(said(fill(t.test.winner, { arm: 'B', confidence: '97 %' })));
  screen.getByRole('button', { name: t.test.plan });
});

it('a test of another headline is planned for whole weeks', async () => {
  const calls = open();
  fireEvent.click(await screen.findByRole('button', { name: t.test.plan }));
  const start = screen.getByRole('button', { name: t.test.start });
  expect(start.hasAttribute('disabled')).toBe(true);
  fireEvent.change(screen.getByLabelText(fill(t.test.otherHeadline, { language: 'FR' })), {
    target: { value: 'Onze titres' },
  });
  fireEvent.click(start);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      change: { field: 'headline', texts: { fr: 'Onze titres' } },
      days: 14,
    }),
  );
});

it('shows the waiting fans by platform, how long the sending takes, and a chosen platform without a link', async () => {
  const calls = open(counts, [], [], {
    states: { ...none, waiting: 6300, waitingPush: 1020, unconfirmed: 12 },
    platforms: [
      { platform: 'spotify', count: 6212, hasLink: true },
      { platform: 'deezer', count: 88, hasLink: false },
    ],
    sends: [
      { channel: 'push', from: '2026-12-03T23:00:00.000Z', until: '2026-12-03T23:00:06.000Z', count: 1020 },
      { channel: 'mail', from: '2026-12-04T08:00:00.000Z', until: '2026-12-04T08:21:00.000Z', count: 6300 },
    ],
    confirmed: [210, 0, 1044].map((count, at) => ({ day: `2026-12-0${at + 1}`, count })),
    calendar: 0,
    ready,
    perSecond: 5,
    moved: 0,
    artistList: { waiting: 1944, handed: 0, withdrawn: 0 },
  });
  const list = await screen.findByRole('region', { name: texts.landing.reminders.list.title });
  expect(list.textContent?.replaceAll(/\s/g, ' ')).toContain('1 944');
  fireEvent.click(within(list).getByRole('button', { name: texts.landing.reminders.list.export }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/artist-list.csv'))).toBe(true));
  const words = texts.landing.reminders;
  const plan = await screen.findByRole('region', { name: words.plan });
  expect(plan.textContent?.replaceAll(/\s/g, ' ')).toContain(
    '6 300 emails à 5 par seconde : 21 minutes, de 09:00 à 09:21',
  );
  expect(plan.textContent?.replaceAll(/\s/g, ' ')).toContain('1 020 notifications en moins d’une minute');
  const chosen = screen.getByRole('region', { name: words.platform });
  expect(within(chosen).getByRole('note').textContent?.replaceAll(/\s/g, ' ')).toBe(
    '88 fans ont choisi Deezer : la page n’a pas ce lien.',
  );
  const confirmed = within(screen.getByRole('region', { name: words.confirmed.byDay }));
  confirmed.getByText(fill(words.confirmed.since, { day: '1er décembre' }));
  const rows = within(confirmed.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent?.replaceAll(/\s/g, ' '))).toEqual([
    '3 déc.1 044',
    '2 déc.0',
    '1er déc.210',
  ]);
});

it.each([
  ['sent', /27 novembre 2026.*4 heures/],
  ['slow', /plus de 4 heures/],
  ['none', /rien ne partira/],
] as const)('says whether the waiting mails can leave: %s', async (outcome, said) => {
  const times = { from: '2026-12-04T08:00:00.000Z', until: '2026-12-04T08:21:00.000Z' };
  open(counts, [], [], {
    ...noReminders,
    states: { ...none, waiting: 6300 },
    sends: [{ channel: 'mail', count: 6300, ...times }],
    ready: { ...ready, outcome },
  });
  const title = await screen.findByText(texts.landing.reminders.ready.title);
  expect(title.nextElementSibling?.textContent).toMatch(said);
});

it('shows nothing about reminders for a page without any', async () => {
  open();
  await screen.findByText('110');
  expect(screen.queryByText(texts.landing.reminders.title)).toBeNull();
});

it('tells the fans of another date after a second press, which says what is sent', async () => {
  const calls = open(counts, [], [], { ...noReminders, states: { ...none, waiting: 412 }, moved: 412 });
  const words = texts.landing.reminders.tell;
  fireEvent.click(await screen.findByRole('button', { name: words.acts.moved }));
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain(fill(words.ask.moved.other, { count: '412' }));
  expect(calls.some(({ path }) => path.includes('/tell'))).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: words.acts.moved }));
  await waitFor(() => expect(screen.queryByRole('button', { name: words.acts.moved })).toBeNull());
  expect(calls.find(({ path }) => path.includes('/tell'))?.body).toEqual({ news: 'moved' });
});

it('says how many calendar files were taken at least, also while no fan waits', async () => {
  open(counts, [], [], { ...noReminders, calendar: 428 });
  const words = texts.landing.reminders;
  const files = (await screen.findByText(words.calendar)).parentElement;
  expect(files?.textContent).toBe(`${words.calendar}428${words.calendarNote}`);
});

it('the focus stays at the question what fans are told, on the button that sends nothing', async () => {
  open(counts, [], [], { ...noReminders, states: { ...none, paused: 40 } });
  const words = texts.landing.reminders.tell;
  fireEvent.click(await screen.findByRole('button', { name: words.acts.cancelled }));
  const cancel = screen.getByRole('button', { name: texts.common.cancel });
  expect(document.activeElement).toBe(cancel);
  fireEvent.click(cancel);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.acts.cancelled }));
});
