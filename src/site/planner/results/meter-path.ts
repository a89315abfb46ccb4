import type { ClassCounts, ReleaseClass } from '../../../domain/planner/expected-releases.ts';
import { releaseClasses } from '../../../domain/planner/expected-releases.ts';
import { SATURATED_ABOVE } from '../../../domain/planner/scoring-constants.ts';

/** The width of a channel, in units of its drawing; a release is one unit high. */
export const CHANNEL_WIDTH = 10;
/** A segment with the gap above it is one unit high. */
const SEGMENT = 0.7;
/** The space above the highest channel, in releases: for the segment of the visitor's own release. */
const HEADROOM = 3;

/** Segments with the same style, which depends on the certainty and the class of the releases. */
export interface Segments {
  ink: 'known' | 'likely' | 'possible' | 'unmeasured' | 'rest';
  releaseClass?: ReleaseClass;
  /** The number of releases below these, and with these. */
  from: number;
  to: number;
}

export interface MeteredFriday {
  basis: string;
  known: ClassCounts;
  likely: ClassCounts;
  total: number;
  totalRange: readonly [number, number];
}

/** Returns the number of releases at the top of all meters of a month: it grows with the busiest Friday. */
export const meterTop = (highs: readonly number[]): number => Math.max(SATURATED_ABOVE, ...highs) + HEADROOM;

/**
 * Returns the segments of a Friday from the bottom up: announced releases, expected ones, possible ones, and the rest
 * up to `top`. A Friday that was not measured has only dots.
 */
export function segmentsOf(friday: MeteredFriday, top: number): Segments[] {
  if (friday.basis === 'calendar') return [{ ink: 'unmeasured', from: 0, to: top }];
  const { known, likely, total, totalRange } = friday;
  const segments: Segments[] = [];
  let from = 0;
  const add = (count: number, look: Pick<Segments, 'ink' | 'releaseClass'>) => {
    if (count <= 0) return;
    segments.push({ ...look, from, to: from + count });
    from += count;
  };
  for (const releaseClass of releaseClasses.toReversed())
    add(known[releaseClass], { ink: 'known', releaseClass });
  for (const releaseClass of releaseClasses.toReversed())
    add(likely[releaseClass] - known[releaseClass], { ink: 'likely', releaseClass });
  add(totalRange[1] - total, { ink: 'possible' });
  add(top - from, { ink: 'rest' });
  return segments;
}

/** Returns the SVG path of segments: one rectangle per release, in a view box that is `top` high. */
export const segmentPath = ({ from, to }: Segments, top: number): string =>
  Array.from(
    { length: to - from },
    (_, index) => `M0 ${top - from - index - SEGMENT}h${CHANNEL_WIDTH}v${SEGMENT}h${-CHANNEL_WIDTH}z`,
  ).join('');
