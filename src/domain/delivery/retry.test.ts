import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep, parseRetryAfter, retryDelays } from './retry.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** In all, the first included. */
const ATTEMPTS = 8;
/** The middle of the jitter: waits are then exactly those of the schedule. */
const EVEN = 0.5;

const answered = (status: number, retryAfterMs?: number) =>
  ({ kind: 'answered', status, retryAfterMs }) as const;
const failed = { kind: 'failed', reason: 'timeout' } as const;

describe('the schedule', () => {
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

  it('gives eight attempts, then stops', () => {
    const steps = Array.from({ length: ATTEMPTS }, (_, i) => nextStep(failed, i + 1, EVEN));
    expect(steps).toEqual([...retryDelays.map((inMs) => ({ kind: 'retry', inMs })), { kind: 'dead' }]);
    expect(nextStep(failed, 1000, EVEN)).toEqual({ kind: 'dead' });
  });
});

describe('after an attempt', () => {
  it.each([200, 201, 202, 204, 299])('%d is a delivery, even at the last attempt', (status) => {
    expect(nextStep(answered(status), 1, EVEN)).toEqual({ kind: 'delivered' });
    expect(nextStep(answered(status), ATTEMPTS, EVEN)).toEqual({ kind: 'delivered' });
  });

  it('410 ends the deliveries at once', () => {
    expect(nextStep(answered(410, 5 * MINUTE), 1, EVEN)).toEqual({ kind: 'dead' });
  });

  it.each([100, 300, 301, 302, 304, 307, 308, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504])(
    '%d waits, tries again, and ends with the schedule',
    (status) => {
      expect(nextStep(answered(status), 1, EVEN)).toEqual({ kind: 'retry', inMs: 5 * SECOND });
      expect(nextStep(answered(status), 4, EVEN)).toEqual({ kind: 'retry', inMs: 2 * HOUR });
      expect(nextStep(answered(status), ATTEMPTS, EVEN)).toEqual({ kind: 'dead' });
    },
  );

  it('a failure to connect waits like a wrong answer', () => {
    expect(nextStep(failed, 2, EVEN)).toEqual({ kind: 'retry', inMs: 5 * MINUTE });
  });
});

describe('the wait', () => {
  it('lies within 10 % of the schedule', () => {
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

  it('is as long as the receiver asks, when that is longer', () => {
    expect(nextStep(answered(429, 2 * MINUTE), 1, EVEN)).toEqual({ kind: 'retry', inMs: 2 * MINUTE });
    expect(nextStep(answered(503, HOUR), 2, EVEN)).toEqual({ kind: 'retry', inMs: HOUR });
  });

  it('is never shorter than the schedule because the receiver asks', () => {
    expect(nextStep(answered(429, SECOND), 2, EVEN)).toEqual({ kind: 'retry', inMs: 5 * MINUTE });
    expect(nextStep(answered(429, 0), 1, EVEN)).toEqual({ kind: 'retry', inMs: 5 * SECOND });
  });

  it('is a day at most, whatever the receiver asks', () => {
    expect(nextStep(answered(429, 400 * 24 * HOUR), 1, EVEN)).toEqual({ kind: 'retry', inMs: 24 * HOUR });
    expect(nextStep(answered(429, Number.POSITIVE_INFINITY), 1, EVEN)).toEqual({
      kind: 'retry',
      inMs: 24 * HOUR,
    });
  });

  it('does not add an attempt after the last', () => {
    expect(nextStep(answered(429, MINUTE), ATTEMPTS, EVEN)).toEqual({ kind: 'dead' });
  });
});

describe('a Retry-After header', () => {
  const now = Date.UTC(2025, 10, 21, 12, 0, 0);

  it.each([
    ['0', 0],
    ['120', 2 * MINUTE],
    [' 120 ', 2 * MINUTE],
    ['999999999', 999_999_999 * SECOND],
  ])('of %j seconds is read', (header, ms) => {
    expect(parseRetryAfter(header, now)).toBe(ms);
  });

  it('with a date is read as the time until then', () => {
    expect(parseRetryAfter('Fri, 21 Nov 2025 12:05:00 GMT', now)).toBe(5 * MINUTE);
    expect(parseRetryAfter('Friday, 21-Nov-25 12:05:00 GMT', now)).toBe(5 * MINUTE);
  });

  it('with a date that is past asks for no wait', () => {
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
  ])('that is %j is neither, and not read', (header) => {
    expect(parseRetryAfter(header, now)).toBeUndefined();
  });
});
