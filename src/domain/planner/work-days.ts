import { dayNumber } from '../time/agency-day.ts';
import { dayAfter } from './fridays.ts';
import { holidaysOf } from './holidays.ts';
import type { Territory } from './inputs.ts';

/** The country of the agency: its holidays count where the whole world was chosen. */
const HOME: Territory = 'FR';

/** 1 January 1970 was a Thursday: the Saturdays after it leave 2 over when divided by 7, the Sundays 3. */
const isWeekend = (day: string): boolean => [2, 3].includes(((dayNumber(day) % 7) + 7) % 7);

/** Offices close at noon at the latest, so that a question about a delivery stays without an answer. */
const isEve = (day: string): boolean => ['12-24', '12-31'].includes(day.slice(5));

/**
 * The days on which distributors, stores and artists act: no weekend, no national holiday of any chosen territory, neither
 * 24 nor 31 December. Regional holidays are not known (`holidays.ts`).
 */
export interface WorkDays {
  /** Returns a day itself, or the first work day after it. */
  from(day: string): string;
  /** Returns a day itself, or the last work day before it. */
  until(day: string): string;
}

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
