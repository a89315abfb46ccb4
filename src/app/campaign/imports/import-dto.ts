import type { CampaignImportDto, ImportFiguresDto } from '../../../contracts/campaign-import.ts';
import {
  COST_SCALE,
  type ImportFigures,
  importFigures,
  noFigures,
} from '../../../domain/campaign-import/import-values.ts';
import type { NameOf } from '../../account/called-names.ts';
import type { CampaignImport } from '../../ports/campaign-imports.ts';

/** Characters of a cell that a preview shows. */
const SHOWN_LENGTH = 120;

/** Returns the beginning of a cell. */
export function shown(text: string): string {
  const cell = text.trim();
  return cell.length > SHOWN_LENGTH ? `${cell.slice(0, SHOWN_LENGTH)}…` : cell;
}

/** Returns a stored cost as an amount with decimals. */
export const euros = (cost: number | null): number | null => (cost === null ? null : cost / COST_SCALE);

/** Returns figures with the cost as an amount. */
export function figuresDto(figures: ImportFigures): ImportFiguresDto {
  const dto = { ...noFigures };
  for (const figure of importFigures) dto[figure] = figures[figure];
  return { ...dto, cost: euros(figures.cost) };
}

/** Returns an import for the back office, without its bytes' size and its campaigns' hashes. */
export function importDto(imported: CampaignImport, nameOf: NameOf): CampaignImportDto {
  const { id, source, sha256, rows, fromDay, toDay, viewMetric, isTotal, titles } = imported;
  const { createdAt, createdBy, withdrawnAt, withdrawnBy } = imported;
  return {
    ...{ id, source, sha256, rows, from: fromDay, to: toDay, viewMetric, isTotal },
    titles: titles.filter(Boolean),
    ...figuresDto(imported),
    at: new Date(createdAt).toISOString(),
    by: nameOf(createdBy),
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt).toISOString(),
    withdrawnBy: nameOf(withdrawnBy),
  };
}
