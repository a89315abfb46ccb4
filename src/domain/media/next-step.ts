import type { MediaProblem } from './picture.ts';

/**
 * The outcome of an attempt to resize a picture: files (`resized`), a timeout (`slow`), a crash of the child process (`ended`), a
 * store that does not accept the files (`not_stored`), or a problem of the picture itself.
 */
export type ResizeOutcome = 'resized' | 'slow' | 'ended' | 'not_stored' | Exclude<MediaProblem, 'media_slow'>;

export type MediaStep =
  | { kind: 'ready' }
  | { kind: 'retry'; inMs: number }
  | { kind: 'failed'; problem: MediaProblem };

/** Maximum numbers of attempts: a busy machine can cause one timeout, and one that is out of memory can kill the child process. */
const MOST_SLOW = 2;
const MOST_ENDED = 3;
/** With growing pauses, about two days: enough to repair a store that does not respond, so that the picture is not lost. */
const MOST_NOT_STORED = 50;
const PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 3_600_000;

/** Returns the step after an attempt. @param attempt its number, beginning at 1 */
export function nextMediaStep(outcome: ResizeOutcome, attempt: number): MediaStep {
  const again: MediaStep = {
    kind: 'retry',
    inMs: Math.min(PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS),
  };
  switch (outcome) {
    case 'resized':
      return { kind: 'ready' };
    case 'slow':
      return attempt < MOST_SLOW ? again : { kind: 'failed', problem: 'media_slow' };
    case 'ended':
      return attempt < MOST_ENDED ? again : { kind: 'failed', problem: 'media_failed' };
    case 'not_stored':
      return attempt < MOST_NOT_STORED ? again : { kind: 'failed', problem: 'media_failed' };
    default:
      return { kind: 'failed', problem: outcome };
  }
}
