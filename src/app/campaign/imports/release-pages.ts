import type { CampaignImportList } from '../../../contracts/campaign-import.ts';
import type { CampaignPlatform } from '../../../domain/campaign/campaign-values.ts';
import { titleOf } from '../../../domain/landing/landing-content.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { linksOf } from '../../landing/watch-links.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { Campaign } from '../../ports/campaigns.ts';

/** The channel of the visits that the ads of a platform bring; Spotify's ads lead to Spotify. */
const channels = {
  youtube: 'google-ads',
  meta: 'meta-ads',
  tiktok: 'tiktok-ads',
  spotify: null,
} as const satisfies Record<CampaignPlatform, string | null>;

/**
 * Returns the counts of the online landing pages of a campaign's release: those that link to its video or song, or are about its
 * artist. Only visits from the ads of its platform on the days of its figures count, which are those of another time zone.
 */
export async function releasePages(
  {
    campaigns,
    clock,
    landingCounts,
    liveLandings,
  }: Pick<Ports, 'campaigns' | 'clock' | 'landingCounts' | 'liveLandings'>,
  campaign: Campaign,
  period: { from: string; to: string } | null,
): Promise<CampaignImportList['pages']> {
  const channel = channels[campaign.platform];
  if (!period || !channel) return [];
  const artist = searchKey(campaign.artist);
  const pages = liveLandings
    .all()
    .filter(
      (shown) =>
        searchKey(shown.version.content.shared.artist) === artist ||
        (campaign.videoUrl !== null && linksOf(shown, clock.now()).includes(campaign.videoUrl)),
    );
  if (pages.length === 0) return [];
  const others = await campaigns.all({
    ...{ q: campaign.artist, platform: campaign.platform, sort: 'starts', order: 'asc' },
  });
  const sharing = others.filter(
    (one) => searchKey(one.artist) === artist && one.startsOn <= period.to && one.endsOn >= period.from,
  ).length;
  return Promise.all(
    pages.map(async ({ page, version }) => {
      const counts = await landingCounts.of(page.id, period.from, period.to);
      const sum = (kind: 'view' | 'conversion') =>
        counts.reduce(
          (all, one) => (one.kind === kind && one.channel === channel ? all + one.count : all),
          0,
        );
      return {
        ...{ id: page.id, title: titleOf(version.content), channel },
        ...{ visits: sum('view'), conversions: sum('conversion'), campaigns: Math.max(1, sharing) },
      };
    }),
  );
}
