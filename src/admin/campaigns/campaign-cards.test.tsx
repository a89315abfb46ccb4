import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inNarrowWindow, openScreen, sectionRoute, texts } from '../../../tests/admin-screen.tsx';
import { serve } from '../../../tests/fake-api.ts';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { fill } from '../../i18n/format.ts';
import { CampaignsSection } from './CampaignsSection.tsx';

const t = texts.campaigns;
const nova: CampaignDto = {
  id: 'c1',
  createdAt: '2026-10-01T08:00:00Z',
  artist: 'Nova',
  platform: 'youtube',
  campaignType: 'awareness',
  budget: 1500,
  country: 'europe',
  startsOn: '2026-11-02',
  endsOn: '2026-11-30',
  status: 'active',
  actualViews: null,
  actualCost: null,
  leadId: null,
  estimate: { views: 60_000, low: 37_500, high: 150_000 },
  costVersion: 2,
  insideRange: null,
  version: 4,
  demo: false,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is a list of cards in a narrow window, with a menu to sort and the status to be changed', async () => {
  inNarrowWindow();
  const counts = { planned: 0, active: 1, finished: 0 };
  serve({ 'GET /campaigns': () => ({ data: { items: [nova], total: 1, page: 1, pageSize: 25, counts } }) });
  const { address } = openScreen(sectionRoute(<CampaignsSection />), '/dashboard/campaigns');
  const card = within((await screen.findByRole('link', { name: 'Nova' })).closest('li') as HTMLElement);
  expect(screen.queryByRole('table')).toBeNull();
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    t.columns.platform,
    t.columns.budget,
    t.columns.campaignType,
    t.columns.country,
    t.columns.days,
    t.columns.range,
  ]);
  const status = card.getByLabelText<HTMLSelectElement>(fill(t.statusOf, { artist: 'Nova' }));
  expect(status.value).toBe('active');
  fireEvent.change(screen.getByLabelText(texts.leads.list.sort), { target: { value: 'artist asc' } });
  await waitFor(() => expect(address()).toBe('/dashboard/campaigns?sort=artist&order=asc'));
});
