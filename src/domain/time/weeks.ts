import { dayName, dayNumber } from './agency-day.ts';

/**
 * Returns the Mondays of the weeks up to that of a day, ascending, as `2026-11-23`.
 * @param today the agency's day
 */
export function weeksUntil(today: string, count: number): string[] {
  const number = dayNumber(today);
  // 1 January 1970, day 0, was a Thursday.
  const monday = number - ((number + 3) % 7);
  return Array.from({ length: count }, (_, week) => dayName(monday - 7 * (count - 1 - week)));
}

/** Returns the position of the week of a day among the Mondays of consecutive weeks; below 0: earlier. */
export const weekOf = (mondays: readonly string[], day: string): number =>
  Math.floor((dayNumber(day) - dayNumber(mondays[0] ?? day)) / 7);
