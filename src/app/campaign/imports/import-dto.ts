import type {
  CampaignImportDto,
  ImportFiguresDto,
  ImportPreview,
} from '../../../contracts/campaign-import.ts';
import type { DatedImport } from '../../../domain/campaign-import/figure-sources.ts';
import {
  COST_SCALE,
  type ImportFigures,
  importFigures,
  noFigures,
} from '../../../domain/campaign-import/import-values.ts';
import { type CountingDays, countingDays } from '../../../domain/campaign-import/replaced-days.ts';
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
  const { currency, rate } = imported;
  const { createdAt, createdBy, withdrawnAt, withdrawnBy } = imported;
  return {
    ...{ id, source, sha256, rows, from: fromDay, to: toDay, currency, rate, viewMetric, isTotal },
    titles: titles.filter(Boolean),
    ...figuresDto(imported),
    at: isoTime(createdAt),
    by: nameOf(createdBy),
    withdrawnAt: withdrawnAt === null ? null : isoTime(withdrawnAt),
    withdrawnBy: nameOf(withdrawnBy),
  };
}

/**
 * Returns an import of the same bytes as a file that is previewed.
 * @param covering the imports that are not withdrawn, oldest first
 * @param wanted the campaigns that are chosen now
 */
export function earlierImport(
  { sha256, series, createdAt, createdBy, withdrawnAt, withdrawnBy }: CampaignImport,
  covering: readonly DatedImport[],
  wanted: readonly string[],
  nameOf: NameOf,
): ImportPreview['earlier'] {
  return {
    ...{ at: isoTime(createdAt), by: nameOf(createdBy) },
    ...{ withdrawnAt: withdrawnAt === null ? null : isoTime(withdrawnAt), withdrawnBy: nameOf(withdrawnBy) },
    counted: withdrawnAt === null ? (countedByFile(covering).get(sha256) ?? null) : null,
    lacking: wanted.filter((key) => !series.includes(key)).length,
  };
}

/** Returns whether the file of an earlier import would add something again: campaigns that it lacks, or days that were replaced. */
export const addsTo = ({ lacking, counted }: NonNullable<ImportPreview['earlier']>): boolean =>
  lacking > 0 || (counted !== null && counted.counting < counted.rows);

const isoTime = (at: number): string => new Date(at).toISOString();

/** Returns `countingDays` by the SHA-256 of the file: of those that are not withdrawn, no two are of the same one. */
export const countedByFile = (covering: readonly DatedImport[]): Map<string, CountingDays> =>
  new Map([...countingDays(covering)].map(([{ sha256 }, count]) => [sha256, count]));
