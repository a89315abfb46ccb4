import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep, parseRetryAfter, retryDelays } from './retry.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The number of all attempts, the first included. */
const ATTEMPTS = 8;
/** The middle of the jitter: the waits are then exactly those of the schedule. */
const EVEN = 0.5;

const answered = (status: number, retryAfterMs?: number) =>
  ({ kind: 'answered', status, retryAfterMs }) as const;
const failed = { kind: 'failed', reason: 'timeout' } as const;

describe('the retry schedule', () => {
  it('is 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 10 h: 27 h 35 min 5 s in all', () => {
    expect(retryDelays).toEqual([
      5 * SECOND,
      5 * MINUTE,
      30 * MINUTE,
      2 * HOUR,
      5 * HOUR,
      10 * HOUR,
      10 * HOUR,
    ]);
    expect(retryDelays.reduce((sum, delay) => sum + delay)).toBe(27 * HOUR + 35 * MINUTE + 5 * SECOND);
  });

  it('allows eight attempts, then the delivery is dead', () => {
    const steps = Array.from({ length: ATTEMPTS }, (_, i) => nextStep(failed, i + 1, EVEN));
    expect(steps).toEqual([...retryDelays.map((inMs) => ({ kind: 'retry', inMs })), { kind: 'dead' }]);
    expect(nextStep(failed, 1000, EVEN)).toEqual({ kind: 'dead' });
  });
});

describe('nextStep', () => {
  it.each([200, 201, 202, 204, 299])(
    'returns delivered for status %d, even at the last attempt',
    (status) => {
      expect(nextStep(answered(status), 1, EVEN)).toEqual({ kind: 'delivered' });
      expect(nextStep(answered(status), ATTEMPTS, EVEN)).toEqual({ kind: 'delivered' });
    },
  );

  it('returns dead for status 410 at the first attempt', () => {
    expect(nextStep(answered(410, 5 * MINUTE), 1, EVEN)).toEqual({ kind: 'dead' });
  });

  it.each([100, 300, 301, 302, 304, 307, 308, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504])(
    'retries after status %d until the schedule ends',
    (status) => {
      expect(nextStep(answered(status), 1, EVEN)).toEqual({ kind: 'retry', inMs: 5 * SECOND });
      expect(nextStep(answered(status), 4, EVEN)).toEqual({ kind: 'retry', inMs: 2 * HOUR });
      expect(nextStep(answered(status), ATTEMPTS, EVEN)).toEqual({ kind: 'dead' });
    },
  );

  it('retries a failed connection by the same schedule', () => {
    expect(nextStep(failed, 2, EVEN)).toEqual({ kind: 'retry', inMs: 5 * MINUTE });
  });
});

describe('the wait before a retry', () => {
  it('is within 10 % of the schedule', () => {
    expect(nextStep(failed, 1, 0)).toEqual({ kind: 'retry', inMs: 4500 });
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: retryDelays.length }), random, (attempt, drawn) => {
        const step = nextStep(failed, attempt, drawn);
        const delay = retryDelays[attempt - 1] ?? 0;
        expect(step.kind).toBe('retry');
        const inMs = step.kind === 'retry' ? step.inMs : 0;
        expect(Number.isInteger(inMs)).toBe(true);
        expect(inMs).toBeGreaterThanOrEqual(delay * 0.9);
        expect(inMs).toBeLessThanOrEqual(delay * 1.1);
      }),
    );
  });

  it('is that of the Retry-After header when this is longer than the schedule', () => {
    expect(nextStep(answered(429, 2 * MINUTE), 1, EVEN)).toEqual({ kind: 'retry', inMs: 2 * MINUTE });
    expect(nextStep(answered(503, HOUR), 2, EVEN)).toEqual({ kind: 'retry', inMs: HOUR });
  });

  it('is never shorter than the schedule, even when the Retry-After header is', () => {
    expect(nextStep(answered(429, SECOND), 2, EVEN)).toEqual({ kind: 'retry', inMs: 5 * MINUTE });
    expect(nextStep(answered(429, 0), 1, EVEN)).toEqual({ kind: 'retry', inMs: 5 * SECOND });
  });

  it('is at most a day, even when the Retry-After header asks for more', () => {
    expect(nextStep(answered(429, 400 * 24 * HOUR), 1, EVEN)).toEqual({ kind: 'retry', inMs: 24 * HOUR });
    expect(nextStep(answered(429, Number.POSITIVE_INFINITY), 1, EVEN)).toEqual({
      kind: 'retry',
      inMs: 24 * HOUR,
    });
  });

  it('does not follow the last attempt, even with a Retry-After header', () => {
    expect(nextStep(answered(429, MINUTE), ATTEMPTS, EVEN)).toEqual({ kind: 'dead' });
  });
});

describe('parseRetryAfter', () => {
  const now = Date.UTC(2025, 10, 21, 12, 0, 0);

  it.each([
    ['0', 0],
    ['120', 2 * MINUTE],
    [' 120 ', 2 * MINUTE],
    ['999999999', 999_999_999 * SECOND],
  ])('reads %j as seconds', (header, ms) => {
    expect(parseRetryAfter(header, now)).toBe(ms);
  });

  it('returns the time until an HTTP date', () => {
    expect(parseRetryAfter('Fri, 21 Nov 2025 12:05:00 GMT', now)).toBe(5 * MINUTE);
    expect(parseRetryAfter('Friday, 21-Nov-25 12:05:00 GMT', now)).toBe(5 * MINUTE);
  });

  it('returns 0 for a date in the past', () => {
    expect(parseRetryAfter('Fri, 21 Nov 2025 11:00:00 GMT', now)).toBe(0);
  });

  it.each([
    undefined,
    '',
    ' ',
    'soon',
    '-1',
    '1.5',
    '1e3',
    '120s',
    '0x10',
    'January 2099',
    '2099-01-01',
    '12345678901',
    'Fri, 99 Foo 2025 12:00:00 GMT',
    '<script>',
    'NaN',
    'Infinity',
  ])('returns undefined for %j', (header) => {
    expect(parseRetryAfter(header, now)).toBeUndefined();
  });
});
