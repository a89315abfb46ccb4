import { waitAfter } from '../queue/schedule.ts';

const MINUTE = 60_000;
/** Shortest wait in milliseconds that a service can ask for. */
const LEAST_WAIT_MS = 1000;
/** Waits before each further attempt, in milliseconds: about an hour and a quarter; a later notification would be out of date. */
export const pushRetryDelays: readonly number[] = [MINUTE, 3 * MINUTE, 10 * MINUTE, 60 * MINUTE];

/** The outcome of one attempt. `status`: the response of the browser's push service; `retryAfterMs`: the wait that it asks for. */
export type PushOutcome =
  | { kind: 'answered'; status: number; retryAfterMs: number | null }
  | { kind: 'failed'; reason: string };

/** `gone`: the subscription no longer exists. */
export type PushStep =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'dead' }
  | { kind: 'retry'; inMs: number };

/**
 * Decides the step after the `attempt`-th attempt (1 is the first). 404 and 410 mean that the subscription ended (RFC 8030,
 * 7.3). Other refusals are final: a retry would not change them.
 * @param random a number in [0, 1) for the jitter
 */
export function nextPushStep(outcome: PushOutcome, attempt: number, random: number): PushStep {
  if (outcome.kind === 'answered') {
    const { status } = outcome;
    if (status >= 200 && status < 300) return { kind: 'sent' };
    if (status === 404 || status === 410) return { kind: 'gone' };
    if (status < 500 && status !== 429 && status !== 408) return { kind: 'dead' };
  }
  const wait = waitAfter(pushRetryDelays, attempt, random);
  if (wait === undefined) return { kind: 'dead' };
  const asked = outcome.kind === 'answered' ? outcome.retryAfterMs : null;
  if (asked === null) return { kind: 'retry', inMs: wait };
  const most = pushRetryDelays.at(-1) ?? wait;
  // A service that names the moment means it (RFC 6585, RFC 9110): a message of the day of a release is not delayed beyond it.
  return { kind: 'retry', inMs: Math.min(Math.max(asked, LEAST_WAIT_MS), most) };
}
