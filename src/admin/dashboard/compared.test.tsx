import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../tests/fake-api.ts';
import { said, texts } from '../../../tests/screens/admin-screen.tsx';
import { empty, linksOf, open, panel, t } from '../../../tests/screens/dashboard-section.tsx';
import { fill, pluralForm } from '../../i18n/format.ts';

const MINUTE = 60_000;

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

/** Returns the text of each row of a list of terms, by its term. */
async function rowsOf(title: string): Promise<Record<string, string>> {
  const rows = (await panel(title)).querySelectorAll('.compared > div');
  return Object.fromEntries(
    [...rows].map((row) => [
      said(row.querySelector('dt')?.textContent ?? ''),
      said([...(row.querySelector('dd')?.children ?? [])].map(({ textContent }) => textContent).join(' | ')),
    ]),
  );
}

it('each figure shows its change from the days before in words and percent, and a first figure no percentage', async () => {
  open({
    funnel: { ...empty.funnel, leads: 12, simulations: 6, won: 2, views: 900, opened: 30 },
    before: { ...empty.before, leads: 8, simulations: 8, won: 2, views: 0, opened: 31 },
  });
  expect(await rowsOf(t.compare.title)).toEqual({
    [t.compare.leads]: said('12 | 4 de plus (50 %), contre 8'),
    [t.compare.simulations]: said('6 | 2 de moins (25 %), contre 8'),
    [t.compare.won]: said(`2 | ${t.compare.same}`),
    [t.compare.views]: said('900 | 900 de plus, contre 0'),
    [t.compare.opened]: said('30 | 1 de moins (3 %), contre 31'),
  });
  const text = said((await panel(t.compare.title)).textContent ?? '');
  expect(text).toContain(
    'Du 20 nov. 2026 au 21 nov. 2026, contre les jours du 18 nov. 2026 au 19 nov. 2026.',
  );
});

it('a card shows its figure and change without a chart, and the current number of active campaigns', async () => {
  open({
    cards: { pendingReviews: 2, approvedReviews: 4, activeCampaigns: 1, totalCampaigns: 8 },
    cardSeries: { pendingReviews: [3, 3, 2], approvedReviews: [1, 2, 4], totalCampaigns: [8, 8, 8] },
  });
  const card = async (name: string) => (await screen.findByText(name)).closest('a') as HTMLElement;
  const pending = await card(t.cards.pendingReviews);
  expect(said(pending.textContent ?? '')).toContain('1 de moins sur la période');
  // Bars so small have neither an axis nor a number.
  expect(pending.querySelector('svg')).toBeNull();
  expect(said((await card(t.cards.approvedReviews)).textContent ?? '')).toContain('3 de plus');
  expect((await card(t.cards.totalCampaigns)).textContent).toContain(t.compare.sameOfCard);
  const active = await card(t.cards.activeCampaigns);
  expect([active.querySelector('svg'), said(active.textContent ?? '')]).toEqual([
    null,
    said(`${t.cards.activeCampaigns}1${t.cards.now}`),
  ]);
});

it('the response time shows the median and the 90th percentile, their change, and the number of waiting leads', async () => {
  open({
    response: { answered: 10, median: 90 * MINUTE, ninety: 60 * 60 * MINUTE, waiting: 3 },
    before: { ...empty.before, response: { answered: 12, median: 120 * MINUTE, ninety: null } },
  });
  const rows = await rowsOf(t.response.title);
  expect(rows[said(t.response.median)]).toBe(
    said('1 h 30 min | 30 min de moins (25 %) que la période d’avant'),
  );
  expect(rows[said(t.response.ninety)]).toBe(said(`2 j 12 h | ${t.response.unknown}`));
  const waiting = said(fill(pluralForm('fr', t.response.waiting, 3), { count: 3 }));
  expect(await linksOf(t.response.title)).toEqual({
    [waiting]: '/dashboard/leads?status=new&from=2026-11-20&to=2026-11-21',
  });
});

