interface LevelMeterProps {
  level: number;
  of: number;
  /** The text for screen readers: `4 sur 5`. */
  label: string;
}

/** Rising bars of which `level` are lit: a rating, drawn as sound. */
export function LevelMeter({ level, of, label }: LevelMeterProps) {
  return (
    <svg className="h-6 w-9" viewBox="0 0 36 24" role="img" aria-label={label}>
      <path className="fill-signal" d={bars(0, level, of)} />
      {level < of && <path className="fill-bar-rest" d={bars(level, of, of)} />}
    </svg>
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
