import type { CampaignPlatform } from '../campaign/campaign-values.ts';
import { dayNumber } from '../time/agency-day.ts';
import type { FoundHeader } from './find-header.ts';
import {
  adCounts,
  additiveFigures,
  COST_SCALE,
  type ImportField,
  type ImportFigures,
  importFigures,
  isAudienceSource,
  isOtherPlatform,
} from './import-values.ts';
import type { Report, ReportDay } from './read-report.ts';

/** Why a report cannot be imported as it was read. One problem at a time: each is solved before the next is seen. */
export const importProblems = [
  /** No known report, and no column was named by hand. */
  'unknown',
  /** The report of another platform than the campaign's. */
  'other_platform',
  /** Rows of weeks or months. */
  'not_daily',
  /** One total of a period that the report does not name. */
  'period',
  /** Days of a song or video that the report does not name. */
  'title',
  /** No row before the present day could be read. */
  'no_days',
  /** Only negative costs: credits, whose days are not in the report. */
  'credits',
  /** The decimal sign cannot be known from the file. */
  'decimal',
  /** The order of day and month cannot be known from the file. */
  'day_order',
  /** The rows do not add up to the file's own total. */
  'sums',
  /** Most days of the chosen campaigns are not those of the campaign. */
  'other_days',
  /** Several columns can be the views of the promise. */
  'view_metric',
  /** The chosen campaigns have several currencies, which cannot be added up. */
  'currencies',
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
  return additiveFigures.every((name) => {
    const expected = total[name];
    if (expected === null) return true;
    const found = sums[name] ?? 0;
    const least = name === 'cost' ? TOTAL_TOLERANCE.cost : TOTAL_TOLERANCE.count;
    return Math.abs(found - expected) <= Math.max(least, TOTAL_TOLERANCE.share * Math.abs(expected));
  });
}

/** First and last day. */
export interface Span {
  from: string;
  to: string;
}

/**
 * Returns the number of days, and of those that are before or after the campaign by more than a margin.
 * @param chosen the rows of the chosen campaigns of a report
 * @param period that of a report without days, which counts in their place
 */
export function foreignDays(
  chosen: readonly Pick<ReportDay, 'day'>[],
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  period: Span | null,
  margin = 0,
) {
  const first = dayNumber(startsOn) - margin;
  const last = dayNumber(endsOn) + margin;
  if (period) {
    const [from, to] = [dayNumber(period.from), dayNumber(period.to)];
    const inside = Math.max(0, Math.min(to, last) - Math.max(from, first) + 1);
    return { days: to - from + 1, outside: to - from + 1 - inside };
  }
  const days = [...new Set(chosen.map(({ day }) => dayNumber(day)))];
  return { days: days.length, outside: days.filter((day) => day < first || day > last).length };
}

interface Judged {
  report: Report;
  header: FoundHeader;
  /** The rows of the chosen campaigns, whose days are compared with the campaign's: a report of an account has those of others too. */
  chosen: readonly Pick<ReportDay, 'day'>[];
  campaign: { startsOn: string; endsOn: string; platform: CampaignPlatform };
  isSameFile: boolean;
  /** Of the same file: whether a further import of it would add something, once the earlier one is withdrawn. */
  isWantedAgain: boolean;
  /** The currencies of the chosen campaigns, or the one that the reader named. */
  currencies: readonly string[];
  hasRate: boolean;
  /** Of a report without days: the period that it names, or the reader did. */
  period: Span | null;
  /** What the reader named a report without a column of songs. */
  title: string | undefined;
}

/** Problems of the whole file, which the earlier import of the same file did not have: the campaign has changed since. */
const ofFile: ReadonlySet<ImportProblem | null> = new Set([
  'unknown',
  'other_platform',
  'not_daily',
] as const);
/** Problems of the choice: who withdraws the earlier import on our advice would meet them afterwards. */
const ofChoice: ReadonlySet<ImportProblem | null> = new Set(['other_days', 'currencies'] as const);

/** Returns the first problem of a report for a campaign; null: it can be imported. */
export function problemOf(judged: Judged): ImportProblem | null {
  const problem = problemOfReport(judged);
  if (!judged.isSameFile || ofFile.has(problem)) return problem;
  return judged.isWantedAgain && ofChoice.has(problem) ? problem : 'same_file';
}

function problemOfReport(judged: Judged): ImportProblem | null {
  const { report, header, chosen, campaign, currencies, hasRate, period, title } = judged;
  const { fields, source } = header;
  const ofAudience = isAudienceSource(source) || !fields.some((field) => adFields.has(field));
  if (source === null && !fields.some((field) => figureFields.has(field))) return 'unknown';
  if (isOtherPlatform(source, campaign.platform)) return 'other_platform';
  if (report.isPeriods) return 'not_daily';
  if (report.dayOrder === undefined) return 'day_order';
  if (report.decimal === undefined) return 'decimal';
  if (report.isTotal && period === null) return 'period';
  if (report.days.length === 0) return 'no_days';
  // A report that has costs, and none that counts.
  if (fields.includes('cost') && report.days.every(({ cost }) => cost === null)) {
    if (report.credits.length > 0) return 'credits';
    if (report.unreadable.length > 0) return 'no_days';
  }
  const isNamed = fields.some((field) => field === 'campaign' || field === 'campaignId');
  // The songs of an artist together have listeners, one song has only streams.
  if (isAudienceSource(source) && !isNamed && !fields.includes('listeners') && !title) return 'title';
  // A table of songs or videos has only the first hundreds of them, and the total of all.
  const isComplete = !(ofAudience && report.isTotal);
  if (isComplete && report.total && !agreesWithTotal(report.sums, report.total)) return 'sums';
  const { days, outside } = foreignDays(chosen, campaign, period, MARGIN_DAYS);
  // An audience is looked at before and after a campaign too.
  const areOther = ofAudience ? outside === days : outside * 2 > days;
  if (chosen.length > 0 && areOther) return 'other_days';
  if (header.viewChoices.length > 0 && !fields.includes('views')) return 'view_metric';
  if (!fields.includes('cost')) return null;
  const [currency, ...others] = currencies;
  if (others.length > 0) return 'currencies';
  if (currency === undefined) return 'currency';
  return currency === 'EUR' || hasRate ? null : 'rate';
}

/** What a column can be that holds figures of an ad, and any figures. */
const adFields = new Set<ImportField | null>(['cost', ...adCounts]);
const figureFields = new Set<ImportField | null>(importFigures);
