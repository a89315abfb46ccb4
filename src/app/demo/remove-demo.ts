import type { CampaignStore } from '../ports/campaigns.ts';
import type { DemoPictures, DemoStore } from '../ports/demo.ts';
import type { ArticleStore, ReviewStore } from '../ports/feeds.ts';
import type { MediaStore } from '../ports/media.ts';
import type { DemoCounts } from './seed-demo.ts';

export interface RemoveDemoPorts {
  demo: DemoStore;
  campaigns: CampaignStore;
  reviews: ReviewStore;
  articles: ArticleStore;
  demoPictures: DemoPictures;
  mediaStore: Pick<MediaStore, 'remove'>;
}

/**
 * Deletes all samples, counts of visits included, and returns the number of each kind. Reviews of every status are
 * counted. A sample picture that a text or figure of the agency shows stays: `keptPictures`.
 */
export async function removeDemo({
  demo,
  campaigns,
  reviews,
  articles,
  demoPictures,
  mediaStore,
}: RemoveDemoPorts): Promise<DemoCounts & { articles: number; pictures: number; keptPictures: number }> {
  const pictures = await demoPictures.remove();
  for (const name of pictures.files) await mediaStore.remove(name);
  return {
    leads: await demo.removeLeads(),
    campaigns: await campaigns.removeDemo(),
    reviews: await reviews.removeDemo(),
    articles: await articles.removeDemo(),
    pictures: pictures.removed,
    keptPictures: pictures.kept,
  };
}
