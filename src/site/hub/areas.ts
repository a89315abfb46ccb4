import { type FigureKey, figures } from '../../domain/benchmarks/figures.ts';
import type { GuideCategory } from '../../domain/guide/guides.ts';

export const areas = ['budget', 'analytics', 'targeting', 'creative'] as const satisfies GuideCategory[];
export type Area = (typeof areas)[number];

/** The figures drawn for each area, in ascending order. */
const drawn: Record<Area, readonly FigureKey[]> = {
  budget: [
    'youtube.costPerView.popHipHop',
    'youtube.costPerView.electroDance',
    'youtube.costPerView.rockMetal',
    'youtube.costPerView.jazzClassical',
  ],
  analytics: ['roi.threshold.test', 'roi.threshold.optimise', 'roi.threshold.scale'],
  targeting: [
    'youtube.audience.retargeting',
    'youtube.audience.targeted',
    'youtube.audience.lookalike',
    'youtube.audience.wide',
  ],
  creative: ['tiktok.viral.challenge', 'tiktok.viral.creator', 'tiktok.viral.trend', 'tiktok.viral.original'],
};

/** The start and end of a bar, from 0 to 1. */
export type Span = readonly [from: number, to: number];

/**
 * The bars of an area, to scale: a range starts at its lower end; a change starts at 0 and ends at the changed price.
 */
export function barsOf(area: Area): { key: FigureKey; span: Span }[] {
  const most = Math.max(...drawn[area].map((key) => spanOf(key)[1]));
  return drawn[area].map((key) => {
    const [from, to] = spanOf(key);
    return { key, span: [from / most, to / most] };
  });
}

function spanOf(key: FigureKey): Span {
  const { unit, value } = figures[key];
  if (typeof value !== 'number') return [value[0], value[1]];
  return [0, unit === 'change' ? 1 + value : value];
}
