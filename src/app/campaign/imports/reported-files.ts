import type { CampaignReport, ReportedFiles, ReportedSource } from '../../../contracts/campaign-report.ts';
import { countedImports } from '../../../domain/campaign-import/current-days.ts';
import {
  type DatedImport,
  type FigureSource,
  figureSources,
} from '../../../domain/campaign-import/figure-sources.ts';
import { isAudience } from '../../../domain/campaign-import/import-values.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { Campaign } from '../../ports/campaigns.ts';

/** Returns the imported files of a campaign's ads for its client, the newest first; those of listeners are left out. */
export async function reportedFiles(
  { campaignImports }: Pick<Ports, 'campaignImports'>,
  campaign: string,
): Promise<ReportedFiles['files']> {
  const files = await campaignImports.list(campaign);
  return files
    .filter((one) => one.withdrawnAt === null && !isAudience(one))
    .map(({ source, fromDay, toDay, createdAt, sha256, viewMetric }) => ({
      ...{ source, sha256, viewMetric },
      ...{ from: fromDay, to: toDay, at: createdAt },
    }));
}

/** Returns where the figures of a campaign come from, for its client; `undefined`: all were typed, and no file of ads counts. */
export function reportedSources(
  campaign: Pick<Campaign, 'platform' | 'actualViews' | 'actualCost' | 'actualReach'>,
  history: readonly DatedImport[],
): CampaignReport['sources'] {
  const found = figureSources(campaign.platform, campaign, history);
  const counts = countedImports(history.filter(({ withdrawnAt }) => withdrawnAt === null)).length > 0;
  if (!counts && Object.values(found).every((source) => source === null)) return undefined;
  const { actualViews, actualCost, actualReach } = found;
  return { views: shown(actualViews), cost: shown(actualCost), reach: shown(actualReach) };
}

function shown(found: FigureSource | null): ReportedSource {
  const [newest, ...others] = found?.imports ?? [];
  if (!found || !newest) return null;
  const { source, createdAt: at, sha256 } = newest;
  return { source, at, sha256, more: others.length, isWithdrawn: found.isWithdrawn };
}
