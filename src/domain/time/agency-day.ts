/** Where the agency lives. Its back office shows, filters and counts in this zone, wherever the reader or the server is. */
export const AGENCY_ZONE = 'Europe/Paris';

/** Swedish writes a day as ISO 8601 does. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: AGENCY_ZONE });
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** No zone is further ahead of UTC. */
const MOST_AHEAD_MS = 14 * HOUR_MS;

/** The agency's day at a moment, `2026-11-02`. */
export function agencyDay(time: number): string {
  return calendar.format(time);
}

/** The moment at which the agency's day after this one begins. Its midnights fall on full hours of UTC. */
export function nextAgencyDay(time: number): number {
  const day = agencyDay(time);
  let next = (Math.floor(time / HOUR_MS) + 1) * HOUR_MS;
  while (agencyDay(next) === day) next += HOUR_MS;
  return next;
}

/** The moment at which a day of the agency's begins: `2026-11-02` is 1 November, 23:00 in UTC. */
export function agencyDayStart(day: string): number {
  let time = Date.parse(day) - MOST_AHEAD_MS;
  while (agencyDay(time) < day) time += HOUR_MS;
  return time;
}

/** A calendar day as the number of days since 1 January 1970: whole numbers that are a day apart, in any zone. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** The calendar day of such a number, `2026-11-02`. */
export const dayName = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** A moment in ISO 8601; of a source that tells a day alone, stored as its midnight in UTC, that day: no hour is made up. */
export const momentOrDay = (time: number): string =>
  time % DAY_MS === 0 ? dayName(time / DAY_MS) : new Date(time).toISOString();
