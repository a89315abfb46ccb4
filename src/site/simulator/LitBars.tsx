import type { CSSProperties } from 'react';

/** `mark` is the one bar for the figure itself. */
export type BarTone = 'lit' | 'rest' | 'mark';

const tones: Record<BarTone, string> = { lit: 'simulator-bar-lit', rest: 'bg-bar-rest', mark: 'bg-ink' };

interface LitBarsProps {
  /** The number of bars. */
  count: number;
  toneOf: (index: number) => BarTone;
  className: string;
}

/** Bars of one height; each lit bar has its own glow. Hidden from screen readers: the text has the same content. */
export function LitBars({ count, toneOf, className }: LitBarsProps) {
  return (
    <div className={`simulator-bars flex ${className}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the position of a bar is its identity
          key={index}
          className={`flex-1 rounded-[2px] ${tones[toneOf(index)]}`}
          style={{ '--at': index / count } as CSSProperties}
        />
      ))}
    </div>
  );
}
