interface MeterProps {
  /** The id of the meter's clip path; must be unique on the page. */
  id: string;
  /** The lit share, from 0 to 1. The share is exact, so a bar may be lit in part. */
  share: number;
  /** The text for screen readers; without it the meter is decoration beside a text with the same content. */
  label?: string;
  bars?: number;
  className?: string;
}

/** A row of equal ticks of which exactly the given share is lit. */
export function Meter({ id, share, label, bars = 48, className = 'h-16' }: MeterProps) {
  const place = 100 / bars;
  const meter = (
    <svg className={`block w-full ${className}`} aria-hidden="true" focusable="false">
      <clipPath id={id}>
        {Array.from({ length: bars }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position of a tick is its identity
          <rect key={index} x={percent(index * place)} width={percent(place * 0.7)} height="100%" rx="1" />
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
