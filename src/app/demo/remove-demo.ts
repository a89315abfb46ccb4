import type { CampaignStore } from '../ports/campaigns.ts';
import type { DemoStore } from '../ports/demo.ts';
import type { ArticleStore, ReviewStore } from '../ports/feeds.ts';
import type { LandingSamples } from '../ports/landing.ts';
import type { DemoCounts } from './seed-demo.ts';

export interface RemoveDemoPorts {
  demo: DemoStore;
  campaigns: CampaignStore;
  reviews: ReviewStore;
  articles: ArticleStore;
  landingSamples: LandingSamples;
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
  landingSamples,
}: RemoveDemoPorts): Promise<DemoCounts & { articles: number }> {
  return {
    leads: await demo.removeLeads(),
    campaigns: await campaigns.removeDemo(),
    reviews: await reviews.removeDemo(),
    landings: await landingSamples.removeDemo(),
    articles: await articles.removeDemo(),
  };
}
