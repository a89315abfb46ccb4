import { agencyDay } from '../time/agency-day.ts';

/** How long ago, in the one unit that is said. `count` is at least 1; `today` needs none. */
export type RelativeTime = { unit: 'today' } | { unit: 'day' | 'week' | 'month' | 'year'; count: number };

const DAY_MS = 86_400_000;

/**
 * The documented steps: today, days up to a week, weeks up to 30 days, months up to 365 days, then years. Days of the
 * calendar, so that no label changes before midnight, when the pages that show it do too. A time in the future is a
 * clock that goes wrong somewhere: today.
 */
export function relativeTime(then: number, now: number): RelativeTime {
  const days = (Date.parse(agencyDay(now)) - Date.parse(agencyDay(then))) / DAY_MS;
  if (days < 1) return { unit: 'today' };
  if (days < 7) return { unit: 'day', count: days };
  if (days < 30) return { unit: 'week', count: Math.floor(days / 7) };
  if (days < 365) return { unit: 'month', count: Math.floor(days / 30) };
  return { unit: 'year', count: Math.floor(days / 365) };
}
