import type { ReportedFiles } from '../../../contracts/campaign-report.ts';
import { isAudience } from '../../../domain/campaign-import/import-values.ts';
import type { Ports } from '../../ports/all-ports.ts';

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
