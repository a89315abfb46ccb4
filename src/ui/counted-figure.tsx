interface CountedFigureProps {
  target: number;
  /** `M+`. */
  suffix: string;
}

/**
 * A figure that `browser/counters.ts` counts up to, once, for those who see it happen. The HTML holds the final one, and
 * a screen reader keeps reading it. It takes the whole width of a line of its own.
 */
export function CountedFigure({ target, suffix }: CountedFigureProps) {
  const text = `${target}${suffix}`;
  return (
    <>
      <span className="counted" aria-hidden="true" data-count={target} data-suffix={suffix}>
        {text}
      </span>
      <span className="sr-only">{text}</span>
    </>
  );
}
