import { type BarShape, barsPath, PLACE } from './bars-path.ts';

interface BarsProps extends Partial<BarShape> {
  /** From 0 to 1, one for each bar. */
  heights: readonly number[];
  className?: string;
  /** Class of one bar, by its index. Bars of one class are drawn together. */
  barClassName?: (index: number) => string;
}

/**
 * The motif of the brand: a row of vertical bars whose heights mean something. It stretches to its box, and is one path
 * for each class and not one element for each bar: they were half of a page's elements, and of its first layout.
 * Decoration for a screen reader: say what it shows beside it.
 */
export function Bars({ heights, className = '', barClassName, ...shape }: BarsProps) {
  const names = heights.map((_, index) => barClassName?.(index) ?? '');
  return (
    <svg
      className={className}
      width="100%"
      height="100%"
      viewBox={`0 0 ${heights.length * PLACE} ${PLACE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {[...new Set(names)].map((group) => (
        <path
          key={group}
          className={group || undefined}
          d={barsPath(
            heights.map((height, index) => (names[index] === group ? height : 0)),
            shape,
          )}
        />
      ))}
    </svg>
  );
}
