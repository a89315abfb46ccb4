/** The documented figures: the columns of the page have their widths (`services.css`), with one bar for each unit. */
const DOCUMENTED = '150 80 50';
/** The bars of a row that is decoration. */
const DECORATION = 96;

/**
 * Returns how many bars are drawn for each count. The documented figures have one for each unit. Other counts can be too
 * large for that, and a million views is no campaign: their rows are alike, and say nothing.
 */
export function barsOf(counts: readonly number[]): { bars: number[]; documented: boolean } {
  const documented = counts.join(' ') === DOCUMENTED;
  return { bars: documented ? [...counts] : counts.map(() => DECORATION), documented };
}
