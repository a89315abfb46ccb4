/** The number of bars of the scale of views. */
export const BARS = 24;

interface Scale {
  /** For each bar, whether it is in the range. */
  lit: boolean[];
  /** The position of the actual views, from 0 to 1; `undefined` while they are unknown. */
  mark: number | undefined;
}

/** Returns the end of a scale from 0 views: 25 % above the range, or 5 % above the actual views if higher, up to 3 times the range. */
export const scaleEnd = (high: number, actualViews: number | null): number =>
  Math.max(1, Math.min(Math.max(high * 1.25, (actualViews ?? 0) * 1.05), high * 3));

/** The range and the actual views on that scale, in whole bars. */
export function scaleOf(low: number, high: number, actualViews: number | null): Scale {
  const end = scaleEnd(high, actualViews);
  // Whole bars: each bar whose middle is in the range; for a narrow range, the bar in which the range begins.
  const first = Math.min(BARS - 1, Math.round((low / end) * BARS));
  const last = Math.max(first, Math.round((high / end) * BARS) - 1);
  return {
    lit: Array.from({ length: BARS }, (_, bar) => bar >= first && bar <= last),
    mark: actualViews === null ? undefined : Math.min(1, actualViews / end),
  };
}
