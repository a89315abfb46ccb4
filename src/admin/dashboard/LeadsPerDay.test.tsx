import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { linksOf, open, panel, t, unfolded } from '../../../tests/screens/dashboard-section.tsx';
import type { DashboardDto } from '../../contracts/dashboard.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const split: Partial<DashboardDto> = {
  sources: ['a&b', 'other'],
  leadsPerDay: [
    { day: '2026-11-20', counts: { 'a&b': 0, other: 0 }, kinds: {} },
    { day: '2026-11-21', counts: { 'a&b': 2, other: 1 }, kinds: { contact: 3 } },
  ],
};

it('a source links to its leads, and "others" to the leads of all sources without a name of their own', async () => {
  open(split);
  const links = await linksOf(t.leads.title);
  expect(links['a&b']).toBe('/dashboard/leads?source=a%26b&from=2026-11-20&to=2026-11-21');
  expect(links[t.leads.other]).toBe('/dashboard/leads?sourceNot=a%26b&from=2026-11-20&to=2026-11-21');
});

it('a source has the same tone in the columns and in the legend, at every rank', async () => {
  const tonesIn = async (counts: Record<string, number>) => {
    open({ sources: Object.keys(counts), leadsPerDay: [{ day: '2026-11-21', counts, kinds: {} }] });
    const chart = await panel(t.leads.title);
    const classes = [...chart.querySelectorAll('.column-part, .legend-mark')].map(
      ({ className }) => className,
    );
    cleanup();
    return classes;
  };
  expect(await tonesIn({ direct: 2, tiktok: 1 })).toEqual([
    ...['column-part tone-ink', 'column-part tone-cyan'],
    ...['legend-mark tone-ink', 'legend-mark tone-cyan'],
  ]);
  expect(await tonesIn({ tiktok: 3, direct: 1, other: 9 })).toEqual([
    ...['column-part tone-cyan', 'column-part tone-ink', 'column-part tone-rest'],
    ...['legend-mark tone-cyan', 'legend-mark tone-ink', 'legend-mark tone-rest'],
  ]);
});

it('"others" links to all leads of the period when it is the only source', async () => {
  open({
    sources: ['other'],
    leadsPerDay: [{ day: '2026-11-21', counts: { other: 2 }, kinds: { contact: 2 } }],
  });
  const links = await linksOf(t.leads.title);
  expect(links[t.leads.other]).toBe('/dashboard/leads?from=2026-11-21&to=2026-11-21');
});

it('the table shows the leads of each day by source, and each figure links to its leads', async () => {
  open(split);
  const table = within(within(await unfolded(t.leads.title)).getByRole('table', { hidden: true }));
  const heads = table.getAllByRole('columnheader', { hidden: true });
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    t.leads.day,
    t.leads.sum,
    'a&b',
    t.leads.other,
  ]);
  // The table omits the day without a lead.
  expect(table.getAllByRole('row', { hidden: true })).toHaveLength(2);
  const figures = table.getAllByRole('cell', { hidden: true });
  expect(figures.map(({ textContent }) => textContent)).toEqual(['3', '2', '1']);
  expect(figures.map((cell) => cell.querySelector('a')?.getAttribute('href'))).toEqual([
    '/dashboard/leads?from=2026-11-21&to=2026-11-21',
    '/dashboard/leads?source=a%26b&from=2026-11-21&to=2026-11-21',
    '/dashboard/leads?sourceNot=a%26b&from=2026-11-21&to=2026-11-21',
  ]);
});

it('the leads are split by source, or by form if the address says so, in every period', async () => {
  const { address } = open(split, '?days=7');
  await panel(t.leads.title);
  const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(chosen(t.leads.bySource)).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: t.leads.byForm }));
  await waitFor(() => expect(address()).toBe('/dashboard?days=7&by=form'));
  expect(chosen(t.leads.byForm)).toBe(true);
  expect((await linksOf(t.leads.title))[t.kinds.contact]).toBe(
    '/dashboard/leads?kind=contact&from=2026-11-20&to=2026-11-21',
  );
  fireEvent.click(screen.getByRole('radio', { name: /^30/ }));
  await waitFor(() => expect(address()).toBe('/dashboard?by=form'));
  fireEvent.click(screen.getByRole('radio', { name: t.leads.bySource }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});
