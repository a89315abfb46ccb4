import type {
  CampaignReport,
  ReportedFile,
  ReportedSource,
  TakenSource,
} from '../../../contracts/campaign-report.ts';
import { countedImports } from '../../../domain/campaign-import/current-days.ts';
import {
  type DatedImport,
  type FigureSource,
  figureSources,
} from '../../../domain/campaign-import/figure-sources.ts';
import type { Campaign } from '../../ports/campaigns.ts';

type Result = Pick<Campaign, 'platform' | 'actualViews' | 'actualCost' | 'actualReach'>;

const isCounting = ({ withdrawnAt }: DatedImport): boolean => withdrawnAt === null;

/**
 * Returns the imported files of a campaign's ads for its client, the newest first: those of which a day counts, and those from which
 * a figure of the report comes though they were withdrawn or replaced since.
 * @param history withdrawn ones included, oldest first
 */
export function reportedFiles(campaign: Result, history: readonly DatedImport[]): ReportedFile[] {
  const counted = new Set(countedImports(history.filter(isCounting)));
  const said = new Set(
    Object.values(figureSources(campaign.platform, campaign, history)).flatMap(
      (found) => found?.imports ?? [],
    ),
  );
  // The same file may have been imported again: its newest import says what holds.
  const byFile = new Map<string, DatedImport>();
  for (const one of history) if (counted.has(one) || said.has(one)) byFile.set(one.sha256, one);
  return history
    .filter((one) => byFile.get(one.sha256) === one)
    .toReversed()
    .map((one) => ({
      ...reportedFile(one),
      ...(isCounting(one) && !counted.has(one) && { isReplaced: true }),
    }));
}

/** Returns an import as its client sees it. */
export function reportedFile(imported: DatedImport): ReportedFile {
  const { source, fromDay, toDay, createdAt, sha256, viewMetric, withdrawnAt } = imported;
  return { source, sha256, viewMetric, withdrawnAt, from: fromDay, to: toDay, at: createdAt };
}

/** Returns where the figures of a campaign come from, for its client; `undefined`: all were typed, and no file of ads counts. */
export function reportedSources(
  campaign: Result,
  history: readonly DatedImport[],
): CampaignReport['sources'] {
  const found = figureSources(campaign.platform, campaign, history);
  const counts = countedImports(history.filter(isCounting)).length > 0;
  if (!counts && Object.values(found).every((source) => source === null)) return undefined;
  const { actualViews, actualCost, actualReach } = found;
  return { views: shown(actualViews), cost: shown(actualCost), reach: shown(actualReach) };
}

function shown(found: FigureSource | null): TakenSource {
  const newest = reportedSource(found?.imports ?? []);
  if (!found || !newest) return null;
  const withdrawn = found.withdrawn.map((one) => ({ sha256: one.sha256, at: one.withdrawnAt ?? 0 }));
  const { to, later, again } = found;
  return { ...newest, withdrawn, to, later, again };
}

/**
 * Returns imports as the source of a figure; null: there are none.
 * @param imports the newest first
 */
export function reportedSource(imports: readonly DatedImport[]): ReportedSource {
  const [newest, ...others] = imports;
  if (!newest) return null;
  const { source, createdAt: at, sha256 } = newest;
  return { source, at, sha256, more: others.length, withdrawn: [] };
}
