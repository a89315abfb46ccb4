import type { Range } from './estimate.ts';

/** From this factor between its ends on, a range says nothing about a third digit. */
const WIDE = 2;

/**
 * Returns a figure of an estimate as pages show it: to two significant figures where the high end of its range is more than
 * twice the low one, else as computed. What is stored and sent is never rounded (docs/product.md, Simulator).
 * @param value the middle or an end of the range
 */
export function shownFigure(value: number, { low, high }: Range): number {
  return high > low * WIDE ? Number(value.toPrecision(2)) : value;
}
