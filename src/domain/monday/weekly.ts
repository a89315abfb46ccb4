import { agencyDay, agencyDayStart, dayName, dayNumber } from '../time/agency-day.ts';
import { mondayAfter } from './monday.ts';

/** The hour of the weekly mail on the agency's clock, in milliseconds after its midnight: eight o'clock. */
const MORNING_MS = 8 * 3_600_000;
const WEEK_DAYS = 7;

/** Returns the latest Monday whose eight o'clock has passed, as `dayNumber` numbers it. */
export function lastMonday(now: number): number {
  const monday = dayNumber(mondayAfter(agencyDay(now))) - WEEK_DAYS;
  return now < agencyDayStart(dayName(monday)) + MORNING_MS ? monday - WEEK_DAYS : monday;
}
