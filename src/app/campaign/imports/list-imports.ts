import type { CampaignImportList } from '../../../contracts/campaign-import.ts';
import { importedFigures } from '../../../domain/campaign-import/current-days.ts';
import { figureSources } from '../../../domain/campaign-import/figure-sources.ts';
import { calledNames } from '../../account/called-names.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { countedByFile, figuresDto, importDto } from './import-dto.ts';
import { lookDto } from './look-at-days.ts';
import { readAdNotes } from './read-ad-notes.ts';
import { releasePages } from './release-pages.ts';
import { audienceKey } from './reported-looks.ts';

/** Returns the imports of a campaign, newest first, and the sums of its days. */
export async function listImports(
  ports: Ports,
  id: string,
): Promise<Result<CampaignImportList, 'not_found'>> {
  const { campaigns, campaignImports, accounts } = ports;
  const campaign = await campaigns.byId(id);
  if (!campaign) return fail('not_found');
  const nameOf = await calledNames(accounts);
  const imports = await campaignImports.list(id);
  const history = await campaignImports.history(id);
  const covering = history.filter(({ withdrawnAt }) => withdrawnAt === null);
  const sources = figureSources(campaign.platform, campaign, history);
  const withdrawn = (['actualViews', 'actualCost', 'actualReach'] as const).filter(
    (figure) => sources[figure] !== null && sources[figure].withdrawn.length > 0,
  );
  const all = importedFigures(covering);
  const counted = countedByFile(covering);
  const { days, sums, period, audiences } = all;
  return ok({
    imports: imports.map((imported) => ({
      ...importDto(imported, nameOf),
      counted: imported.withdrawnAt === null ? (counted.get(imported.sha256) ?? null) : null,
    })),
    withdrawn,
    days: days.map(({ day, ...figures }) => ({ day, ...figuresDto(figures) })),
    audiences: audiences.map(({ days: own, ...audience }) => ({
      ...audience,
      key: audienceKey(audience),
      days: own.map(({ day, ...figures }) => ({ day, ...figuresDto(figures) })),
    })),
    adNotes: await readAdNotes(ports, campaign, all, imports),
    looks: (await campaignImports.looks(id)).map((look) => lookDto(look, nameOf)),
    hiddenAlerts: (await campaignImports.told())
      .filter(({ campaign: of, hidden }) => hidden && of === id)
      .map(({ alert }) => alert),
    pages: (await releasePages(ports, campaign, period)).map(({ platforms: _, ...page }) => page),
    figures: {
      ...figuresDto(sums),
      days: days.length,
      from: period?.from ?? null,
      to: period?.to ?? null,
    },
  });
}
