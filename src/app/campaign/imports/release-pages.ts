import type { CampaignImportList } from '../../../contracts/campaign-import.ts';
import type { ReportedPage } from '../../../contracts/campaign-report.ts';
import type { CampaignPlatform } from '../../../domain/campaign/campaign-values.ts';
import type { LandingCountKind } from '../../../domain/landing/counts/landing-count.ts';
import { titleOf } from '../../../domain/landing/landing-content.ts';
import { type MusicPlatform, musicPlatforms } from '../../../domain/landing/links/landing-platforms.ts';
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

type ReleasePage = CampaignImportList['pages'][number] & Pick<ReportedPage, 'platforms'>;

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
): Promise<ReleasePage[]> {
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
      const own = counts.filter((one) => one.channel === channel);
      const sum = (kind: LandingCountKind, target?: MusicPlatform) =>
        own.reduce(
          (all, one) =>
            one.kind === kind && (target === undefined || one.target === target) ? all + one.count : all,
          0,
        );
      const platforms = musicPlatforms
        .map((platform) => ({ platform, clicks: sum('click', platform) }))
        .filter(({ clicks }) => clicks > 0)
        .toSorted((one, other) => other.clicks - one.clicks);
      return {
        ...{ id: page.id, title: titleOf(version.content), channel },
        ...{ visits: sum('view'), conversions: sum('conversion'), campaigns: Math.max(1, sharing) },
        platforms,
      };
    }),
  );
}
