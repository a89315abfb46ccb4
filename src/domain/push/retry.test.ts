import { expect, it } from 'vitest';
import { nextPushStep, pushRetryDelays } from './retry.ts';

const answered = (status: number, retryAfterMs: number | null = null) =>
  ({ kind: 'answered', status, retryAfterMs }) as const;
const failed = { kind: 'failed', reason: 'timeout' } as const;
/** Without jitter. */
const EVEN = 0.5;

it.each([200, 201, 202, 204])('a push is sent after status %i', (status) => {
  expect(nextPushStep(answered(status), 1, EVEN)).toEqual({ kind: 'sent' });
});

it.each([404, 410])('a subscription is gone after status %i', (status) => {
  expect(nextPushStep(answered(status), 1, EVEN)).toEqual({ kind: 'gone' });
});

it.each([301, 400, 401, 403, 413])('a push is given up after status %i', (status) => {
  expect(nextPushStep(answered(status), 1, EVEN)).toEqual({ kind: 'dead' });
});

it('a push is retried after a failure, 429 or an error of the service, until the schedule is used up', () => {
  for (const outcome of [failed, answered(429), answered(503)]) {
    pushRetryDelays.forEach((inMs, index) => {
      expect(nextPushStep(outcome, index + 1, EVEN)).toEqual({ kind: 'retry', inMs });
    });
    expect(nextPushStep(outcome, pushRetryDelays.length + 1, EVEN)).toEqual({ kind: 'dead' });
  }
});

it('a push is retried after the wait that the service asks for, up to an hour', () => {
  expect(nextPushStep(answered(429, 120_000), 1, EVEN)).toEqual({ kind: 'retry', inMs: 120_000 });
  expect(nextPushStep(answered(503, 2000), 1, EVEN)).toEqual({ kind: 'retry', inMs: 2000 });
  expect(nextPushStep(answered(429, 0), 1, EVEN)).toEqual({ kind: 'retry', inMs: 1000 });
  expect(nextPushStep(answered(503, 1e9), 1, EVEN)).toEqual({ kind: 'retry', inMs: 3_600_000 });
});
