import { dayName, dayNumber } from '../time/agency-day.ts';

/** A proposed day of a follow-up, and its distance in days. */
export interface FollowUpDay {
  day: string;
  inDays: number;
}

/** The proposed distances, in days. */
const DISTANCES = [1, 3, 7];
/** 1 January 1970, the day of number 0, was a Thursday: the days of a week begin with Monday as 0. */
const THURSDAY = 3;
const SATURDAY = 5;

/**
 * Returns the days that are proposed for a follow-up: tomorrow, in three days, in a week. The agency does not call at weekends:
 * a Saturday or a Sunday becomes the Monday after it. Each day is returned once. Public holidays are not known.
 * @param today the agency's day, as `2026-11-21`
 */
export function followUpDays(today: string): FollowUpDay[] {
  const now = dayNumber(today);
  const days = DISTANCES.map((distance) => workingDay(now + distance));
  return [...new Set(days)].map((day) => ({ day: dayName(day), inDays: day - now }));
}

function workingDay(day: number): number {
  const weekday = (day + THURSDAY) % 7;
  return weekday < SATURDAY ? day : day + 7 - weekday;
}
