import { waveform } from '../../ui/waveform.ts';
import type { Service } from './service.ts';

/**
 * How each platform speaks the motif of the brand: YouTube as a timeline that stands on its line, Meta as upright
 * frames, Spotify as a sound mirrored around its middle. `density` is the share of the bars that is drawn.
 */
const dialects: Record<Service, { density: number; fill: number; radius: number; mirrored: boolean }> = {
  youtube: { density: 1, fill: 0.56, radius: 2, mirrored: false },
  meta: { density: 0.42, fill: 0.8, radius: 6, mirrored: false },
  spotify: { density: 1.3, fill: 0.5, radius: 3, mirrored: true },
};

interface PlatformWaveProps {
  service: Service;
  /** About how many bars; each platform draws more or fewer. */
  bars: number;
  phase: number;
  className?: string;
}

/** A decorative waveform in the platform's colour and manner. */
export function PlatformWave({ service, bars, phase, className = '' }: PlatformWaveProps) {
  const heights = waveform(Math.round(bars * dialects[service].density), phase);
  return <PlatformBars service={service} heights={heights} className={`platform-lit ${className}`} />;
}

interface PlatformBarsProps {
  service: Service;
  /** From 0 to 1, one for each bar. */
  heights: readonly number[];
  className?: string;
}

/** Bars of given heights in the platform's manner. */
export function PlatformBars({ service, heights, className = '' }: PlatformBarsProps) {
  const { fill, radius, mirrored } = dialects[service];
  const place = 100 / heights.length;
  return (
    <svg className={`block ${className}`} width="100%" height="100%" aria-hidden="true" focusable="false">
      {heights.map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
          key={index}
          x={`${round(place * (index + (1 - fill) / 2))}%`}
          y={`${round((100 - height * 100) / (mirrored ? 2 : 1))}%`}
          width={`${round(place * fill)}%`}
          height={`${round(height * 100)}%`}
          rx={radius}
        />
      ))}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
