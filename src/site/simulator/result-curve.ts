import type { BarTone } from './LitBars.tsx';

export interface CurveBar {
  /** From 0 to 1. */
  height: number;
  tone: BarTone;
}

const BARS = 45;
/** The number of bars on each side of the range; they are for figures outside the market's costs. */
const MARGIN = 4;
const FLOOR = 0.1;

/**
 * Returns the result as bars: a bell on a logarithmic scale, highest at the average, lit from the low to the high
 * figure. One bar, the average, is marked as the figure itself.
 */
export function resultCurve(low: number, average: number, high: number): CurveBar[] {
  const last = BARS - 1 - MARGIN;
  const share = high > low ? Math.log(average / low) / Math.log(high / low) : 0.5;
  const mark = Math.round(MARGIN + share * (last - MARGIN));
  return Array.from({ length: BARS }, (_, index) => {
    // Each side of the bell is as wide as its part of the range, so that both ends are low, but above the unlit bars.
    const width = index < mark ? (mark - MARGIN) * 0.85 : (last - mark) * 0.62;
    const bell = Math.exp(-0.5 * ((index - mark) / Math.max(width, 1)) ** 2);
    return {
      height: Math.round((FLOOR + (1 - FLOOR) * bell) * 1000) / 1000,
      tone: index === mark ? 'mark' : index < MARGIN || index > last ? 'rest' : 'lit',
    };
  });
}
