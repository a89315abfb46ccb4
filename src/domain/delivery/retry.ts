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

/** Each wait is spread by ± 10 %, so that deliveries that failed together do not return together. */
const JITTER = 0.1;

/** A receiver may ask for a later attempt, but not for never. */
const MAX_RETRY_AFTER = 24 * HOUR;

/** What came of one attempt. */
export type AttemptOutcome =
  | { kind: 'answered'; status: number; retryAfterMs?: number | undefined }
  /** `reason` is for the log and the back office: timeout, connection refused, private address, … */
  | { kind: 'failed'; reason: string };

export type NextStep =
  | { kind: 'delivered' }
  /** No further attempt: the receiver said 410, or the schedule is used up. */
  | { kind: 'dead' }
  | { kind: 'retry'; inMs: number };

/**
 * Decides what follows the `attempt`-th attempt (1 is the first). 2xx is success, 410 stops, everything else
 * (redirects included, which are never followed) waits and tries again until the schedule ends.
 * @param random a number in [0, 1) for the jitter
 */
export function nextStep(outcome: AttemptOutcome, attempt: number, random: number): NextStep {
  if (outcome.kind === 'answered') {
    if (outcome.status >= 200 && outcome.status < 300) return { kind: 'delivered' };
    if (outcome.status === 410) return { kind: 'dead' };
  }
  const delay = retryDelays[attempt - 1];
  if (delay === undefined) return { kind: 'dead' };
  const jittered = Math.round(delay * (1 - JITTER + 2 * JITTER * random));
  const asked = outcome.kind === 'answered' ? Math.min(outcome.retryAfterMs ?? 0, MAX_RETRY_AFTER) : 0;
  return { kind: 'retry', inMs: Math.max(jittered, asked) };
}

/** Reads a `Retry-After` header (seconds or an HTTP date) as milliseconds from `now`; `undefined` when it is neither. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  // `Date.parse` alone would also read `-1` and `2099-01-01`, which are neither.
  if (!/^[A-Z][a-z]+, .* GMT$/.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
