import { waveform } from '../../ui/waveform.ts';

interface MeterProps {
  /** Names this meter's clip path: unique on the page. */
  id: string;
  /** The lit share, from 0 to 1. A bar may be lit in part: the share is exact. */
  share: number;
  /** What a screen reader says; without it the meter is decoration beside a text that says the same. */
  label?: string;
  bars?: number;
  phase?: number;
  className?: string;
}

/** A share drawn as a row of bars, of which exactly that share is lit. */
export function Meter({ id, share, label, bars = 48, phase = 0.4, className = 'h-16' }: MeterProps) {
  const place = 100 / bars;
  const meter = (
    <svg className={`block w-full ${className}`} aria-hidden="true" focusable="false">
      <clipPath id={id}>
        {waveform(bars, phase).map((height, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
            key={index}
            x={percent(index * place + place * 0.18)}
            y={percent((1 - height) * 100)}
            width={percent(place * 0.64)}
            height={percent(height * 100)}
            rx="2"
          />
        ))}
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="platform-rest" width="100%" height="100%" />
        <rect className="platform-lit" width={percent(share * 100)} height="100%" />
      </g>
    </svg>
  );
  return label ? (
    <div role="img" aria-label={label}>
      {meter}
    </div>
  ) : (
    meter
  );
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
