import { dayNumber } from '../time/agency-day.ts';
import { dayAfter } from './fridays.ts';
import { holidaysOf } from './holidays.ts';
import type { Territory } from './inputs.ts';

/** The country of the agency: its holidays count if the whole world is chosen. */
const HOME: Territory = 'FR';

/** 1 January 1970, day 0, was a Thursday: day numbers of Saturdays have remainder 2 when divided by 7, of Sundays 3. */
const isWeekend = (day: string): boolean => [2, 3].includes(((dayNumber(day) % 7) + 7) % 7);

/** Offices close at noon at the latest, so a question about a delivery gets no answer. */
const isEve = (day: string): boolean => ['12-24', '12-31'].includes(day.slice(5));

/**
 * The days on which distributors, stores and artists work: no weekends, no national holidays of any chosen territory, neither
 * 24 nor 31 December. Regional holidays are not known (`holidays.ts`).
 */
export interface WorkDays {
  /** Returns a day itself, or the first work day after it. */
  from(day: string): string;
  /** Returns a day itself, or the last work day before it. */
  until(day: string): string;
}

/** Returns the work days of these territories. `GLOBAL` has the holidays of the agency's country. */
export function workDays(territories: readonly Territory[]): WorkDays {
  const countries = territories.map((territory) => (territory === 'GLOBAL' ? HOME : territory));
  const isOff = (day: string): boolean =>
    isWeekend(day) ||
    isEve(day) ||
    countries.some((country) => holidaysOf(country, Number(day.slice(0, 4))).includes(day));
  const move = (day: string, by: 1 | -1): string => {
    let moved = day;
    while (isOff(moved)) moved = dayAfter(moved, by);
    return moved;
  };
  return { from: (day) => move(day, 1), until: (day) => move(day, -1) };
}
