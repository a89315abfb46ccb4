import { checkContent } from '../../../domain/landing/check-content.ts';
import { languagesOf } from '../../../domain/landing/landing-content.ts';
import {
  type LandingProblem,
  type LandingProblemCode,
  landingErrors,
} from '../../../domain/landing/landing-problem.ts';
import { readAt } from '../../editor/value-paths.ts';
import type { LandingValues } from './landing-values.ts';

/** Codes that depend on other servers, the media library or the settings, so that the browser cannot check them again. */
const ofServer = [
  'link_private',
  'link_dead',
  'link_unsure',
  'link_unchecked',
  'link_early',
  'link_sample',
  'picture_missing',
  'picture_processing',
  'alt_missing',
  'page_heavy',
  'picture_heavy',
  'share_picture_heavy',
  'tag_not_configured',
  'fans_at_once',
  'fans_moved',
  'fans_too_late',
  'fans_without_link',
] as const satisfies readonly LandingProblemCode[];

const isOfServer = ({ code }: LandingProblem): boolean => (ofServer as readonly string[]).includes(code);
const blocks = ({ code }: LandingProblem): boolean => (landingErrors as readonly string[]).includes(code);

/**
 * Returns the open problems of the current values: those found in the browser, and those of the last server check whose
 * value has not changed since.
 */
export function toSettle(
  checked: { errors: readonly LandingProblem[]; warnings: readonly LandingProblem[] },
  values: LandingValues,
  now: number,
): { errors: LandingProblem[]; warnings: LandingProblem[] } {
  const typed = checkContent(values, languagesOf(values), new Map(), now).filter(
    (problem) => !isOfServer(problem),
  );
  const kept = [...checked.errors, ...checked.warnings].filter(
    (problem) => isOfServer(problem) && stands(problem, values),
  );
  const all = [...kept, ...typed];
  return { errors: all.filter(blocks), warnings: all.filter((problem) => !blocks(problem)) };
}

function stands({ code, field, value }: LandingProblem, values: LandingValues): boolean {
  if (field === null) return true;
  const present = readAt(values, field);
  if (code.startsWith('link_')) return typeof present === 'string' && present.trim().slice(0, 200) === value;
  // Resolved by switching off, by removing the picture, or by removing the item.
  return present !== undefined && present !== null && present !== false;
}
