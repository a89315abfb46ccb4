import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, refusal } from '../../../tests/fake-api.ts';
import { checkWith, goLiveList } from '../../../tests/go-live.ts';
import { said, texts } from '../../../tests/screens/admin-screen.tsx';
import { empty, linksOf, open, panel, t, unfolded } from '../../../tests/screens/dashboard-section.tsx';
import type { ActivityDto } from '../../contracts/dashboard.ts';
import { fill } from '../../i18n/format.ts';

const AT = '2026-11-21T10:00:00Z';

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

it('each panel without data says that it is empty, and offers the next step', async () => {
  open();
  const sentences = [t.activity.empty, t.leads.empty, t.simulations.empty, t.deliveries.none];
  for (const sentence of [...sentences, t.stars.empty, t.range.empty])
    await screen.findByText(new RegExp(said(sentence)));
  expect(screen.queryByText(t.deliveries.done)).toBeNull();
  expect((await linksOf(t.deliveries.title))[t.deliveries.toSettings]).toBe('/dashboard/settings/webhooks');
  expect(await linksOf(t.stars.title)).toEqual({ [t.stars.invite]: '/dashboard/reviews/links' });
  expect(await linksOf(t.range.title)).toEqual({ [t.range.create]: '/dashboard/campaigns/new' });
  for (const title of [t.leads.title, t.simulations.title]) {
    const empty = within(await panel(title));
    empty.getByText(`${location.origin}/#simulator`);
    empty.getByRole('button', { name: texts.common.simulator.copy });
  }
});

it('the back button returns from a period to the one before it, and skips changes of the chart’s split', async () => {
  const { address, go } = open();
  fireEvent.click(await screen.findByText(said(fill(t.days, { count: '7' }))));
  await waitFor(() => expect(address()).toBe('/dashboard?days=7'));
  fireEvent.click(screen.getByText(said(fill(t.days, { count: '90' }))));
  await waitFor(() => expect(address()).toBe('/dashboard?days=90'));
  await go(-1);
  expect(address()).toBe('/dashboard?days=7');
  await go(-1);
  expect(address()).toBe('/dashboard');
});

it('the dashboard of sales has no figures of reviews, no go-live checklist and no link to settings', async () => {
  const { calls } = open(
    { cards: { ...empty.cards, pendingReviews: null, approvedReviews: null }, stars: [] },
    '',
    { 'GET /auth/me': () => ({ data: { id: 's', email: 's@example.com', role: 'sales' } }) },
  );
  await screen.findByText(t.cards.totalCampaigns);
  for (const text of [t.cards.pendingReviews, t.cards.approvedReviews, t.stars.title])
    expect(screen.queryByText(text)).toBeNull();
  expect(await linksOf(t.deliveries.title)).not.toHaveProperty([t.deliveries.toSettings]);
  expect(calls.map(({ path }) => path)).not.toContain('/go-live');
});

it('the dashboard says "all delivered" after the first delivery, and links to existing campaigns', async () => {
  open({
    cards: { ...empty.cards, totalCampaigns: 2 },
    deliveries: { ...empty.deliveries, delivered: true },
  });
  await screen.findByText(t.deliveries.done);
  expect(await linksOf(t.range.title)).toEqual({ [t.range.toCampaigns]: '/dashboard/campaigns' });
});

it('the card of approved reviews and each month of the stars link to the reviews of all sites', async () => {
  open({
    stars: [
      { month: '2026-02', mean: 4.5, count: 2 },
      { month: '2026-11', mean: null, count: 0 },
    ],
  });
  const card = (await screen.findByText(t.cards.approvedReviews)).closest('a');
  expect(card?.getAttribute('href')).toBe('/dashboard/reviews?status=approved');
  const links = Object.entries(await linksOf(t.stars.title));
  expect(links.map(([, href]) => href)).toEqual([
    '/dashboard/reviews?status=approved&rated=yes&from=2026-02-01&to=2026-02-28',
  ]);
  expect(links[0]?.[0]).toContain(
    said(fill(t.stars.month, { month: 'février 2026', mean: '4,5', count: 2 })),
  );
});

