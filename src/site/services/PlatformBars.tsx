import { Bars } from '../../ui/bars.tsx';
import type { BarShape } from '../../ui/bars-path.ts';
import type { Service } from './service.ts';

/**
 * The shape of the brand's bars on each platform: for YouTube a timeline on a base line, for Meta upright frames, for
 * Spotify a sound mirrored around its middle.
 */
const dialects: Record<Service, { density: number; shape: BarShape }> = {
  youtube: { density: 1, shape: { fill: 0.56, corner: [22, 2], mirrored: false } },
  meta: { density: 0.42, shape: { fill: 0.8, corner: [28, 7], mirrored: false } },
  spotify: { density: 1.3, shape: { fill: 0.5, corner: [50, 4], mirrored: true } },
};

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
