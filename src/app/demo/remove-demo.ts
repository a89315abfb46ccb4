import type { CampaignStore } from '../ports/campaigns.ts';
import type { ArticleStore, ReviewStore } from '../ports/feeds.ts';
import type { Clock, LeadStore } from '../ports.ts';
import type { DemoCounts } from './seed-demo.ts';

export interface RemoveDemoPorts {
  clock: Clock;
  leads: LeadStore;
  campaigns: CampaignStore;
  reviews: ReviewStore;
  articles: ArticleStore;
}

/** Takes every sample out, and says how many of each kind went. Reviews are counted whatever their status. */
export async function removeDemo({
  clock,
  leads,
  campaigns,
  reviews,
  articles,
}: RemoveDemoPorts): Promise<DemoCounts & { articles: number }> {
  return {
    leads: await leads.removeDemo(),
    campaigns: await campaigns.removeDemo(),
    reviews: await reviews.removeDemo(clock.now()),
    articles: await articles.removeDemo(clock.now()),
  };
}
