import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The arrival of the newest samples, in epoch milliseconds, and the beginning of that day in UTC. */
export interface DemoMoments {
  day: number;
  lead: number;
  review: number;
  campaign: number;
}

/** The agency's time zone. */
const clockOfTheAgency = new Intl.DateTimeFormat('en', {
  timeZone: AGENCY_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** Returns the agency's local time at a moment, as if it were UTC, in epoch milliseconds. */
function shown(moment: number): number {
  const parts = clockOfTheAgency.formatToParts(moment);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/**
 * Returns the epoch milliseconds of a local time of the agency. The hours in use are never those of a clock change,
 * which is at night.
 */
function moment(day: number, hour: number, minute: number): number {
  const wanted = day + (hour * 60 + minute) * MINUTE;
  return wanted - (shown(wanted) - wanted);
}

/**
 * Returns the documented times of the latest activities, 14:32, 11:15 and 09:45 in Paris (docs/product.md, Back
 * office): on the day of the seeding, or on the day before until 14:32, so that the order of the list is the same at
 * any hour.
 */
export function demoMoments(now: number): DemoMoments {
  const today = Math.floor(shown(now) / DAY) * DAY;
  const day = moment(today, 14, 32) <= now ? today : today - DAY;
  return { day, lead: moment(day, 14, 32), review: moment(day, 11, 15), campaign: moment(day, 9, 45) };
}

/**
 * Returns the epoch milliseconds of a number of days before the day of the newest samples, at a time in Paris such as
 * `14:32`.
 */
export function demoMoment({ day }: Pick<DemoMoments, 'day'>, daysAgo: number, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return moment(day - daysAgo * DAY, hour, minute);
}

/** Returns the day, as `2026-11-22`, a number of days after the day of the newest samples. */
export function demoDay({ day }: Pick<DemoMoments, 'day'>, daysLater: number): string {
  return new Date(day + daysLater * DAY).toISOString().slice(0, 10);
}
