/** How often the articles of the blog are synchronised. `manual`: only when an administrator starts it. */
export const syncFrequencies = ['manual', 'hourly', 'daily', 'weekly'] as const;
export type SyncFrequency = (typeof syncFrequencies)[number];

const HOUR_MS = 3_600_000;
const intervals: Record<SyncFrequency, number | undefined> = {
  manual: undefined,
  hourly: HOUR_MS,
  daily: 24 * HOUR_MS,
  weekly: 7 * 24 * HOUR_MS,
};

/**
 * Returns when the next synchronisation is due, in epoch milliseconds; `undefined` without a schedule.
 * @param last when the last one began; `undefined`: no synchronisation so far, so one is due now
 */
export function nextSyncAt(
  frequency: SyncFrequency,
  last: number | undefined,
  now: number,
): number | undefined {
  const interval = intervals[frequency];
  if (interval === undefined) return undefined;
  return last === undefined ? now : last + interval;
}