it('the go-live checklist is shown on top until it is complete, and a failure to load it hides nothing', async () => {
  const link = () => screen.queryByRole('link', { name: new RegExp(texts.shell.goLive.card) });
  const answers = (list: Answer) => ({ 'GET /go-live': () => list });
  const half = goLiveList([checkWith('company', 'missing'), checkWith('mail', 'none')]);
  open({}, '', answers({ data: half }));
  await panel(t.funnel.title);
  expect(link()?.textContent).toBe(said('Mise en ligne 0 sur 2 1 point empêche la mise en ligne.'));
  expect(link()?.getAttribute('href')).toBe('/dashboard/go-live');
  cleanup();
  for (const list of [{ data: goLiveList([checkWith('company', 'complete')]) }, refusal(500, 'x')]) {
    open({}, '', answers(list));
    await panel(t.funnel.title);
    expect(link()).toBeNull();
    cleanup();
  }
});

it('one line says that the path of a lead is proven, below the figures, or broken or old, above them', async () => {
  const at = '2026-11-29T03:12:00Z';
  const words = texts.shell.proof;
  const line = () => screen.queryByRole('link', { name: new RegExp(words.see) });
  const isAboveFigures = () => {
    const figures = screen.getByText(t.cards.pendingReviews);
    return ((line()?.compareDocumentPosition(figures) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  const facts = { at, count: 1800, total: 5, names: ['mail'], cause: 'credentials' };
  for (const [outcome, shown, isAbove] of [
    ['proven', 'Essai réussi le 29 nov., 04:12 5 étapes en 1 800 ms.', false],
    ['failing', 'En échec depuis le 29 nov., 04:12, à l’étape « email »', true],
    ['old', 'Aucun essai depuis le 29 nov., 04:12', true],
  ] as const) {
    open({}, '', { 'GET /go-live': () => ({ data: goLiveList([checkWith('path', outcome, facts)]) }) });
    await panel(t.funnel.title);
    expect(said(line()?.textContent ?? '').replaceAll(/\s/g, ' ')).toContain(shown);
    expect(isAboveFigures()).toBe(isAbove);
    cleanup();
  }
  open({}, '', { 'GET /go-live': () => ({ data: goLiveList([checkWith('path', 'never')]) }) });
  await panel(t.funnel.title);
  expect(line()).toBeNull();
});

it('the period is kept in the address and sent to the API', async () => {
  const { calls, address } = open({}, '?days=7');
  await panel(t.funnel.title);
  expect(calls.map(({ path }) => path)).toEqual(['/dashboard?days=7', '/auth/me', '/monday', '/go-live']);
  fireEvent.click(screen.getByRole('radio', { name: /^90/ }));
  await waitFor(() => expect(address()).toBe('/dashboard?days=90'));
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/dashboard?days=90'));
  fireEvent.click(screen.getByRole('radio', { name: /^30/ }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

it('an unknown period in the address counts as 30 days', async () => {
  const { calls } = open({}, '?days=31');
  await panel(t.funnel.title);
  expect(calls[0]?.path).toBe('/dashboard?days=30');
});

it('the activity names the kind of each event and the status of a review, and links to it', async () => {
  const review = { kind: 'review', at: AT, rating: 5, own: true, status: 'pending' } as const;
  open({
    activity: [
      { ...review, reviewId: 'a', name: 'Ana' },
      { ...review, reviewId: 'b', name: 'Bo', status: 'approved' },
      { ...review, reviewId: 'c', name: null, status: 'approved', own: false },
      { kind: 'lead', at: AT, leadId: 'l', leadKind: 'contact', name: 'Léa' },
      { kind: 'campaign', at: AT, campaignId: 'k', artist: 'Nova' },
    ],
  });
  const links = Object.entries(await linksOf(t.activity.title));
  const expected = [
    [`${t.activity.reviews.pending}, Ana`, '/dashboard/reviews?id=a'],
    [`${t.activity.reviews.approved}, Bo`, '/dashboard/reviews?id=b'],
    [`${t.activity.reviews.elsewhere}, ${t.activity.unnamed}`, '/all-reviews#review-c'],
    [`${t.kinds.contact}, Léa`, '/dashboard/leads/l'],
    [`${t.activity.campaign}, Nova`, '/dashboard/campaigns/k'],
  ];
  expect(links).toHaveLength(expected.length);
  for (const [index, [words, href]] of expected.entries()) {
    expect(links[index]?.[0]).toContain(words);
    expect(links[index]?.[1]).toBe(href);
  }
});

it('the activity shows the hour of an event on an earlier day, unless only its day is known', async () => {
  const review = { kind: 'review', rating: 5, own: false, status: 'approved', name: 'Bo' } as const;
  open({
    activity: [
      { kind: 'lead', at: '2024-11-09T13:32:00Z', leadId: 'l', leadKind: 'contact', name: 'Léa' },
      { ...review, at: '2024-11-08', reviewId: 'b' },
    ],
  });
  const times = within(await panel(t.activity.title)).getAllByRole('time');
  expect(times.map(({ textContent }) => textContent)).toEqual(['9 nov. 2024, 14:32', '8 nov. 2024']);
});

it('the dashboard shows markup in names and sources as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const activity: ActivityDto[] = [
    { kind: 'lead', at: AT, leadId: 'l', leadKind: 'contact', name: hostile },
    { kind: 'review', at: AT, reviewId: 'r', own: true, status: 'pending', name: hostile, rating: 5 },
    { kind: 'campaign', at: AT, campaignId: 'k', artist: hostile },
  ];
  const day = { day: '2026-11-21', counts: { [hostile]: 2 }, kinds: { contact: 2 } };
  open({ activity, sources: [hostile], leadsPerDay: [day] });
  await unfolded(t.leads.title);
  // Three activities, the legend and the header of a column.
  expect(screen.getAllByText(hostile)).toHaveLength(5);
  expect(document.querySelector('img')).toBeNull();
});

it('the deliveries link to their leads, and a failed notice of an erasure can be sent again', async () => {
  const notice = { destination: 'simulator', attempts: 1, nextAttemptAt: null, error: null } as const;
  const { calls } = open(
    {
      deliveries: { pending: 1, notConfigured: 2, dead: 3, delivered: false },
      erasures: {
        total: 23,
        items: [
          { ...notice, id: 'msg_1', state: 'dead', status: 410 },
          { ...notice, id: 'msg_2', state: 'not_configured', status: null, attempts: 0 },
        ],
      },
    },
    '',
    { 'POST /deliveries/msg_1/replay': () => ({ data: { replayed: 1 } }) },
  );
  expect(await linksOf(t.deliveries.title)).toEqual({
    [`${t.deliveries.dead}3`]: '/dashboard/leads?delivery=dead',
    [`${t.deliveries.pending}1`]: '/dashboard/leads?delivery=pending',
    [`${t.deliveries.notConfigured}2`]: '/dashboard/leads?delivery=not_configured',
  });
  const deliveries = within(await panel(t.deliveries.title));
  await deliveries.findByText(said(`Échec · ${fill(t.erasures.attempts, { count: 1 })} · 410`));
  deliveries.getByText(fill(t.erasures.more, { count: 21 }));
  fireEvent.click(
    deliveries.getByRole('button', {
      name: fill(t.erasures.replayTo, { name: texts.leads.destinations.simulator }),
    }),
  );
  await screen.findByText(said(fill(texts.leads.delivery.replayed, { count: 1 })));
  // The dashboard loads its figures again.
  await waitFor(() => expect(calls.filter(({ path }) => path.startsWith('/dashboard'))).toHaveLength(2));
});

it('each count of a budget band links to its simulations, except a count of 0', async () => {
  open({
    simulations: [
      { platform: 'youtube', bands: [2, 0, 0, 0, 1] },
      { platform: 'meta', bands: [0, 3, 0, 0, 0] },
      { platform: 'tiktok', bands: [0, 0, 0, 0, 0] },
    ],
  });
  const list = '/dashboard/leads?kind=simulation&platform';
  const period = 'from=2026-11-20&to=2026-11-21';
  expect(await linksOf(t.simulations.title)).toEqual({
    YouTube: `${list}=youtube&${period}`,
    2: `${list}=youtube&budgetFrom=500&budgetTo=1000&${period}`,
    1: `${list}=youtube&budgetFrom=10000&${period}`,
    Meta: `${list}=meta&${period}`,
    3: `${list}=meta&budgetFrom=1000&budgetTo=2500&${period}`,
    TikTok: `${list}=tiktok&${period}`,
  });
});

it('each row of the funnel shows its share and the number that it is a share of', async () => {
  const steps = [
    { step: 'platform', count: 40 },
    { step: 'result', count: 10 },
  ] as const;
  open({ funnel: { views: 200, opened: 50, steps: [...steps], simulations: 10, won: 2, leads: 20 } });
  const funnel = await panel(t.funnel.title);
  const shares = [...funnel.querySelectorAll('.funnel-share')].map((share) => said(share.textContent ?? ''));
  const share = (sentence: string, percent: string) => said(fill(sentence, { share: `${percent}\u00a0%` }));
  expect(shares.map((text) => text.replaceAll('\u202f', ' '))).toEqual([
    '',
    share(t.funnel.ofViews, '25'),
    share(t.funnel.ofOpened, '20'),
    share(t.funnel.ofSimulations, '20'),
    share(t.funnel.ofViews, '10'),
    share(t.funnel.ofOpened, '80'),
    share(t.funnel.ofOpened, '20'),
  ]);
  expect(await linksOf(t.funnel.title)).toEqual({
    [t.funnel.simulations]: '/dashboard/leads?kind=simulation&from=2026-11-20&to=2026-11-21',
    [t.funnel.won]: '/dashboard/leads?kind=simulation&status=won&from=2026-11-20&to=2026-11-21',
    [t.funnel.leads]: '/dashboard/leads?from=2026-11-20&to=2026-11-21',
  });
});

it('the funnel lists the views of each page and the simulator steps of each day', async () => {
  open({
    funnel: { views: 30, opened: 3, steps: [], simulations: 0, won: 0, leads: 0 },
    visits: {
      pages: [
        { page: '/', count: 20 },
        { page: '/youtube-ads', count: 10 },
      ],
      steps: [
        { day: '2026-11-20', counts: {} },
        { day: '2026-11-21', counts: { opened: 3, platform: 2 } },
      ],
    },
  });
  const tables = within(await unfolded(t.funnel.title)).getAllByRole('table', { hidden: true });
  const rows = tables.map((table) =>
    [...table.querySelectorAll('tr')].map((row) => [...row.cells].map(({ textContent }) => textContent)),
  );
  expect(rows).toEqual([
    [
      [t.funnel.pages.page, t.funnel.pages.views],
      ['/', '20'],
      ['/youtube-ads', '10'],
    ],
    [
      [t.leads.day, t.funnel.stepDays.opened, ...Object.values(t.funnel.steps)],
      ['21 nov.', '3', '2', '0', '0', '0', '0', '0'],
    ],
  ]);
  expect(tables[0]?.querySelector('a')?.getAttribute('href')).toBe('/');
});

it('the funnel counts the simulator steps of a year by week, and says so', async () => {
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
  open({
    funnel: { views: 9, opened: 365, steps: [], simulations: 0, won: 0, leads: 0 },
    visits: {
      pages: [],
      steps: Array.from({ length: 365 }, (_, index) => ({ day: day(index), counts: { opened: 1 } })),
    },
  });
  const funnel = within(await unfolded(t.funnel.title));
  const part = within(funnel.getByText(t.funnel.stepDays.weeks).closest('details') as HTMLElement);
  expect(part.getAllByRole('columnheader', { hidden: true })[0]?.textContent).toBe(t.leads.week);
  expect(part.getAllByRole('row', { hidden: true })).toHaveLength(1 + 53);
  // A table with this many rows has its own scroll box, which the keyboard can reach.
  expect(part.getByRole('group', { hidden: true, name: t.funnel.stepDays.table }).tabIndex).toBe(0);
});

it('the funnel says "unknown" instead of a share above 100 %', async () => {
  open({ funnel: { views: 5, opened: 2, steps: [], simulations: 3, won: 0, leads: 3 } });
  const funnel = within(await panel(t.funnel.title));
  funnel.getByText(said(t.funnel.unknown));
  expect(funnel.queryByText(/150/)).toBeNull();
});
