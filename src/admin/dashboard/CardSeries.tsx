/** Width of a bar with the gap that follows it, and height of the highest, in units of the drawing. */
const STEP = 5;
const HEIGHT = 32;
/** The most bars: a phone has no room for more. */
const MOST = 30;

/** A card's figure at the end of each day, or of as many days as make 30 bars. Zero is no bar. */
export function CardSeries({ points }: { points: readonly number[] }) {
  const most = Math.max(...points);
  if (most <= 0) return null;
  const width = Math.ceil(points.length / MOST);
  // Counted back from the last day, so that the last bar is the figure of now.
  const bars = points.filter((_, index) => (points.length - 1 - index) % width === 0);
  return (
    <svg
      viewBox={`0 0 ${bars.length * STEP - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="card-series"
      aria-hidden="true"
    >
      {bars.map((value, bar) => {
        const height = (value / most) * HEIGHT;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          <rect key={bar} x={bar * STEP} y={HEIGHT - height} width={STEP - 1} height={height} />
        );
      })}
    </svg>
  );
}
