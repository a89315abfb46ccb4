import { type DashboardPeriod, dashboardPeriods, MOST_DAYS } from '../../domain/dashboard/scale.ts';
import { dayNumber } from '../../domain/time/agency-day.ts';

/** First and last day, both included. */
export interface Ends {
  from: string;
  to: string;
}

/** The last `days` days, or own dates. */
export type Period = { days: DashboardPeriod } | Ends;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** Returns the key of the error message about the dates, or `undefined` if they form a period. */
export function periodProblem(from: string, to: string): 'empty' | 'order' | 'long' | undefined {
  if (!isDay(from) || !isDay(to)) return 'empty';
  if (to < from) return 'order';
  return dayNumber(to) - dayNumber(from) >= MOST_DAYS ? 'long' : undefined;
}

/** Returns the period of the URL; an invalid one counts as 30 days. */
export function periodIn(query: URLSearchParams): Period {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  if (periodProblem(from, to) === undefined) return { from, to };
  return { days: dashboardPeriods.find((days) => days === query.get('days')) ?? '30' };
}
