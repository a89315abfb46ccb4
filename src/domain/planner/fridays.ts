import { dayName, dayNumber } from '../time/agency-day.ts';

/** 1 January 1970, day 0, was a Thursday: day numbers with remainder 1 when divided by 7 are Fridays. */
const FRIDAY = 1;

/**
 * Returns the Fridays of a month, on which music is released worldwide (IFPI, since July 2015).
 * @param month any day of the month: `2027-01-15`
 */
export function fridaysOf(month: string): string[] {
  const first = dayNumber(`${month.slice(0, 7)}-01`);
  const days = Array.from({ length: 31 }, (_, index) => first + index);
  return days
    .filter((day) => ((day % 7) + 7) % 7 === FRIDAY)
    .map(dayName)
    .filter((day) => day.startsWith(month.slice(0, 7)));
}

/** Returns the Fridays of a period, whose first and last day are included. */
export function fridaysFrom(first: string, last: string): string[] {
  const start = dayNumber(fridayFrom(first));
  const weeks = Math.max(0, Math.floor((dayNumber(last) - start) / 7) + 1);
  return Array.from({ length: weeks }, (_, index) => dayName(start + 7 * index));
}

/** Returns the first Friday from a day on, which may be that day. It ends the day's release week. */
export function fridayFrom(day: string): string {
  const number = dayNumber(day);
  return dayName(number + ((((FRIDAY - number) % 7) + 7) % 7));
}

/** Returns the number of days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Returns the day that is a number of days after another one; before it, if the number is negative. */
export const dayAfter = (day: string, days: number): string => dayName(dayNumber(day) + days);
