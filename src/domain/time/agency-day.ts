/**
 * The time zone of the agency. The back office shows, filters and counts in this zone, regardless of the zone of the
 * reader or the server.
 */
export const AGENCY_ZONE = 'Europe/Paris';

/** The Swedish format of a day is that of ISO 8601. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: AGENCY_ZONE });
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The offset of the time zone that is furthest ahead of UTC. */
const MOST_AHEAD_MS = 14 * HOUR_MS;

/** Returns the agency's day at a moment in epoch milliseconds: `2026-11-02`. */
export function agencyDay(time: number): string {
  return calendar.format(time);
}

/**
 * Returns the moment at which the agency's next day begins, in epoch milliseconds. Its midnights are full hours of UTC.
 */
export function nextAgencyDay(time: number): number {
  const day = agencyDay(time);
  let next = (Math.floor(time / HOUR_MS) + 1) * HOUR_MS;
  while (agencyDay(next) === day) next += HOUR_MS;
  return next;
}

/**
 * Returns the moment at which an agency's day begins, in epoch milliseconds: `2026-11-02` begins on 1 November, 23:00
 * UTC.
 */
export function agencyDayStart(day: string): number {
  let time = Date.parse(day) - MOST_AHEAD_MS;
  while (agencyDay(time) < day) time += HOUR_MS;
  return time;
}

/** A period in epoch milliseconds: from `from` on, and before `until`. An absent end is open. */
export interface Moments {
  from?: number;
  until?: number;
}

/**
 * Returns the period of the agency's days from `first` to `last`, both included. Periods of days are converted to
 * moments only here.
 */
export const momentsOfDays = (first: string | undefined, last: string | undefined): Moments => ({
  ...(first !== undefined && { from: agencyDayStart(first) }),
  ...(last !== undefined && { until: nextAgencyDay(agencyDayStart(last)) }),
});

/**
 * Returns a calendar day as the number of days since 1 January 1970: consecutive days differ by 1, in any time zone.
 */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** Returns the calendar day of such a number: `2026-11-02`. */
export const dayName = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns a moment in ISO 8601. Sources that give only a day are stored as its midnight in UTC: for such a moment only
 * the day is returned, so that no hour is invented.
 */
export const momentOrDay = (time: number): string =>
  time % DAY_MS === 0 ? dayName(time / DAY_MS) : new Date(time).toISOString();
