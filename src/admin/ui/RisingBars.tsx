import './rising-bars.css';

/** Width of a bar including its gap, and height of the tallest bar, in SVG units. */
const STEP = 12;
const HEIGHT = 36;
const LOWEST = 9;

/** Rising bars, one per point of a list; those of completed points are filled. The figure is beside them. */
export function RisingBars({ done, total }: { done: number; total: number }) {
  const rise = (HEIGHT - LOWEST) / Math.max(1, total - 1);
  return (
    <svg
      viewBox={`0 0 ${total * STEP - 3} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="rising-bars"
      aria-hidden="true"
    >
      {Array.from({ length: total }, (_, bar) => {
        const height = LOWEST + rise * bar;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
            key={bar}
            x={bar * STEP}
            y={HEIGHT - height}
            width={STEP - 3}
            height={height}
            rx="1.5"
            className={bar < done ? 'is-done' : undefined}
          />
        );
      })}
    </svg>
  );
}
