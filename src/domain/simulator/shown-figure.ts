import type { Range } from './estimate.ts';

/** If the high end of a range is more than this many times the low end, a third digit has no meaning. */
const WIDE = 2;

/**
 * Returns a figure of an estimate for pages: to two significant figures if the high end of its range is more than
 * twice the low one, else as computed. Stored and sent figures are never rounded (docs/product.md, Simulator).
 * @param value the middle or an end of the range
 */
export function shownFigure(value: number, { low, high }: Range): number {
  return high > low * WIDE ? Number(value.toPrecision(2)) : value;
}
