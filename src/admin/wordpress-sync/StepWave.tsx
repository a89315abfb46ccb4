const BARS = 16;
const STEP = 8;
const HEIGHT = 64;

/** The heights of the bars of a step, always the same: the higher, the further it is in its wave. */
const heightOf = (seed: number, bar: number): number => {
  const wave =
    Math.sin((bar + 1) * (0.7 + seed * 0.13)) * 0.3 + Math.sin((bar + 3) * (0.31 + seed * 0.07)) * 0.2;
  return Math.round(HEIGHT * Math.min(1, Math.max(0.15, 0.45 + wave + bar / (BARS * 4))));
};

/** A step of a synchronisation as a waveform, whose bars are filled as far as the step is done. The words stand below. */
export function StepWave({ seed, share, running }: { seed: number; share: number; running: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${BARS * STEP - 2} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="sync-wave"
      aria-hidden="true"
    >
      {Array.from({ length: BARS }, (_, bar) => {
        const height = heightOf(seed, bar);
        const filled = bar < Math.round(share * BARS);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
            key={bar}
            x={bar * STEP}
            y={HEIGHT - height}
            width={STEP - 2}
            height={height}
            rx="1"
            className={filled ? (running ? 'is-running' : 'is-done') : undefined}
          />
        );
      })}
    </svg>
  );
}
