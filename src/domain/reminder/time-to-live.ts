import { dayName, dayNumber } from '../time/agency-day.ts';
import { dayInZone, momentInZone } from '../time/zone-time.ts';
import type { ReminderMoment } from './reminder.ts';

const DAY_S = 86_400;

/**
 * Returns the seconds for which a push service stores a notification for a device that is offline: a day at midnight, else to the
 * end of the day on the fan's clock.
 */
export function timeToLive(moment: ReminderMoment, zone: string, now: number): number {
  if (moment === 'midnight') return DAY_S;
  const tomorrow = dayName(dayNumber(dayInZone(now, zone)) + 1);
  return Math.max(1, Math.floor((momentInZone(tomorrow, 0, zone) - now) / 1000));
}
