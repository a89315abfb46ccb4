import type { CSSProperties } from 'react';

/** `mark` is the one bar for the figure itself. */
export type BarTone = 'lit' | 'rest' | 'mark';

const tones: Record<BarTone, string> = { lit: 'simulator-bar-lit', rest: 'bg-bar-rest', mark: 'bg-ink' };

interface LitBarsProps {
  /** One height per bar, from 0 to 1. */
  heights: readonly number[];
  toneOf: (index: number) => BarTone;
  className: string;
  barClassName?: string;
}

/**
 * The level meter of the brand; each lit bar has its own glow. Hidden from screen readers: the text has the same
 * content.
 */
export function LitBars({ heights, toneOf, className, barClassName = '' }: LitBarsProps) {
  return (
    <div className={`simulator-bars flex items-end ${className}`} aria-hidden="true">
      {heights.map((height, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the position of a bar is its identity
          key={index}
          className={`flex-1 ${tones[toneOf(index)]} ${barClassName}`}
          style={{ height: `${height * 100}%`, '--at': index / heights.length } as CSSProperties}
        />
      ))}
    </div>
  );
}
