interface WaveProps {
  /** One height per paragraph, from 0 to 1. */
  wave: readonly number[];
  className: string;
  /** Width of a bar with its gap in pixels, if the container is wide enough. */
  place?: number;
}

/** The wave of an article, with one bar per paragraph. Hidden from screen readers, which get the reading time. */
export function Wave({ wave, className, place = 8 }: WaveProps) {
  return (
    <svg
      className={className}
      width={wave.length * place}
      viewBox={`0 0 ${Math.max(1, wave.length) * 8} 32`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={wave.map((height, bar) => `M${bar * 8} 32v${-Math.round(height * 320) / 10}h5V32z`).join('')}
      />
    </svg>
  );
}
