import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptableAcquisitionCost, returnOnAdSpend } from './return-on-ad-spend.ts';

describe('returnOnAdSpend', () => {
  it.each([
    [1000, 3000, 3, true],
    [1000, 2999.99, 2.99, false],
    [0.1 * 30, 0.3 * 30, 3, true],
    [800, 2800, 3.5, true],
    [1, 0, 0, false],
  ])('for %f € spent and %f € of revenue returns %f to one', (spend, revenue, ratio, reached) => {
    expect(returnOnAdSpend({ spend, revenue })).toEqual({ ok: true, value: { ratio, reached } });
  });

  it('returns revenue ÷ spend', () => {
    const euros = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(euros, euros, (spend, revenue) => {
        const outcome = returnOnAdSpend({ spend, revenue });
        expect(outcome.ok && outcome.value.reached).toBe(revenue >= 3 * spend);
        expect(outcome.ok && Math.abs(outcome.value.ratio - revenue / spend) <= 0.01).toBe(true);
      }),
    );
  });

  it.each([
    [{ spend: 0, revenue: 1 }, 'spend', 'too-small'],
    [{ spend: Number.NaN, revenue: 1 }, 'spend', 'not-a-number'],
    [{ spend: 1, revenue: -1 }, 'revenue', 'negative'],
    [{ spend: 1, revenue: 1e9 }, 'revenue', 'too-large'],
  ])('refuses %o', (inputs, field, code) => {
    expect(returnOnAdSpend(inputs)).toEqual({ ok: false, field, code });
  });
});

describe('acceptableAcquisitionCost', () => {
  it.each([
    [48, 15.84],
    [30, 9.9],
    [283, 93.39],
    [2.4, 0.79],
  ])('for a fan with a lifetime value of %f € returns %f €', (lifetimeValue, value) => {
    expect(acceptableAcquisitionCost({ lifetimeValue })).toEqual({ ok: true, value });
  });

  it('refuses a lifetime value of zero or below', () => {
    const refused = (lifetimeValue: number) => acceptableAcquisitionCost({ lifetimeValue });
    expect(refused(0)).toEqual({ ok: false, field: 'lifetimeValue', code: 'too-small' });
    expect(refused(-48)).toEqual({ ok: false, field: 'lifetimeValue', code: 'negative' });
  });
});
