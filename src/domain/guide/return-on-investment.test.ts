import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from './calculator-fields.ts';
import { type RoiInputs, returnOnInvestment, roiVerdict, roiVerdicts } from './return-on-investment.ts';

const campaign: RoiInputs = {
  spend: 1000,
  revenue: 300,
  months: 3,
  occasional: 80,
  engaged: 25,
  superFan: 4,
};
function solution<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.field}: ${outcome.code}`);
  return outcome.value;
}
const euros = fc.integer({ min: 100, max: 10_000_000 }).map((cents) => cents / 100);
const people = fc.integer({ min: 0, max: 100_000 });
const anyCampaign = fc.record({
  spend: euros,
  revenue: fc.oneof(fc.constant(0), euros),
  months: fc.integer({ min: 1, max: 120 }),
  occasional: people,
  engaged: people,
  superFan: people,
});

describe('returnOnInvestment', () => {
  it('adds the lifetime values of all fans: 80 × 2.40 + 25 × 48 + 4 × 283 = 2 524 €', () => {
    expect(solution(returnOnInvestment(campaign))).toEqual({
      lifetimeRevenue: 2524,
      immediate: -0.7,
      lifetime: 1.524,
      blended: 0.857,
      verdict: 'test',
      fans: 109,
      costPerFan: 9.17,
      lifetimeToCost: 2.52,
      paybackMonths: 10,
      reached: { overall: false, costPerFan: true, lifetimeToCost: false, payback: true },
    });
  });

  it('returns no cost per fan without fans, and no payback without revenue', () => {
    const unpaid = { ...campaign, revenue: 0, occasional: 0, engaged: 0, superFan: 0 };
    expect(solution(returnOnInvestment(unpaid))).toMatchObject({
      lifetimeRevenue: 0,
      immediate: -1,
      lifetime: -1,
      blended: -1,
      verdict: 'pause',
      fans: 0,
      costPerFan: undefined,
      lifetimeToCost: undefined,
      paybackMonths: undefined,
      reached: { overall: false, costPerFan: false, lifetimeToCost: false, payback: false },
    });
  });

  it('blends 30 % of the immediate and 70 % of the lifetime return', () => {
    fc.assert(
      fc.property(anyCampaign, (inputs) => {
        const roi = solution(returnOnInvestment(inputs));
        const { spend, revenue, occasional, engaged, superFan } = inputs;
        const worth = occasional * 2.4 + engaged * 48 + superFan * 283;
        const blended = 0.3 * (revenue / spend - 1) + 0.7 * (worth / spend - 1);
        expect(Math.abs(roi.lifetimeRevenue - worth)).toBeLessThan(0.01);
        expect(Math.abs(roi.blended - blended)).toBeLessThan(0.0011);
        expect(roi.immediate).toBeGreaterThanOrEqual(-1);
        expect(roi.fans).toBe(occasional + engaged + superFan);
      }),
    );
  });

  it('never returns a worse verdict for more revenue', () => {
    fc.assert(
      fc.property(anyCampaign, euros, (inputs, more) => {
        const before = solution(returnOnInvestment(inputs));
        const after = solution(returnOnInvestment({ ...inputs, revenue: inputs.revenue + more }));
        expect(after.blended).toBeGreaterThanOrEqual(before.blended);
        expect(roiVerdicts.indexOf(after.verdict)).toBeLessThanOrEqual(roiVerdicts.indexOf(before.verdict));
      }),
    );
  });

  it('compares exact figures with the targets, and never rounds a missed figure to its target', () => {
    fc.assert(
      fc.property(anyCampaign, (inputs) => {
        const { reached, costPerFan = 99, paybackMonths = 99, fans } = solution(returnOnInvestment(inputs));
        expect(reached.costPerFan).toBe(fans > 0 && inputs.spend < 15 * fans);
        expect(reached.costPerFan).toBe(costPerFan < 15);
        expect(reached.payback).toBe(paybackMonths < 12);
      }),
    );
    const almost = { spend: 1000, revenue: 13_332, months: 1, occasional: 0, engaged: 0, superFan: 0 };
    // 0.3 × 12.332 − 0.7 = 2.9996.
    expect(solution(returnOnInvestment(almost))).toMatchObject({ blended: 2.999, verdict: 'optimise' });
    const above = { ...almost, revenue: 13_334 };
    expect(solution(returnOnInvestment(above))).toMatchObject({ blended: 3, verdict: 'scale' });
  });
});

it.each([
  [4, 'scale'],
  [3.001, 'scale'],
  [3, 'optimise'],
  [1.5, 'optimise'],
  [1.499, 'test'],
  [0.5, 'test'],
  [0.499, 'pause'],
  [-1, 'pause'],
])('roiVerdict for a blended return of %f returns %s', (blended, verdict) => {
  expect(roiVerdict(blended)).toBe(verdict);
});

it('returnOnInvestment returns a blended return without rounding errors', () => {
  // 0.3 × (100 − 100) ÷ 100 + 0.7 × (240 − 100) ÷ 100 = 0.98.
  const inputs = { spend: 100, revenue: 100, months: 1, occasional: 100, engaged: 0, superFan: 0 };
  expect(solution(returnOnInvestment(inputs)).blended).toBe(0.98);
});

it.each([
  [{ spend: 0 }, 'spend', 'too-small'],
  [{ spend: -1 }, 'spend', 'negative'],
  [{ spend: Number.NaN }, 'spend', 'not-a-number'],
  [{ spend: 1e15 }, 'spend', 'too-large'],
  [{ revenue: -0.01 }, 'revenue', 'negative'],
  [{ months: 0 }, 'months', 'too-small'],
  [{ months: 121 }, 'months', 'too-large'],
  [{ occasional: 0.5 }, 'occasional', 'not-whole'],
  [{ engaged: -1 }, 'engaged', 'negative'],
  [{ superFan: Number.POSITIVE_INFINITY }, 'superFan', 'too-large'],
])('returnOnInvestment refuses %o', (wrong, field, code) => {
  expect(returnOnInvestment({ ...campaign, ...wrong })).toEqual({ ok: false, field, code });
});
