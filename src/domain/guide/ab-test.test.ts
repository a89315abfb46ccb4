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

describe('compareVariants', () => {
  it('returns B as the winner for 100 and 150 clicks in 5 000 impressions each: p = 0.00165', () => {
    const result = verdict(of(5000, 100, 5000, 150));
    expect(result).toMatchObject({ outcome: 'winner', winner: 'B', rateA: 0.02, rateB: 0.03 });
    if (result.outcome !== 'winner') return;
    expect(result.confidence).toBeCloseTo(1 - 0.0016471, 6);
    expect(result.lift).toBeCloseTo(0.5, 12);
  });

  it('returns A as the winner for 200 clicks in 4 000 impressions against 60 in 2 000: p = 0.00027', () => {
    const result = verdict(of(4000, 200, 2000, 60));
    expect(result).toMatchObject({ outcome: 'winner', winner: 'A' });
    if (result.outcome !== 'winner') return;
    expect(result.confidence).toBeCloseTo(1 - 0.0002688, 6);
    expect(result.lift).toBeCloseTo(2 / 3, 12);
  });

  it('finds no difference for 120 and 130 clicks in 8 000 impressions each', () => {
    const result = verdict(of(8000, 120, 8000, 130));
    expect(result.outcome).toBe('no-difference');
    if (result.outcome !== 'no-difference') return;
    expect(result.confidence).toBeCloseTo(1 - 0.5662491, 6);
  });

  it('needs a thousand impressions of each version', () => {
    expect(verdict(of(999, 10, 50_000, 2000)).outcome).toBe('not-enough-impressions');
    expect(verdict(of(50_000, 2000, 999, 0)).outcome).toBe('not-enough-impressions');
    expect(verdict(of(1000, 10, 1000, 40)).outcome).toBe('winner');
  });

  it('needs a confidence of 95 % to name a winner', () => {
    // p = 0.041 and p = 0.057.
    expect(verdict(of(1000, 14, 1000, 28)).outcome).toBe('winner');
    expect(verdict(of(1000, 14, 1000, 27)).outcome).toBe('no-difference');
  });

  it.each([
    [0, 4, 0.8753751],
    [1, 7, 0.9302342],
  ])(
    'finds too few clicks for %i and %i clicks in 1 000 impressions each',
    (clicksA, clicksB, confidence) => {
      const result = verdict(of(1000, clicksA, 1000, clicksB));
      expect(result.outcome).toBe('too-few-clicks');
      expect('confidence' in result && result.confidence).toBeCloseTo(confidence, 6);
    },
  );

  it('returns a winner in spite of few clicks when the difference is blatant: p = 0.031', () => {
    expect(verdict(of(1000, 0, 1000, 6))).toMatchObject({ outcome: 'winner', winner: 'B' });
  });

  it('finds too few clicks below five expected clicks of the version with the fewest impressions', () => {
    expect(verdict(of(1000, 4, 1000, 6)).outcome).toBe('no-difference');
    expect(verdict(of(1000, 4, 1000, 5)).outcome).toBe('too-few-clicks');
    expect(verdict(of(1000, 2, 9000, 40)).outcome).toBe('too-few-clicks');
  });

  it('returns no lift over a version without clicks', () => {
    expect(verdict(of(1000, 0, 1000, 50))).toMatchObject({ outcome: 'winner', winner: 'B', lift: undefined });
  });

  it('returns no winner when no impression, or every impression, was clicked', () => {
    expect(verdict(of(1000, 0, 2000, 0))).toMatchObject({ outcome: 'too-few-clicks', confidence: 0 });
    expect(verdict(of(1000, 1000, 2000, 2000))).toMatchObject({ outcome: 'no-difference', confidence: 0 });
  });

  it('returns the same verdict when the versions A and B are exchanged', () => {
    fc.assert(
      fc.property(variant, variant, (a, b) => {
        const one = verdict(of(...a, ...b));
        const other = verdict(of(...b, ...a));
        expect(other.outcome).toBe(one.outcome);
        if (one.outcome === 'winner' && other.outcome === 'winner') {
          expect(other.winner).toBe(one.winner === 'A' ? 'B' : 'A');
          expect(other.confidence).toBeCloseTo(one.confidence, 9);
        }
      }),
    );
  });

  it('returns the version with the higher rate as the winner, only with a confidence from 95 % to 100 %', () => {
    fc.assert(
      fc.property(variant, variant, (a, b) => {
        const result = verdict(of(...a, ...b));
        if (result.outcome === 'not-enough-impressions') throw new Error('there are enough');
        expect(result.confidence >= 0 && result.confidence <= 1).toBe(true);
        if (result.outcome !== 'winner') {
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
])('compareVariants refuses %o', (inputs, field, code) => {
  expect(compareVariants(inputs)).toEqual({ ok: false, field, code });
});
