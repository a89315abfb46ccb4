import { addFigures, type ImportFigures, type ImportSource, noFigures } from './import-values.ts';

/** An import as it covers days: all of its campaigns on all days from the first to the last. */
export interface CoveringImport {
  source: ImportSource | null;
  fromDay: string;
  toDay: string;
  /** The campaigns of the file that were imported. */
  series: readonly string[];
  days: readonly ImportedDay[];
}

/** The figures of a campaign of a file on a day; costs are in 1/10 000 €. */
export interface ImportedDay extends ImportFigures {
  series: string;
  day: string;
}

export interface CampaignDay extends ImportFigures {
  day: string;
}

/**
 * Returns the figures of each day, oldest first. For each campaign of a platform, the newest import that covers a day counts,
 * also where it has no row for the day: the platform has corrected it to nothing.
 * @param imports those that are not withdrawn, oldest first
 */
export function currentDays(imports: readonly CoveringImport[]): CampaignDay[] {
  const winning = new Map<string, ImportedDay>();
  const keyOf = (source: string | null, series: string, day: string) => `${source} ${series} ${day}`;
  for (const { source, fromDay, toDay, series, days } of imports) {
    const covered = new Set(series);
    for (const [key, { series: one, day }] of winning)
      if (key === keyOf(source, one, day) && covered.has(one) && day >= fromDay && day <= toDay)
        winning.delete(key);
    for (const day of days) winning.set(keyOf(source, day.series, day.day), day);
  }
  const byDay = new Map<string, CampaignDay>();
  for (const { day, series: _series, ...figures } of winning.values())
    byDay.set(day, { day, ...addFigures(byDay.get(day) ?? noFigures, figures) });
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Returns the sum of days; all figures are null for no day. */
export const sumOfDays = (days: readonly ImportFigures[]): ImportFigures =>
  days.reduce((sum, day) => addFigures(sum, day), noFigures);
