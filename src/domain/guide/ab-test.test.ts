import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AbTest, type AbTestInputs, compareVariants } from './ab-test.ts';

const of = (impressionsA: number, clicksA: number, impressionsB: number, clicksB: number): AbTestInputs => ({
  impressionsA,
  clicksA,
  impressionsB,
  clicksB,
});
function verdict(inputs: AbTestInputs): AbTest {
  const outcome = compareVariants(inputs);
  if (!outcome.ok) throw new Error(`${outcome.field}: ${outcome.code}`);
  return outcome.value;
}
const variant = fc
  .integer({ min: 1000, max: 1_000_000 })
  .chain((impressions) => fc.tuple(fc.constant(impressions), fc.integer({ min: 0, max: impressions })));

describe('an A/B test', () => {
  it('of 100 and 150 clicks in 5 000 impressions: z = 3.2026, p = 0.00136', () => {
    const result = verdict(of(5000, 100, 5000, 150));
    expect(result).toMatchObject({ outcome: 'winner', winner: 'B', rateA: 0.02, rateB: 0.03 });
    if (result.outcome !== 'winner') return;
    expect(result.confidence).toBeCloseTo(1 - 0.0013621, 6);
    expect(result.lift).toBeCloseTo(0.5, 12);
  });

  it('of unequal sizes, won by A: 200 in 4 000 against 60 in 2 000, z = 3.5868', () => {
    const result = verdict(of(4000, 200, 2000, 60));
    expect(result).toMatchObject({ outcome: 'winner', winner: 'A' });
    if (result.outcome !== 'winner') return;
    expect(result.confidence).toBeCloseTo(1 - 0.0003348, 6);
    expect(result.lift).toBeCloseTo(2 / 3, 12);
  });

  it('of 120 and 130 clicks in 8 000 impressions decides nothing', () => {
    const result = verdict(of(8000, 120, 8000, 130));
    expect(result.outcome).toBe('no-difference');
    if (result.outcome !== 'no-difference') return;
    expect(result.confidence).toBeCloseTo(1 - 0.5238283, 6);
  });

  it('needs a thousand impressions of each', () => {
    expect(verdict(of(999, 10, 50_000, 2000)).outcome).toBe('not-enough-impressions');
    expect(verdict(of(50_000, 2000, 999, 0)).outcome).toBe('not-enough-impressions');
    expect(verdict(of(1000, 10, 1000, 40)).outcome).toBe('winner');
  });

  it('needs a confidence of 95 %', () => {
    // z = 2.05 and z = 1.92, around the 1.96 of a two-sided 95 %.
    expect(verdict(of(1000, 14, 1000, 27)).outcome).toBe('winner');
    expect(verdict(of(1000, 14, 1000, 26)).outcome).toBe('no-difference');
  });

  it('knows no lift over a version that nobody clicked', () => {
    expect(verdict(of(1000, 0, 1000, 50))).toMatchObject({ outcome: 'winner', winner: 'B', lift: undefined });
  });

  it('sees no difference where nobody, or everybody, clicked', () => {
    expect(verdict(of(1000, 0, 2000, 0))).toMatchObject({ outcome: 'no-difference', confidence: 0 });
    expect(verdict(of(1000, 1000, 2000, 2000))).toMatchObject({ outcome: 'no-difference', confidence: 0 });
  });

  it('gives the same verdict whichever version is called A', () => {
    fc.assert(
      fc.property(variant, variant, (a, b) => {
        const one = verdict(of(...a, ...b));
        const other = verdict(of(...b, ...a));
        expect(other.outcome).toBe(one.outcome);
        if (one.outcome === 'winner' && other.outcome === 'winner') {
          expect(other.winner).toBe(one.winner === 'A' ? 'B' : 'A');
          expect(other.confidence).toBeCloseTo(one.confidence, 12);
        }
      }),
    );
  });

  it('crowns the higher rate, with a confidence between 95 % and 100 %', () => {
    fc.assert(
      fc.property(variant, variant, (a, b) => {
        const result = verdict(of(...a, ...b));
        if (result.outcome === 'not-enough-impressions') throw new Error('there are enough');
        expect(result.confidence >= 0 && result.confidence <= 1).toBe(true);
        if (result.outcome === 'no-difference') {
          expect(result.confidence).toBeLessThan(0.95);
          return;
        }
        expect(result.winner).toBe(result.rateA > result.rateB ? 'A' : 'B');
        expect(result.lift === undefined || result.lift > 0).toBe(true);
      }),
    );
  });
});

it.each([
  [of(0, 0, 1000, 1), 'impressionsA', 'too-small'],
  [of(1000, 1001, 1000, 1), 'clicksA', 'above-impressions'],
  [of(1000, 1, 1000, 1001), 'clicksB', 'above-impressions'],
  [of(1000, -1, 1000, 1), 'clicksA', 'negative'],
  [of(1000, 1, 1000.5, 1), 'impressionsB', 'not-whole'],
  [of(1000, Number.NaN, 1000, 1), 'clicksA', 'not-a-number'],
  [of(1e10, 1, 1000, 1), 'impressionsA', 'too-large'],
])('refuses %o', (inputs, field, code) => {
  expect(compareVariants(inputs)).toEqual({ ok: false, field, code });
});
