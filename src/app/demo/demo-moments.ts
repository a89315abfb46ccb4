const MINUTE = 60_000;
const DAY = 86_400_000;

/** When the newest samples came, in epoch milliseconds, and the beginning of that day. */
export interface DemoMoments {
  day: number;
  lead: number;
  review: number;
  campaign: number;
}

/**
 * The documented times of the latest activities, 14:32, 11:15 and 09:45 UTC (decision 9): of the day of the seeding, or
 * all of the day before while 14:32 is still to come, so that the list reads in this order at any hour.
 */
export function demoMoments(now: number): DemoMoments {
  const at = (day: number, hour: number, minute: number) => day + (hour * 60 + minute) * MINUTE;
  const today = Math.floor(now / DAY) * DAY;
  const day = at(today, 14, 32) <= now ? today : today - DAY;
  return { day, lead: at(day, 14, 32), review: at(day, 11, 15), campaign: at(day, 9, 45) };
}
