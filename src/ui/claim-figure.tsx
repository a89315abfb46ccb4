interface ClaimFigureProps {
  /** The counter that runs to the figure; absent: the figure is static. */
  counter: { target: number; suffix: string } | undefined;
  text: string;
}

/** A figure of a claim: a counter where the figure can be counted, otherwise its text. */
export const ClaimFigure = ({ counter, text }: ClaimFigureProps) =>
  counter ? <CountedFigure {...counter} /> : <span className="block">{text}</span>;

interface CountedFigureProps {
  target: number;
  /** Such as `M+`. */
  suffix: string;
}

/**
 * A figure that `browser/counters.ts` counts up to, once. The HTML contains the final figure, which screen readers read
 * in any case. It takes the full width of its own line.
 */
function CountedFigure({ target, suffix }: CountedFigureProps) {
  const text = `${target}${suffix}`;
  return (
    <>
      <span className="counted" aria-hidden="true" translate="no" data-count={target} data-suffix={suffix}>
        {text}
      </span>
      <span className="sr-only">{text}</span>
    </>
  );
}
