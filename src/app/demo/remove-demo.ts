import type { CampaignStore } from '../ports/campaigns.ts';
import type { DemoStore } from '../ports/demo.ts';
import type { ArticleStore, ReviewStore } from '../ports/feeds.ts';
import type { DemoCounts } from './seed-demo.ts';

export interface RemoveDemoPorts {
  demo: DemoStore;
  campaigns: CampaignStore;
  reviews: ReviewStore;
  articles: ArticleStore;
}

/**
 * Deletes all samples, counts of visits included, and returns the number of each kind. Reviews of every status are
 * counted.
 */
export async function removeDemo({
  demo,
  campaigns,
  reviews,
  articles,
}: RemoveDemoPorts): Promise<DemoCounts & { articles: number }> {
  return {
    leads: await demo.removeLeads(),
    campaigns: await campaigns.removeDemo(),
    reviews: await reviews.removeDemo(),
    articles: await articles.removeDemo(),
  };
}
