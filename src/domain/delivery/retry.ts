import { waitAfter } from '../queue/schedule.ts';

/**
 * Waits before each further attempt, in milliseconds: the schedule that the Standard Webhooks specification
 * recommends. They add up to 27 h 35 min 5 s.
 */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const retryDelays: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
];

/**
 * The longest wait that a receiver can ask for, in milliseconds: a receiver may delay the next attempt, but not prevent
 * it.
 */
const MAX_RETRY_AFTER = 24 * HOUR;

/** The outcome of one attempt. */
export type AttemptOutcome =
  | { kind: 'answered'; status: number; retryAfterMs?: number | undefined }
  /** `reason` is shown in the log and the back office: timeout, connection refused, private address, … */
  | { kind: 'failed'; reason: string };

export type NextStep =
  | { kind: 'delivered' }
  /** No further attempt: the receiver answered with 410, or the schedule is used up. */
  | { kind: 'dead' }
  | { kind: 'retry'; inMs: number };

/**
 * Decides the step after the `attempt`-th attempt (1 is the first). 2xx is success, 410 ends the delivery, every other
 * outcome (also a redirect: redirects are never followed) is retried after a wait until the schedule ends.
 * @param random a number in [0, 1) for the jitter
 */
export function nextStep(outcome: AttemptOutcome, attempt: number, random: number): NextStep {
  if (outcome.kind === 'answered') {
    if (outcome.status >= 200 && outcome.status < 300) return { kind: 'delivered' };
    if (outcome.status === 410) return { kind: 'dead' };
  }
  const wait = waitAfter(retryDelays, attempt, random);
  if (wait === undefined) return { kind: 'dead' };
  const asked = outcome.kind === 'answered' ? Math.min(outcome.retryAfterMs ?? 0, MAX_RETRY_AFTER) : 0;
  return { kind: 'retry', inMs: Math.max(wait, asked) };
}

/**
 * Reads a `Retry-After` header (seconds or an HTTP date) as milliseconds from `now`, which is in epoch milliseconds.
 * Returns `undefined` for any other text.
 */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  // `Date.parse` alone would also read `-1` and `2099-01-01`, which are neither seconds nor an HTTP date.
  if (!/^[A-Z][a-z]+, .* GMT$/.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
