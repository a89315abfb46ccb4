import {
  type CoveringImport,
  countedImports,
  daily,
  heardRows,
  type ImportedDay,
  isWhole,
  ofAudience,
  winningDays,
} from './current-days.ts';
import { NOTABLE_FALL } from './import-values.ts';

/**
 * Returns the rows of earlier imports that no longer count once a further import is added, and those that count in their place: of
 * the same campaign and day, or of the whole day where one of the two has all campaigns at once.
 * @param imports those that are not withdrawn, oldest first
 */
export function replacedDays(
  imports: readonly CoveringImport[],
  next: CoveringImport,
): { before: ImportedDay[]; after: ImportedDay[] } {
  const own = daily(imports, ofAudience(next) ? next : undefined);
  const counting = winningDays([...own, next]);
  const kept = new Set(counting);
  const before = winningDays(own).filter((row) => !kept.has(row));
  const ofWhole = new Set(own.filter(isWhole).flatMap(({ days }) => days));
  const isWholeDay = isWhole(next) ? () => true : (row: ImportedDay) => ofWhole.has(row);
  const placeOf = ({ series, day }: ImportedDay) => `${series} ${day}`;
  const places = new Set(before.map(placeOf));
  const wholeDays = new Set(before.filter(isWholeDay).map(({ day }) => day));
  return { before, after: counting.filter((row) => wholeDays.has(row.day) || places.has(placeOf(row))) };
}

/** Returns by which share a sum of replaced rows falls; null: it does not, or by less than a person must see before the import. */
export function notableFall(replaced: { before: number | null; after: number | null } | null): number | null {
  if (!replaced?.before) return null;
  const fall = 1 - (replaced.after ?? 0) / replaced.before;
  return fall > NOTABLE_FALL ? fall : null;
}

/** How many of the rows of an import count, which are one for each of its campaigns and days; a total of a period is one row. */
export interface CountingDays {
  /** The number of campaigns, songs or videos with a row. */
  series: number;
  rows: number;
  counting: number;
}

/**
 * Returns how many rows of each import count in `importedFigures`: newer imports may have replaced some or all of them, also those of
 * one campaign while the same days of another count. An import with the total of an audience is left out, since nothing is counted
 * from it.
 * @param imports those that are not withdrawn, oldest first
 */
export function countingDays<One extends CoveringImport>(imports: readonly One[]): Map<One, CountingDays> {
  const rows = new Set([...winningDays(daily(imports, undefined)), ...heardRows(imports)]);
  const totals = new Set<CoveringImport>(countedImports(imports).filter(({ isTotal }) => isTotal));
  const found = new Map<One, CountingDays>();
  for (const one of imports) {
    if (one.isTotal && ofAudience(one)) continue;
    const series = new Set(one.days.map((row) => row.series)).size;
    found.set(
      one,
      one.isTotal
        ? { series, rows: 1, counting: Number(totals.has(one)) }
        : { series, rows: one.days.length, counting: one.days.filter((row) => rows.has(row)).length },
    );
  }
  return found;
}
