interface LevelMeterProps {
  level: number;
  of: number;
  /** What a screen reader says: `4 sur 5`. */
  label: string;
}

/** Rising bars of which `level` are lit: a rating, drawn as sound. */
export function LevelMeter({ level, of, label }: LevelMeterProps) {
  return (
    <svg className="h-6 w-9" viewBox="0 0 36 24" role="img" aria-label={label}>
      {Array.from({ length: of }, (_, index) => {
        const height = 8 + (16 / of) * (index + 1);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
            key={index}
            className={index < level ? 'fill-signal' : 'fill-bar-rest'}
            x={index * 7.5}
            y={24 - height}
            width="5"
            height={height}
            rx="1.5"
          />
        );
      })}
    </svg>
  );
}
