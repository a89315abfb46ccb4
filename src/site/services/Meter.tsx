interface MeterProps {
  /** The lit share, from 0 to 1. */
  share: number;
  /** The text for screen readers; without it the band is decoration beside a text with the same content. */
  label?: string;
  className?: string;
}

/** A band of which exactly the given share is lit. */
export function Meter({ share, label, className = '' }: MeterProps) {
  const band = (
    <svg className={`block h-3 w-full ${className}`} aria-hidden="true" focusable="false">
      <rect className="platform-rest" width="100%" height="100%" rx="2" />
      <rect className="platform-lit" width={percent(share * 100)} height="100%" rx="2" />
    </svg>
  );
  return label ? (
    <div role="img" aria-label={label}>
      {band}
    </div>
  ) : (
    band
  );
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