it('the response time explains when too few leads were answered for a figure', async () => {
  open({ response: { answered: 4, median: null, ninety: null, waiting: 0 } });
  expect(await rowsOf(t.response.title)).toEqual({
    [said(t.response.median)]: said(fill(t.response.few, { count: 4, least: 5 })),
    [said(t.response.ninety)]: said(fill(t.response.few, { count: 4, least: 10 })),
  });
  within(await panel(t.response.title)).getByText(new RegExp(said(t.response.none)));
});

it('own dates start as those of the shown period, are in the URL, and are sent only when they form a period', async () => {
  const { calls, address } = open();
  await panel(t.compare.title);
  fireEvent.click(screen.getByRole('radio', { name: t.own.segment }));
  await waitFor(() => expect(address()).toBe('/dashboard?from=2026-11-20&to=2026-11-21'));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/dashboard?from=2026-11-20&to=2026-11-21'));
  await screen.findByLabelText(t.own.from);
  const sent = calls.length;
  fireEvent.change(field(t.own.from), { target: { value: '2026-11-30' } });
  screen.getByText(t.periodProblems.order);
  fireEvent.change(field(t.own.from), { target: { value: '2020-11-30' } });
  screen.getByText(t.periodProblems.long);
  fireEvent.change(field(t.own.from), { target: { value: '' } });
  screen.getByText(t.periodProblems.empty);
  expect(calls).toHaveLength(sent);
  fireEvent.change(field(t.own.from), { target: { value: '2026-10-01' } });
  await waitFor(() => expect(address()).toBe('/dashboard?from=2026-10-01&to=2026-11-21'));
  fireEvent.click(screen.getByRole('radio', { name: /^7/ }));
  await waitFor(() => expect(address()).toBe('/dashboard?days=7'));
  expect(screen.queryByLabelText(t.own.from)).toBeNull();
});

it('the first steps link to their screens, show which are done, and stay dismissed', async () => {
  const welcome = [
    { step: 'company', done: true },
    { step: 'automation', done: false },
    { step: 'tags', done: false },
    { step: 'team', done: false },
    { step: 'content', done: false },
  ] as const;
  const { calls } = open({ welcome: [...welcome] }, '', {
    'POST /welcome/dismiss': () => ({ data: { dismissed: true } }),
  });
  const links = within(await panel(texts.welcome.title)).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/settings/company',
    '/dashboard/settings/webhooks',
    '/dashboard/marketing-integrations',
    '/dashboard/settings/team',
    '/dashboard/content',
  ]);
  expect(links.map((link) => link.textContent?.includes(texts.welcome.done))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  fireEvent.click(screen.getByRole('button', { name: texts.welcome.dismiss }));
  await waitFor(() => expect(screen.queryByText(texts.welcome.title)).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('the first steps stay and show the reason when dismissing them fails', async () => {
  open({ welcome: [{ step: 'team', done: false }] }, '', {
    'POST /welcome/dismiss': () => refusal(503, 'Le service redémarre.'),
  });
  fireEvent.click(await screen.findByRole('button', { name: texts.welcome.dismiss }));
  await screen.findByText('Le service redémarre.');
  await panel(texts.welcome.title);
});

it('the value of the leads shows won and open amounts, with the number of leads without an amount', async () => {
  open({
    pipeline: {
      won: { leads: 3, value: 250_050, unknown: 1 },
      open: { leads: 2, budget: 1500, unknown: 0 },
    },
    before: {
      ...empty.before,
      pipeline: { won: { leads: 1, value: 500_100, unknown: 0 }, open: { leads: 0, budget: 0, unknown: 0 } },
    },
  });
  expect(await rowsOf(t.pipeline.title)).toEqual({
    [t.pipeline.won]: said(
      '2 500,50 € | 2 500,50 € de moins (50 %), contre 5 001 € | 3 sur la période | dont 1 sans montant',
    ),
    [t.pipeline.open]: said('1 500 € | 1 500 € de plus, contre 0 € | 2 sur la période'),
  });
  expect(await linksOf(t.pipeline.title)).toEqual({
    '3 sur la période': '/dashboard/leads?status=won&from=2026-11-20&to=2026-11-21',
    '2 sur la période': '/dashboard/leads?status=new,contacted,qualified&from=2026-11-20&to=2026-11-21',
  });
});
