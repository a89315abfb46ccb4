import type { DashboardDto } from '../../contracts/dashboard.ts';
import { OTHER_SOURCES } from '../../domain/dashboard/scale.ts';

export type Split = 'kinds' | 'sources';

export interface Column {
  /** First and last day, both included, as `2026-11-21`. */
  from: string;
  to: string;
  /** The count under each name. A map, since a visitor can call a source `constructor` or `__proto__`. */
  counts: ReadonlyMap<string, number>;
  total: number;
}

/** Up to this number of days, each column is a day; above it, a week. */
const MOST_COLUMNS = 92;
const WEEK = 7;

/**
 * Returns a column for each day, or for each week when there are more than `MOST_COLUMNS` days, oldest first.
 * @param days without gaps, oldest first
 */
export function columnsOf(
  days: readonly { day: string; counts: Partial<Record<string, number>> }[],
): Column[] {
  const width = days.length > MOST_COLUMNS ? WEEK : 1;
  const columns: Column[] = [];
  // Whole weeks are counted back from today; the remaining days are the first column.
  for (let end = days.length; end > 0; end -= width) {
    const some = days.slice(Math.max(0, end - width), end);
    const counts = new Map<string, number>();
    for (const day of some)
      for (const [name, count] of Object.entries(day.counts))
        counts.set(name, (counts.get(name) ?? 0) + (count ?? 0));
    columns.unshift({
      from: some[0]?.day ?? '',
      to: some.at(-1)?.day ?? '',
      counts,
      total: sum([...counts.values()]),
    });
  }
  return columns;
}

export const areWeeks = (columns: readonly Column[]): boolean => columns.some(({ from, to }) => from !== to);

/** Returns the columns, oldest first, and the names to stack: the most frequent at the bottom, "other" on top. */
export function leadColumns(
  { leadsPerDay }: DashboardDto,
  split: Split,
): { columns: Column[]; names: string[] } {
  const columns = columnsOf(
    leadsPerDay.map(({ day, counts, kinds }) => ({ day, counts: split === 'kinds' ? kinds : counts })),
  );
  const totals = new Map<string, number>();
  for (const { counts } of columns)
    for (const [name, count] of counts) totals.set(name, (totals.get(name) ?? 0) + count);
  const rank = (name: string) =>
    split === 'sources' && name === OTHER_SOURCES ? -1 : (totals.get(name) ?? 0);
  const names = [...totals.keys()].filter((name) => totals.get(name) !== 0);
  return { columns, names: names.sort((a, b) => rank(b) - rank(a)) };
}

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The most steps of an axis above zero. */
const STEPS = 5;

/**
 * Returns the values at the lines of an axis from zero: round ones (1, 2 or 5 and zeros) with equal steps, the last one not
 * below `most`.
 * @param most the highest count, a whole number above zero
 */
export function axisTicks(most: number): number[] {
  let step = 1;
  for (let tens = 1; step * STEPS < most; tens *= 10)
    step = [1, 2, 5].map((digit) => digit * tens).find((round) => round * STEPS >= most) ?? 10 * tens;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, line) => line * step);
}
