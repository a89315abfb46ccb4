import { agencyDay, dayName, dayNumber } from '../../domain/time/agency-day.ts';
import type { ConfirmedHour } from '../ports/reminders.ts';

/**
 * Adds the confirmed reminders of a page up by the agency's days, from the first one to the last, without a gap.
 * @param until a later day to which days without any are added, `2026-11-30`
 */
export function confirmedDays(
  hours: readonly ConfirmedHour[],
  until: string,
): { day: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { at, count } of hours) {
    const day = agencyDay(at);
    counts.set(day, (counts.get(day) ?? 0) + count);
  }
  const days = [...counts.keys()].toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const end = dayNumber(until > last ? until : last);
  return Array.from({ length: end - dayNumber(first) + 1 }, (_, index) => {
    const day = dayName(dayNumber(first) + index);
    return { day, count: counts.get(day) ?? 0 };
  });
}
