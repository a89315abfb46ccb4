/** The width of a bar with its gap, and the height of the drawing, in units of its view box. */
export const PLACE = 100;

/** The shape of the bars, in shares, since the drawing stretches to its box. */
export interface BarShape {
  /** The width of a bar as a share of `PLACE`; the rest is its gap. */
  fill: number;
  /** The rounding of a corner, in percent of the bar's width and of the drawing's height. */
  corner: readonly [x: number, y: number];
  /** Whether bars grow up and down from the middle instead of up from the bottom. */
  mirrored: boolean;
}

/**
 * Returns the SVG path of a row of bars, in a view box of `heights.length × PLACE` by `PLACE`. A height of 0 gives no
 * bar.
 */
export function barsPath(
  heights: readonly number[],
  { fill = 0.62, corner = [22, 2], mirrored = false }: Partial<BarShape> = {},
): string {
  const width = round(PLACE * fill);
  const x = round((width * corner[0]) / 100);
  const flat = round(width - 2 * x);
  return heights
    .map((share, index) => {
      if (share <= 0) return '';
      // Whole percent: a page has hundreds of bars, and a digit more in each is a kilobyte of paths.
      const height = Math.max(1, Math.round(share * PLACE));
      const y = round(Math.min((corner[1] * PLACE) / 100, height / 2));
      const left = round(PLACE * (index + (1 - fill) / 2));
      const side = round(height - (mirrored ? 2 : 1) * y);
      const top = `v${-side}q0 ${-y} ${x} ${-y}h${flat}q${x} 0 ${x} ${y}`;
      return mirrored
        ? `M${left} ${round((PLACE + height) / 2 - y)}${top}v${side}q0 ${y} ${-x} ${y}h${-flat}q${-x} 0 ${-x} ${-y}z`
        : `M${left} ${PLACE}${top}V${PLACE}z`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
