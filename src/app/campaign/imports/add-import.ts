import type { CampaignImportDto, ImportQuery } from '../../../contracts/campaign-import.ts';
import { sumOfDays } from '../../../domain/campaign-import/current-days.ts';
import { isAudience } from '../../../domain/campaign-import/import-values.ts';
import { calledNames } from '../../account/called-names.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { AuditEntry } from '../../ports/audit.ts';
import type { CampaignImport } from '../../ports/campaign-imports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { type ExamineFailure, examineImport } from './examine-import.ts';
import { figuresDto, importDto } from './import-dto.ts';

/**
 * Imports a file as its preview showed it: the same bytes, the same choices. The file itself is not kept.
 * @returns `import_changed` for other bytes than the previewed ones, `import_refused` for a report with a problem or
 * without a chosen day, `import_same_file` when another person was faster, `import_replaces_other` if what it replaces is not what the
 * preview said: other days, or any where the preview said none
 */
export async function addImport(
  ports: Ports,
  id: string,
  body: ReadableStream<Uint8Array> | null,
  { sha256, replaces, ...options }: ImportQuery,
  asker: Asker,
): Promise<
  Result<
    CampaignImportDto,
    ExamineFailure | 'import_changed' | 'import_refused' | 'import_same_file' | 'import_replaces_other'
  >
> {
  const examined = await examineImport(ports, id, body, options, asker);
  if (!examined.ok) return examined;
  const { preview, days, viewMetric, named, covering } = examined.value;
  const { from, to } = preview.chosen;
  if (preview.sha256 !== sha256) return fail('import_changed');
  if (preview.problem === 'same_file') return fail('import_same_file');
  if (preview.problem !== null || from === null || to === null) return fail('import_refused');
  // Without a key, the preview said that nothing is replaced.
  if (replaces !== preview.replaced?.key) return fail('import_replaces_other');
  const actor = actorOf(ports, asker);
  const chosen = preview.series.filter((one) => one.chosen);
  const sums = sumOfDays(days);
  const imported: CampaignImport = {
    id: ports.ids.next(),
    ...{ source: preview.source, sha256, bytes: preview.bytes, rows: preview.rows },
    ...{ fromDay: from, toDay: to, viewMetric },
    currency: preview.currency ?? 'EUR',
    rate: preview.currency === 'EUR' ? null : preview.rate,
    series: chosen.map(({ key }) => key),
    isTotal: preview.isTotal,
    titles: isAudience(sums) ? chosen.map(({ name }) => name) : [],
    ...sums,
    createdAt: actor.at,
    createdBy: asker.who.account.id,
    withdrawnAt: null,
    withdrawnBy: null,
  };
  const entry: AuditEntry = {
    ...actor,
    action: 'campaign_import_added',
    subject: id,
    before: null,
    after: loggedImport(imported),
  };
  const added = await ports.campaignImports.add(id, imported, days, entry, { named, covering });
  if (added === undefined) return fail('not_found');
  if (added === 'same_file') return fail('import_same_file');
  if (added === 'changed') return fail('import_replaces_other');
  return ok(importDto(imported, await calledNames(ports.accounts)));
}

/** What the log of changes says about an import: which file, which days, which sums. */
export function loggedImport(imported: CampaignImport) {
  const { source, sha256, rows, fromDay, toDay } = imported;
  const { cost, views, plays } = figuresDto(imported);
  return { source, sha256, rows, fromDay, toDay, cost, views, plays };
}
