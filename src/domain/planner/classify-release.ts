import type { ReleaseClass } from './expected-releases.ts';
import { isMajorLabel } from './major-labels.ts';

/** The reasons of a class; the back office has a text for each. */
export const classReasons = ['most_listened', 'major_label', 'known_artist', 'other', 'sample'] as const;
export type ClassReason = (typeof classReasons)[number];

export interface ReleaseFacts {
  /** Whether one of the artists is among the most listened of the year. */
  popular: boolean;
  label: string | null;
  /** Whether one of the artists has an entry in Wikidata. */
  inWikidata: boolean;
}

/** Returns the class of a release, and the reason that decides it. */
export function classifyRelease({ popular, label, inWikidata }: ReleaseFacts): {
  releaseClass: ReleaseClass;
  reason: ClassReason;
} {
  if (popular) return { releaseClass: 'mega', reason: 'most_listened' };
  if (label !== null && isMajorLabel(label)) return { releaseClass: 'major', reason: 'major_label' };
  if (inWikidata) return { releaseClass: 'indie', reason: 'known_artist' };
  return { releaseClass: 'emerging', reason: 'other' };
}
