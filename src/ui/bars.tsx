interface BarsProps {
  /** From 0 to 1, one for each bar. */
  heights: readonly number[];
  /** Share of each bar's place that the bar fills. */
  fill?: number;
  className?: string;
  /** Class of one bar, by its index. */
  barClassName?: (index: number) => string;
}

/**
 * The motif of the brand: a row of vertical bars whose heights mean something. Drawn with SVG percentages, so that it
 * stretches without distortion and needs no style attribute. Decoration for a screen reader: say what it shows beside it.
 */
export function Bars({ heights, fill = 0.62, className = '', barClassName }: BarsProps) {
  const place = 100 / heights.length;
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      {heights.map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
          key={index}
          className={barClassName?.(index)}
          x={`${round(index * place + (place * (1 - fill)) / 2)}%`}
          y={`${round((1 - height) * 100)}%`}
          width={`${round(place * fill)}%`}
          height={`${round(height * 100)}%`}
          rx="2"
        />
      ))}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
