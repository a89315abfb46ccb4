interface LevelMeterProps {
  level: number;
  of: number;
  /** The rating as text, beside the drawing: `4 sur 5`. */
  label: string;
}

/**
 * A rating: rising bars of which `level` are lit, and the figure, without which nothing would show that the bars are a
 * rating.
 */
export function LevelMeter({ level, of, label }: LevelMeterProps) {
  return (
    <p className="flex items-center gap-3 text-small">
      <svg className="h-6 w-9" viewBox="0 0 36 24" aria-hidden="true">
        <path className="fill-signal" d={bars(0, level, of)} />
        {level < of && <path className="fill-bar-rest" d={bars(level, of, of)} />}
      </svg>
      {label}
    </p>
  );
}

/** Returns the path of the bars from index `from` up to, but not including, `to`: 5 wide and 2.5 apart. */
function bars(from: number, to: number, of: number): string {
  return Array.from({ length: to - from }, (_, place) => {
    const index = from + place;
    const side = 5 + (16 / of) * (index + 1);
    return `M${index * 7.5} 22.5v${-side}q0-1.5 1.5-1.5h2q1.5 0 1.5 1.5v${side}q0 1.5-1.5 1.5h-2q-1.5 0-1.5-1.5z`;
  }).join('');
}
