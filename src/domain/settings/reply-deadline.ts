import { workDays } from '../planner/work-days.ts';
import { AGENCY_ZONE, agencyDay } from '../time/agency-day.ts';

const HOUR_MS = 3_600_000;
/** The agency's working hours, on its own clock, Monday to Friday without the public holidays of France. */
const OPENS = 9;
const CLOSES = 18;

const days = workDays(['FR']);
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: AGENCY_ZONE, hour: 'numeric', hourCycle: 'h23' });
const hourOf = (time: number): number => Number(clock.format(time));

/** Returns the next full hour, until which a reply deadline on a page is valid. The agency's zone is offset by full hours. */
export const nextFullHour = (time: number): number => (Math.floor(time / HOUR_MS) + 1) * HOUR_MS;

/**
 * Returns the day and the full hour, on the agency's clock, before which a message is answered. The working hours are
 * counted from the next full hour, because a page with this deadline is shown until then.
 * @param time when the page is rendered, in epoch milliseconds
 * @param hours working hours within which the agency answers
 */
export function replyDeadline(time: number, hours: number): { day: string; hour: number } {
  let end = nextFullHour(time);
  for (let left = hours; left > 0; end += HOUR_MS) if (isWorkHour(end)) left -= 1;
  // The end of the last working hour is on its own day: 18 h, not 9 h of the next day.
  return { day: agencyDay(end - HOUR_MS), hour: hourOf(end - HOUR_MS) + 1 };
}

function isWorkHour(time: number): boolean {
  const hour = hourOf(time);
  if (hour < OPENS || hour >= CLOSES) return false;
  const day = agencyDay(time);
  return days.from(day) === day;
}
