import { agencyDay } from '../time/agency-day.ts';

/** An age in the one unit in which it is shown. `count` is at least 1; `today` has no count. */
export type RelativeTime = { unit: 'today' } | { unit: 'day' | 'week' | 'month' | 'year'; count: number };

const DAY_MS = 86_400_000;

/**
 * Returns the age of `then` at `now` (epoch milliseconds) in the documented steps: today, days up to a week, weeks up
 * to 30 days, months up to 365 days, then years. It counts calendar days of the agency, so that a label changes only at
 * midnight, when the cached pages that show it expire too. A time in the future is caused by a wrong clock, and counts as
 * today.
 */
export function relativeTime(then: number, now: number): RelativeTime {
  const days = (Date.parse(agencyDay(now)) - Date.parse(agencyDay(then))) / DAY_MS;
  if (days < 1) return { unit: 'today' };
  if (days < 7) return { unit: 'day', count: days };
  if (days < 30) return { unit: 'week', count: Math.floor(days / 7) };
  if (days < 365) return { unit: 'month', count: Math.floor(days / 30) };
  return { unit: 'year', count: Math.floor(days / 365) };
}
