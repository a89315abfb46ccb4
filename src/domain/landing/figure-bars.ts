import { dayName, dayNumber } from '../time/agency-day.ts';

interface Day {
  /** As `2026-11-21`. */
  day: string;
  visits: number;
  conversions: number;
}

export interface Bar {
  /** First and last day, both included, as `2026-11-21`. */
  from: string;
  to: string;
  visits: number;
  conversions: number;
}

/** Up to this number of days, each bar is a day; above it, a week. */
const MOST_BARS = 45;
const WEEK = 7;

/** Returns a bar for each day, or for each week, oldest first. Whole weeks are counted back from the last day. */
export function barsOf(days: readonly Day[]): Bar[] {
  const width = days.length > MOST_BARS ? WEEK : 1;
  const bars: Bar[] = [];
  for (let end = days.length; end > 0; end -= width) {
    const some = days.slice(Math.max(0, end - width), end);
    const sum = (name: 'visits' | 'conversions') => some.reduce((total, day) => total + day[name], 0);
    bars.unshift({
      from: some[0]?.day ?? '',
      to: some.at(-1)?.day ?? '',
      visits: sum('visits'),
      conversions: sum('conversions'),
    });
  }
  return bars;
}

/** Returns the round values of an axis from 0 to at least `most`: three or four steps of 1, 2 or 5 with zeros. */
export function axisOf(most: number): number[] {
  const target = Math.max(most, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(target));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= target) ?? power * 10;
  const whole = Math.max(1, Math.round(step));
  return Array.from({ length: Math.max(1, Math.ceil(most / whole)) + 1 }, (_, place) => place * whole);
}

/** The longest period of figures, in days. */
export const LONGEST_PERIOD_DAYS = 400;

/** Returns the days from the first visit on; without visits, only the last day. Before it, the page was not online yet. */
export function sinceFirstVisit<D extends Day>(days: readonly D[]): readonly D[] {
  const first = days.findIndex(({ visits }) => visits > 0);
  return first < 0 ? days.slice(-1) : days.slice(first);
}

export const periods = ['7', '30', 'all'] as const;
export type Period = (typeof periods)[number];

/**
 * Returns the first and the last day of a period that ends today.
 * @param created the day on which the page was created
 */
export function daysOf(period: Period, created: string, today: string): { from: string; until: string } {
  const count = period === 'all' ? LONGEST_PERIOD_DAYS : Number(period);
  const first = dayName(dayNumber(today) - count + 1);
  return { from: period === 'all' && created > first ? created : first, until: today };
}

/** Returns a share between 0 and 1; null without a whole. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
