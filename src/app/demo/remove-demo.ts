import type { CampaignStore } from '../ports/campaigns.ts';
import type { DemoStore } from '../ports/demo.ts';
import type { ArticleStore, ReviewStore } from '../ports/feeds.ts';
import type { Clock } from '../ports.ts';
import type { DemoCounts } from './seed-demo.ts';

export interface RemoveDemoPorts {
  clock: Clock;
  demo: DemoStore;
  campaigns: CampaignStore;
  reviews: ReviewStore;
  articles: ArticleStore;
}

/**
 * Takes every sample out, the counts of visits too, and says how many of each kind went. Reviews are counted whatever their
 * status.
 */
export async function removeDemo({
  clock,
  demo,
  campaigns,
  reviews,
  articles,
}: RemoveDemoPorts): Promise<DemoCounts & { articles: number }> {
  return {
    leads: await demo.removeLeads(),
    campaigns: await campaigns.removeDemo(),
    reviews: await reviews.removeDemo(clock.now()),
    articles: await articles.removeDemo(clock.now()),
  };
}
