import { describe, expect, it } from 'vitest';
import { type MailOutcome, type mailFailures, mailRetryDelays, nextMailStep } from './retry.ts';

const failed = (reason: (typeof mailFailures)[number], status: number | null = null): MailOutcome => ({
  kind: 'failed',
  reason,
  status,
});

describe('nextMailStep', () => {
  it.each(['sent', 'kept'] as const)('returns %s for this outcome', (kind) => {
    expect(nextMailStep({ kind }, 1, 0.5)).toEqual({ kind });
  });

  it('waits longer after each attempt, and returns dead after the eighth', () => {
    const steps = Array.from({ length: 8 }, (_, i) => nextMailStep(failed('connection'), i + 1, 0.5));
    expect(steps).toEqual([...mailRetryDelays.map((inMs) => ({ kind: 'retry', inMs })), { kind: 'dead' }]);
    expect([...mailRetryDelays].sort((a, b) => a - b)).toEqual(mailRetryDelays);
  });

  it('varies a wait by up to 10 %', () => {
    expect(nextMailStep(failed('timeout'), 1, 0)).toEqual({ kind: 'retry', inMs: 54_000 });
    expect(nextMailStep(failed('timeout'), 1, 0.999_999)).toEqual({ kind: 'retry', inMs: 66_000 });
  });

  it.each([
    ['address', null],
    ['accents', null],
    ['key', null],
    ['refused', 550],
    ['refused', 554],
  ] as const)('returns dead at the first attempt for the failure %s %s', (reason, status) => {
    expect(nextMailStep(failed(reason, status), 1, 0.5)).toEqual({ kind: 'dead' });
  });

  it.each([
    ['refused', 450],
    ['refused', null],
    ['credentials', 535],
    ['encryption', null],
    ['certificate', null],
    ['file', null],
  ] as const)('retries after the failure %s %s', (reason, status) => {
    expect(nextMailStep(failed(reason, status), 1, 0.5)).toMatchObject({ kind: 'retry' });
  });
});
