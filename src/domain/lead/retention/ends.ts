import { agencyDay, agencyDayStart } from '../../time/agency-day.ts';
import { yearsBefore } from '../../time/years-before.ts';

/** A lead is deleted this number of years after the last contact by the person, as the privacy page states. */
export const LEAD_YEARS = 3;
/** The longest reason for keeping a person's leads longer, in characters. */
export const KEEP_REASON_MAX_LENGTH = 500;

/** Returns the day on whose night a lead ends, as `2026-12-14`, by its last contact in epoch milliseconds. */
export function endOf(contactAt: number): string {
  const [year = 0, month = 0, day = 0] = agencyDay(contactAt).split('-').map(Number);
  // 29 February ends on the 28th: `Date` would make it 1 March, a day after the night on which the lead is deleted.
  const last = new Date(Date.UTC(year + LEAD_YEARS, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + LEAD_YEARS, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}

/**
 * Returns the moment before which the last contact of the leads lies that are deleted at `now`, in epoch milliseconds:
 * their last day, on the agency's clock, has passed.
 */
export const endedBefore = (now: number): number => dayYearsBefore(agencyDay(now));

/** The same for the leads that end before a day, as `2026-12-14`. */
export function dayYearsBefore(day: string): number {
  return agencyDayStart(new Date(yearsBefore(Date.parse(day), LEAD_YEARS)).toISOString().slice(0, 10));
}
