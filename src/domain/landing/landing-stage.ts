import { AGENCY_ZONE, agencyDay, dayNumber, nextAgencyDay } from '../time/agency-day.ts';
import type { LandingShared } from './landing-page.ts';

/** Number of bars of the promotion's dial: one per day. */
export const DIAL_DAYS = 30;
/** In the last hours before the release, the countdown shows the hour instead of the days. */
const LAST_HOURS_MS = 6 * 3_600_000;

export type ReleaseStage = 'none' | 'before' | 'out';

/** Whether there is a release, and whether it is out at a moment (epoch milliseconds). */
export function releaseStage({ releaseAt }: Pick<LandingShared, 'releaseAt'>, now: number): ReleaseStage {
  if (releaseAt === null) return 'none';
  return now < releaseAt ? 'before' : 'out';
}

/** Time that is left before a release: calendar days of the agency, or the hour in the last six hours. */
export type Countdown =
  | { kind: 'days'; days: number }
  /** `midnight`: the hour is the agency's 00:00. */
  | { kind: 'hour'; midnight: boolean };

/**
 * Returns the time before a release in the future. The server renders it, and `landing.client.ts` updates it. Both count the
 * agency's days, so that a visitor in another time zone reads the number of the advertisement. Times are epoch milliseconds.
 */
export function countdown(releaseAt: number, now: number): Countdown {
  const days = dayNumber(agencyDay(releaseAt)) - dayNumber(agencyDay(now));
  if (days > 0 && releaseAt - now > LAST_HOURS_MS) return { kind: 'days', days };
  return { kind: 'hour', midnight: agencyHour(releaseAt) === '00:00' };
}

/** Returns the font size with which a countdown fits into its circle: `J−18`, `Minuit` or `Medianoche`. */
export const countdownSize = (text: string): 'figure' | 'word' | 'long-word' =>
  text.length <= 5 ? 'figure' : text.length <= 6 ? 'word' : 'long-word';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: AGENCY_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns the agency's time of a moment: `19:30`. */
export const agencyHour = (time: number): string => clock.format(time);

/** Returns how many bars of the dial are lit: all of them without a release and after it. */
export function litBars({ releaseAt }: Pick<LandingShared, 'releaseAt'>, now: number): number {
  if (releaseAt === null || now >= releaseAt) return DIAL_DAYS;
  const days = dayNumber(agencyDay(releaseAt)) - dayNumber(agencyDay(now));
  return Math.max(0, Math.min(DIAL_DAYS - 1, DIAL_DAYS - days));
}

export type EventStage = 'before' | 'today' | 'after';

/** Returns the stage of an event. It ends with the agency's day on which it began. Without a moment it is in the future. */
export function eventStage({ event }: Pick<LandingShared, 'event'>, now: number): EventStage {
  if (event.startsAt === null) return 'before';
  if (now >= nextAgencyDay(event.startsAt)) return 'after';
  return agencyDay(now) === agencyDay(event.startsAt) ? 'today' : 'before';
}
