import type { DashboardDto } from '../../contracts/dashboard.ts';

export type Split = 'kinds' | 'sources';

export interface Column {
  /** First and last day, both included, as `2026-11-21`. */
  from: string;
  to: string;
  counts: Record<string, number>;
  total: number;
}

/** A column is a day up to this many days; beyond that, a week. */
const MOST_COLUMNS = 92;
const WEEK = 7;

/** The columns of the chart, oldest first, and the names that it stacks, those with the most leads at the bottom. */
export function leadColumns(
  { leadsPerDay }: DashboardDto,
  split: Split,
): { columns: Column[]; names: string[] } {
  const width = leadsPerDay.length > MOST_COLUMNS ? WEEK : 1;
  const columns: Column[] = [];
  // Whole weeks are counted back from today; what is left over is the first.
  for (let end = leadsPerDay.length; end > 0; end -= width) {
    const days = leadsPerDay.slice(Math.max(0, end - width), end);
    const counts: Record<string, number> = {};
    for (const day of days)
      for (const [name, count] of Object.entries(split === 'kinds' ? day.kinds : day.counts))
        counts[name] = (counts[name] ?? 0) + (count ?? 0);
    columns.unshift({
      from: days[0]?.day ?? '',
      to: days.at(-1)?.day ?? '',
      counts,
      total: sum(Object.values(counts)),
    });
  }
  const totals = new Map<string, number>();
  for (const { counts } of columns)
    for (const [name, count] of Object.entries(counts)) totals.set(name, (totals.get(name) ?? 0) + count);
  const names = [...totals].filter(([, total]) => total > 0).sort(([, a], [, b]) => b - a);
  return { columns, names: names.map(([name]) => name) };
}

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
