import type { Period } from '../ports/dashboard.ts';

const DAY = 86_400_000;
const MONTHS = 12;

/** The last `days` calendar days in UTC, today included. */
export function lastDays(now: number, days: number): Period {
  const until = (Math.floor(now / DAY) + 1) * DAY;
  return { from: until - days * DAY, until };
}

/** The last twelve calendar months in UTC, the present one included, up to the end of today. */
export function lastMonths(now: number): Period {
  const today = new Date(now);
  const from = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS + 1);
  return { from, until: lastDays(now, 1).until };
}

/** The numbers of a period's days, oldest first. */
export function dayNumbers({ from, until }: Period): number[] {
  return Array.from({ length: (until - from) / DAY }, (_, index) => from / DAY + index);
}

/** `2026-11-21`. */
export const dayName = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** `2026-11`. */
export const monthName = (day: number): string => dayName(day).slice(0, 7);
