import type { CampaignImportList } from '../../../contracts/campaign-import.ts';
import { currentDays, sumOfDays } from '../../../domain/campaign-import/current-days.ts';
import { calledNames } from '../../account/called-names.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { figuresDto, importDto } from './import-dto.ts';

/** Returns the imports of a campaign, newest first, and the sums of its days. */
export async function listImports(
  { campaigns, campaignImports, accounts }: Ports,
  id: string,
): Promise<Result<CampaignImportList, 'not_found'>> {
  if (!(await campaigns.byId(id))) return fail('not_found');
  const nameOf = await calledNames(accounts);
  const imports = await campaignImports.list(id);
  const days = currentDays(await campaignImports.covering(id));
  return ok({
    imports: imports.map((imported) => importDto(imported, nameOf)),
    days: days.map(({ day, ...figures }) => ({ day, ...figuresDto(figures) })),
    figures: {
      ...figuresDto(sumOfDays(days)),
      days: days.length,
      from: days[0]?.day ?? null,
      to: days.at(-1)?.day ?? null,
    },
  });
}
