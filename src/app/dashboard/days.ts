import { agencyDay, agencyDayStart, dayName, dayNumber } from '../../domain/time/agency-day.ts';
import type { Month, Period } from '../ports/dashboard.ts';

const MONTHS = 12;

/** Returns the agency's last `days` days, including today. */
export function lastDays(now: number, days: number): Period {
  const until = dayNumber(agencyDay(now)) + 1;
  return { from: until - days, until };
}

/** Returns the period of the agency's days from `first` to `last`, both included. */
export const periodOf = (first: string, last: string): Period => ({
  from: dayNumber(first),
  until: dayNumber(last) + 1,
});

/** Returns the period of the same length just before a period. */
export const daysBefore = ({ from, until }: Period): Period => ({ from: from - (until - from), until: from });

/** Returns the first and the last day of a period, as `2026-11-22`. */
export const endsOf = ({ from, until }: Period): { from: string; to: string } => ({
  from: dayName(from),
  to: dayName(until - 1),
});

/** Returns the agency's last twelve months, oldest first, including the current month. */
export function lastMonths(now: number): Month[] {
  const [year, month] = agencyDay(now).split('-').map(Number) as [number, number];
  return Array.from({ length: MONTHS }, (_, index) => {
    const first = new Date(Date.UTC(year, month - MONTHS + index)).toISOString().slice(0, 10);
    return { month: first.slice(0, 7), from: agencyDayStart(first) };
  });
}

/** Returns a period's days, oldest first, with their numbers. */
export const daysOf = ({ from, until }: Period): { number: number; day: string }[] =>
  Array.from({ length: until - from }, (_, index) => ({ number: from + index, day: dayName(from + index) }));
