import { type BarShape, barsPath, PLACE } from './bars-path.ts';

interface BarsProps extends Partial<BarShape> {
  /** One height per bar, from 0 to 1. */
  heights: readonly number[];
  className?: string;
  /** Returns the class of a bar by its index. Bars of the same class are one path. */
  barClassName?: (index: number) => string;
}

/**
 * The motif of the brand: a row of vertical bars whose heights have a meaning. It stretches to its box. It has one path
 * per class instead of one element per bar, which were half of a page's elements and of its first layout. It is hidden
 * from screen readers: a text beside it must have the same content.
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
