import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { DashboardSection } from '../../src/admin/dashboard/DashboardSection.tsx';
import type { DashboardAnswer } from '../../src/contracts/dashboard.ts';
import { type Answer, type Call, serve } from '../fake-api.ts';
import { openScreen, type Screen, said, texts } from './admin-screen.tsx';

export const t = texts.dashboard;

const noPipeline: DashboardAnswer['pipeline'] = {
  won: { leads: 0, value: 0, unknown: 0 },
  open: { leads: 0, budget: 0, unknown: 0 },
};

/** The dashboard of a new site without any data. */
export const empty: DashboardAnswer = {
  welcome: null,
  period: { from: '2026-11-20', to: '2026-11-21' },
  cards: { pendingReviews: 0, approvedReviews: 0, activeCampaigns: 0, totalCampaigns: 0 },
  cardSeries: { pendingReviews: [0, 0, 0], approvedReviews: [0, 0, 0], totalCampaigns: [0, 0, 0] },
  before: {
    from: '2026-11-18',
    to: '2026-11-19',
    views: 0,
    opened: 0,
    simulations: 0,
    won: 0,
    leads: 0,
    pipeline: noPipeline,
    response: { answered: 0, median: null, ninety: null },
  },
  response: { answered: 0, median: null, ninety: null, waiting: 0 },
  pipeline: noPipeline,
  activity: [],
  sources: [],
  leadsPerDay: [
    { day: '2026-11-20', counts: {}, kinds: {} },
    { day: '2026-11-21', counts: {}, kinds: {} },
  ],
  simulations: [
    { platform: 'youtube', bands: [0, 0, 0, 0, 0] },
    { platform: 'meta', bands: [0, 0, 0, 0, 0] },
    { platform: 'tiktok', bands: [0, 0, 0, 0, 0] },
  ],
  funnel: { views: 0, opened: 0, steps: [], simulations: 0, won: 0, leads: 0 },
  visits: { pages: [], steps: [] },
  deliveries: { pending: 0, notConfigured: 0, dead: 0, delivered: false },
  erasures: { total: 0, items: [] },
  stars: [{ month: '2026-11', mean: null, count: 0 }],
  range: { judged: 0, inside: 0 },
  warnings: [],
};

/**
 * Opens the section with a response of the server. Returns the screen, and the list of calls, which grows with each
 * call.
 */
export function open(
  changes: Partial<DashboardAnswer> = {},
  at = '',
  others: Record<string, (call: Call) => Answer> = {},
): Screen & { calls: Call[] } {
  const calls = serve({ 'GET /dashboard': () => ({ data: { ...empty, ...changes } }), ...others });
  return { ...openScreen(<DashboardSection />, `/dashboard${at}`), calls };
}
export const panel = (title: string) => screen.findByRole('region', { name: title });
/** Unfolds all parts of a panel, and returns the panel once they are rendered. */
export async function unfolded(title: string): Promise<HTMLElement> {
  const found = await panel(title);
  await act(async () => {
    for (const details of found.querySelectorAll('details')) {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    }
  });
  await waitFor(() => expect(found.querySelector('table')).not.toBeNull());
  return found;
}
/** Returns the target of each link of a panel, by the link's text. */
export async function linksOf(title: string): Promise<Record<string, string | null>> {
  const links = within(await panel(title)).queryAllByRole('link');
  return Object.fromEntries(links.map((link) => [said(link.textContent ?? ''), link.getAttribute('href')]));
}
