import type { CampaignImportDto } from '../../../contracts/campaign-import.ts';
import { calledNames } from '../../account/called-names.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { loggedImport } from './add-import.ts';
import { importDto } from './import-dto.ts';

/** Withdraws an import: its days no longer count, and those of earlier imports count again. It stays in the list. */
export async function withdrawImport(
  ports: Ports,
  { id, import: imported }: { id: string; import: string },
  asker: Asker,
): Promise<Result<CampaignImportDto, 'not_found'>> {
  const actor = actorOf(ports, asker);
  const withdrawn = await ports.campaignImports.withdraw(
    id,
    imported,
    { at: actor.at, account: asker.who.account.id },
    (before) => ({
      ...actor,
      action: 'campaign_import_withdrawn',
      subject: id,
      before: loggedImport(before),
      after: null,
    }),
  );
  return withdrawn ? ok(importDto(withdrawn, await calledNames(ports.accounts))) : fail('not_found');
}
