import { agencyDayStart } from './agency-day.ts';
import { agencyTime } from './agency-time.ts';

const MOMENT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTE_MS = 60_000;

/**
 * Returns the moment that a clock in the agency's time zone shows as `2026-12-04T18:00`, in epoch milliseconds;
 * `undefined` for a text of another form or for a day that does not exist. For the hour that clocks show twice in
 * autumn, the first is returned; an hour that they skip in spring becomes the next one.
 */
export function agencyMoment(text: string): number | undefined {
  const [, day, hour, minute] = MOMENT.exec(text) ?? [];
  if (!day || !isDay(day)) return undefined;
  const shown = (Number(hour) * 60 + Number(minute)) * MINUTE_MS;
  const wanted = text.replace('T', ' ');
  const likely = agencyDayStart(day) + shown;
  // On the day of a change, the clocks are an hour ahead of or behind the hours that have passed since midnight.
  const candidates = [likely - 60 * MINUTE_MS, likely, likely + 60 * MINUTE_MS];
  return candidates.find((time) => agencyTime(time) === wanted) ?? likely;
}

const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(Date.parse(day)).toISOString().startsWith(day);
