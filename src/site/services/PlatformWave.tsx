import { Bars } from '../../ui/bars.tsx';
import type { BarShape } from '../../ui/bars-path.ts';
import { waveform } from '../../ui/waveform.ts';
import type { Service } from './service.ts';

/**
 * The shape of the brand's bars on each platform: for YouTube a timeline on a base line, for Meta upright frames, for
 * Spotify a sound mirrored around its middle. `density` is the number of bars relative to `bars`.
 */
const dialects: Record<Service, { density: number; shape: BarShape }> = {
  youtube: { density: 1, shape: { fill: 0.56, corner: [22, 2], mirrored: false } },
  meta: { density: 0.42, shape: { fill: 0.8, corner: [28, 7], mirrored: false } },
  spotify: { density: 1.3, shape: { fill: 0.5, corner: [50, 4], mirrored: true } },
};

interface PlatformWaveProps {
  service: Service;
  /** The approximate number of bars; each platform draws more or fewer. */
  bars: number;
  phase: number;
  className?: string;
}

/** A decorative waveform in the platform's colour and shape. */
export function PlatformWave({ service, bars, phase, className = '' }: PlatformWaveProps) {
  const heights = waveform(Math.round(bars * dialects[service].density), phase);
  return <PlatformBars service={service} heights={heights} className={`platform-lit ${className}`} />;
}

interface PlatformBarsProps {
  service: Service;
  /** One height per bar, from 0 to 1. */
  heights: readonly number[];
  className?: string;
}

/** Bars of given heights in the platform's shape. */
export function PlatformBars({ service, heights, className = '' }: PlatformBarsProps) {
  return <Bars heights={heights} {...dialects[service].shape} className={`block ${className}`} />;
}
