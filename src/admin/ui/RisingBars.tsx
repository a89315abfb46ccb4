import './rising-bars.css';

/** Width of a bar with the gap that follows it, and height of the highest, in units of the drawing. */
const STEP = 12;
const HEIGHT = 36;
const LOWEST = 9;

/** Rising bars, one for each point of a list: those that are done are filled. The figure stands beside them. */
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
