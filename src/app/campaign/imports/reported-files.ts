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

/**
 * Returns the imported files of a campaign's ads for its client, the newest first, with the withdrawn ones from which a figure
 * still comes; those of listeners are left out.
 */
export async function reportedFiles(
  { campaignImports }: Pick<Ports, 'campaignImports'>,
  campaign: string,
  sources: CampaignReport['sources'],
): Promise<ReportedFiles['files']> {
  const files = (await campaignImports.list(campaign)).filter((one) => !isAudience(one));
  const gone = new Set(
    Object.values(sources ?? {}).flatMap((one) => one?.withdrawn.map(({ sha256 }) => sha256) ?? []),
  );
  // The same file may have been imported again.
  const counting = new Set(files.filter((one) => one.withdrawnAt === null).map(({ sha256 }) => sha256));
  const listed = files.filter(
    ({ sha256, withdrawnAt }, place) =>
      withdrawnAt === null ||
      (gone.has(sha256) &&
        !counting.has(sha256) &&
        files.findIndex((other) => other.sha256 === sha256) === place),
  );
  return listed.map(({ source, fromDay, toDay, createdAt, sha256, viewMetric, withdrawnAt }) => ({
    ...{ source, sha256, viewMetric, withdrawnAt },
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
  const withdrawn = found.withdrawn.map((one) => ({ sha256: one.sha256, at: one.withdrawnAt ?? 0 }));
  return { source, at, sha256, more: others.length, withdrawn };
}
