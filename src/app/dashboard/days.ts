import { agencyDay, agencyDayStart, dayName, dayNumber } from '../../domain/time/agency-day.ts';
import type { Month, Period } from '../ports/dashboard.ts';

const MONTHS = 12;

/** The agency's last `days` days, today included. */
export function lastDays(now: number, days: number): Period {
  const until = dayNumber(agencyDay(now)) + 1;
  return { from: until - days, until };
}

/** The period of the agency's days from `first` to `last`, both included. */
export const periodOf = (first: string, last: string): Period => ({
  from: dayNumber(first),
  until: dayNumber(last) + 1,
});

/** As many days just before a period. */
export const daysBefore = ({ from, until }: Period): Period => ({ from: from - (until - from), until: from });

/** The first and the last day of a period. */
export const endsOf = ({ from, until }: Period): { from: string; to: string } => ({
  from: dayName(from),
  to: dayName(until - 1),
});

/** The agency's last twelve months, oldest first, the present one included. */
export function lastMonths(now: number): Month[] {
  const [year, month] = agencyDay(now).split('-').map(Number) as [number, number];
  return Array.from({ length: MONTHS }, (_, index) => {
    const first = new Date(Date.UTC(year, month - MONTHS + index)).toISOString().slice(0, 10);
    return { month: first.slice(0, 7), from: agencyDayStart(first) };
  });
}

/** A period's days, oldest first, with their numbers. */
export const daysOf = ({ from, until }: Period): { number: number; day: string }[] =>
  Array.from({ length: until - from }, (_, index) => ({ number: from + index, day: dayName(from + index) }));
