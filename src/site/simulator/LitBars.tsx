import type { CSSProperties } from 'react';

/** `mark` is the one bar that stands for the figure itself. */
export type BarTone = 'lit' | 'rest' | 'mark';

const tones: Record<BarTone, string> = { lit: 'simulator-bar-lit', rest: 'bg-bar-rest', mark: 'bg-ink' };

interface LitBarsProps {
  /** From 0 to 1. */
  heights: readonly number[];
  toneOf: (index: number) => BarTone;
  className: string;
  barClassName?: string;
}

/** The level meter of the brand, each lit bar with its own glow. A picture only: what it says stands beside it. */
export function LitBars({ heights, toneOf, className, barClassName = '' }: LitBarsProps) {
  return (
    <div className={`flex items-end ${className}`} aria-hidden="true">
      {heights.map((height, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
          key={index}
          className={`flex-1 ${tones[toneOf(index)]} ${barClassName}`}
          style={{ height: `${height * 100}%`, '--at': index / heights.length } as CSSProperties}
        />
      ))}
    </div>
  );
}
