import { CampaignsSection } from '../../src/admin/campaigns/CampaignsSection.tsx';
import type { CampaignDto, CampaignPage } from '../../src/contracts/campaign.ts';
import { openScreen, type Screen, sectionRoute, texts } from './admin-screen.tsx';

export const t = texts.campaigns;

/** An active campaign. */
export const nova: CampaignDto = {
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
  actualReach: null,
  clientName: null,
  clientEmail: null,
  clientLocale: null,
  notes: '',
  videoUrl: null,
  leadId: null,
  estimate: { views: 60_000, low: 37_500, high: 150_000 },
  costVersion: 2,
  insideRange: null,
  version: 4,
  demo: false,
};

export const pageOf = (items: CampaignDto[], more: Partial<CampaignPage> = {}): CampaignPage => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 25,
  counts: { planned: 2, active: 3, finished: 3 },
  totals: {
    budget: 4500,
    spent: 985,
    estimatedViews: 180_000,
    actualViews: 41_000,
    streams: 0,
    costPerView: 985 / 41_000,
  },
  ...more,
});

/** Opens the section at an address below `/dashboard/campaigns`. */
export const open = (at = ''): Screen =>
  openScreen(sectionRoute(<CampaignsSection />), `/dashboard/campaigns${at}`);
