import { dayName, dayNumber } from '../time/agency-day.ts';
import type { FoundHeader } from './find-header.ts';
import { COST_SCALE, type ImportFigures } from './import-values.ts';
import type { Report } from './read-report.ts';

/** Why a report cannot be imported as it was read. One problem at a time: each is solved before the next is seen. */
export const importProblems = [
  /** No known report, and no column was named by hand. */
  'unknown',
  /** The report of another platform than the campaign's. */
  'other_platform',
  /** Rows of weeks or longer, or without a day. */
  'not_daily',
  /** No row before the present day could be read. */
  'no_days',
  /** The decimal sign cannot be known from the file. */
  'decimal',
  /** The order of day and month cannot be known from the file. */
  'day_order',
  /** The rows do not add up to the file's own total. */
  'sums',
  /** Most days are not those of the campaign. */
  'other_days',
  /** Several columns can be the views of the promise. */
  'view_metric',
  /** The report does not name its currency. */
  'currency',
  /** An account in another currency than the euro, without a rate. */
  'rate',
  /** The same bytes are already imported. */
  'same_file',
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** A difference of the file's total up to this share, or up to this amount, is rounding. */
const TOTAL_TOLERANCE = { share: 0.005, cost: 0.05 * COST_SCALE, count: 0 };

/** Days before and after the campaign that its report may have: the platform's days are those of another time zone. */
const MARGIN_DAYS = 3;

/** Returns whether the rows add up to the file's own total; a figure that the total lacks is not compared. */
export function agreesWithTotal(sums: ImportFigures, total: ImportFigures): boolean {
  return Object.entries(total).every(([name, expected]: [string, number | null]) => {
    if (expected === null) return true;
    const found = sums[name as keyof ImportFigures] ?? 0;
    const least = name === 'cost' ? TOTAL_TOLERANCE.cost : TOTAL_TOLERANCE.count;
    return Math.abs(found - expected) <= Math.max(least, TOTAL_TOLERANCE.share * Math.abs(expected));
  });
}

/** Returns the number of days of a report, and of those that are not the campaign's. */
export function foreignDays(report: Report, { startsOn, endsOn }: { startsOn: string; endsOn: string }) {
  const days = [...new Set(report.days.map(({ day }) => day))];
  const first = dayName(dayNumber(startsOn) - MARGIN_DAYS);
  const last = dayName(dayNumber(endsOn) + MARGIN_DAYS);
  return { days: days.length, outside: days.filter((day) => day < first || day > last).length };
}

interface Judged {
  report: Report;
  header: FoundHeader;
  campaign: { startsOn: string; endsOn: string };
  isOtherPlatform: boolean;
  isSameFile: boolean;
  /** The report's currency, or the one that the reader named. */
  currency: string | null;
  hasRate: boolean;
}

/** Returns the first problem of a report for a campaign; null: it can be imported. */
export function problemOf({
  report,
  header,
  campaign,
  isOtherPlatform,
  isSameFile,
  currency,
  hasRate,
}: Judged): ImportProblem | null {
  if (isOtherPlatform) return 'other_platform';
  const hasDays = header.fields.includes('day') || header.fields.includes('starts');
  if (report.isPeriods || !hasDays) return 'not_daily';
  if (isSameFile) return 'same_file';
  if (report.dayOrder === undefined) return 'day_order';
  if (report.decimal === undefined) return 'decimal';
  if (report.days.length === 0) return 'no_days';
  if (report.total && !agreesWithTotal(report.sums, report.total)) return 'sums';
  const { days, outside } = foreignDays(report, campaign);
  if (outside * 2 > days) return 'other_days';
  if (header.viewChoices.length > 0 && !header.fields.includes('views')) return 'view_metric';
  if (currency === null) return 'currency';
  return currency === 'EUR' || hasRate ? null : 'rate';
}
