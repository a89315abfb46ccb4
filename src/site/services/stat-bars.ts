/** The documented figures: the columns of the page have their widths (`services.css`), with one bar for each unit. */
const DOCUMENTED = '150 80 50';
/** More bars in a row are too thin to be seen. */
const MOST = 150;

/**
 * Returns a row of bars for each count, all of one length, with as many bars lit as the count has at one scale. The
 * documented figures have rows of their own lengths instead, one bar for each unit.
 */
export function barsOf(counts: readonly number[]): { rows: boolean[][]; documented: boolean } {
  if (counts.join(' ') === DOCUMENTED)
    return { rows: counts.map((count) => Array<boolean>(count).fill(true)), documented: true };
  const most = Math.max(...counts, 1);
  const length = Math.min(MOST, Math.ceil(most));
  const rows = counts.map((count) => {
    const lit = Math.max(1, Math.round((count / most) * length));
    return Array.from({ length }, (_, bar) => bar < lit);
  });
  return { rows, documented: false };
}
