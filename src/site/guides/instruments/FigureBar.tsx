import type { Bar } from './table-data.ts';

interface FigureBarProps {
  bar: Bar;
  /** The amount whose bar has the full width. */
  scale: number;
  /** The id of the bar's gradient; must be unique on the page. */
  id: string;
}

const fills = { youtube: 'fill-youtube', meta: 'fill-meta' } as const;

/** An amount or a range as a bar. It uses SVG attributes: the content security policy forbids style attributes. */
export function FigureBar({ bar, scale, id }: FigureBarProps) {
  const { start = 0, low, high, tone } = bar;
  const share = (amount: number) => `${Math.round((amount / scale) * 10_000) / 100}%`;
  const look = tone ? { className: fills[tone] } : { fill: `url(#${id})` };
  const shape = { x: share(start), height: 8, rx: 2, ...look };
  return (
    <svg className="figure-bar" width="100%" height="8" aria-hidden="true" focusable="false">
      {!tone && (
        <linearGradient id={id}>
          <stop offset="0" className="figure-bar-from" />
          <stop offset="1" className="figure-bar-to" />
        </linearGradient>
      )}
      {high > low && <rect {...shape} width={share(high - start)} opacity={0.42} />}
      {low > start && <rect {...shape} width={share(low - start)} />}
    </svg>
  );
}
