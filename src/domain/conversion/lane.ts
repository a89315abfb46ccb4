import type { Verdict } from './verdict.ts';

/**
 * The state of the way to one ad platform. `blocked`: it refuses the access until a person changes something. `paused`: a person
 * stopped it.
 */
export const laneStates = ['open', 'blocked', 'paused'] as const;
export type LaneState = (typeof laneStates)[number];

/** Times are epoch milliseconds. */
export interface Lane {
  state: LaneState;
  /** Since when it is in this state. */
  since: number;
  /** No request before, and then one alone to see whether it works again; null: no wait. */
  until: number | null;
  /** Answers in a row that mean « later ». */
  failures: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After so many answers in a row that mean « later », the lane waits. */
const BREAKS_AT = 5;
const PAUSES = [1, 2, 5, 15, 30].map((minutes) => minutes * MINUTE);
/** A blocked lane tries one act so often: a right may have been given back. */
const BLOCKED_PROBE_MS = HOUR;

/** From this share of its limit on, in percent, a platform gets one act a minute; once all is used, none for five minutes. */
export const NEAR_LIMIT = 80;
const LIMIT = 100;
const NEAR_PAUSE_MS = MINUTE;
const LIMIT_PAUSE_MS = 5 * MINUTE;

/** Returns how many acts the lane may try now, of `most`. A lane that waited tries one. */
export function allowedNow({ state, until, failures }: Lane, now: number, most: number): number {
  if (state === 'paused' || (until !== null && now < until)) return 0;
  return state === 'blocked' || failures >= BREAKS_AT ? 1 : most;
}

/** Returns the lane after an answer. */
export function laneAfter(lane: Lane, { kind, retryAfterMs = 0, usage = 0 }: Verdict, now: number): Lane {
  // A request was under way when a person stopped the lane.
  if (lane.state === 'paused') return lane;
  if (kind === 'blocked')
    return {
      state: 'blocked',
      since: lane.state === 'blocked' ? lane.since : now,
      until: now + Math.max(BLOCKED_PROBE_MS, retryAfterMs),
      failures: 0,
    };
  if (kind === 'later') {
    const failures = lane.failures + 1;
    const pause = failures < BREAKS_AT ? 0 : (PAUSES[Math.min(failures - BREAKS_AT, PAUSES.length - 1)] ?? 0);
    const wait = Math.max(pause, slowPause(usage), retryAfterMs);
    return { ...lane, failures, until: wait > 0 ? now + wait : null };
  }
  const until = usage >= NEAR_LIMIT ? now + Math.max(slowPause(usage), retryAfterMs) : null;
  return { state: 'open', since: lane.state === 'open' ? lane.since : now, until, failures: 0 };
}

const slowPause = (usage: number): number =>
  usage >= LIMIT ? LIMIT_PAUSE_MS : usage >= NEAR_LIMIT ? NEAR_PAUSE_MS : 0;

/**
 * Returns for how long a lane that waits has been waiting or will be, in milliseconds: the pauses between its answers « later », or
 * the one pause that the platform asked for.
 * @param answeredAt its last answer
 */
export function pausedFor({ failures, until }: Lane, answeredAt: number | null, now: number): number {
  if (until === null || until <= now || failures === 0) return 0;
  const earlier = Array.from({ length: Math.max(0, failures - BREAKS_AT) }, (_, index) =>
    Number(PAUSES[Math.min(index, PAUSES.length - 1)]),
  );
  const own = until - (answeredAt ?? now);
  return Math.max(
    own,
    earlier.reduce((sum, pause) => sum + pause, now - (answeredAt ?? now)),
  );
}

const WAITS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR];

/**
 * Returns how long an act waits after its `attempt`-th answer « later », in milliseconds: it waits so until its end.
 * @param random a number in [0, 1), for a tenth more or less
 */
export function waitOf(attempt: number, random: number, retryAfterMs = 0): number {
  const wait = WAITS[Math.min(attempt, WAITS.length) - 1] ?? 0;
  return Math.max(Math.round(wait * (0.9 + random * 0.2)), Math.min(retryAfterMs, 24 * HOUR));
}
