import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenInputs, type Outcome } from './calculator-fields.ts';
import {
  type YoutubeInputs,
  youtubeAudiences,
  youtubeBudget,
  youtubeFields,
  youtubeGenres,
} from './youtube-budget.ts';

const campaign: YoutubeInputs = { views: 100_000, genre: 'popHipHop', audience: 'targeted' };
const anyCampaign = fc.record({
  views: fc.integer({ min: 1, max: 1_000_000 }),
  genre: fc.constantFrom(...youtubeGenres),
  audience: fc.constantFrom(...youtubeAudiences),
});
function solution<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.field}: ${outcome.code}`);
  return outcome.value;
}

/**
 * The documented figures: prices in ten-thousandths of a euro, coefficients in tenths, so that the expected values are
 * computed without fractions.
 */
const prices = {
  popHipHop: [200, 300],
  electroDance: [200, 350],
  rockMetal: [300, 400],
  jazzClassical: [400, 500],
};
const coefficients = { wide: 13, targeted: 10, retargeting: 8, lookalike: 11 };

describe('youtubeBudget', () => {
  it('returns the figures of the design: 3 000 €, from 2 400 € to 3 600 €, for 100 000 pop views', () => {
    expect(solution(youtubeBudget(campaign))).toEqual({
      low: 2400,
      mid: 3000,
      high: 3600,
      price: { low: 0.02, mid: 0.025, high: 0.03 },
      audience: 1,
      margin: 1.2,
      underMinimum: false,
    });
  });

  it.each([
    [{ views: 50_000, genre: 'rockMetal', audience: 'lookalike' }, 1980, 2310, 2640],
    [{ views: 10_000, genre: 'electroDance', audience: 'wide' }, 312, 429, 546],
    [{ views: 1, genre: 'popHipHop', audience: 'retargeting' }, 0.02, 0.02, 0.03],
  ] as const)('computes %o', (inputs, low, mid, high) => {
    expect(solution(youtubeBudget(inputs))).toMatchObject({ low, mid, high });
  });

  it('follows the documented formula to the cent', () => {
    fc.assert(
      fc.property(anyCampaign, (inputs) => {
        const { low, mid, high } = solution(youtubeBudget(inputs));
        const [least = 0, most = 0] = prices[inputs.genre];
        // Views × price in 1/20 000 € × audience in tenths × margin in tenths, to cents, rounded half up.
        const cents = (twice: number) => {
          const product = BigInt(inputs.views) * BigInt(twice) * BigInt(coefficients[inputs.audience]) * 12n;
          return Number((2n * product + 20_000n) / 40_000n) / 100;
        };
        expect([low, mid, high]).toEqual([cents(2 * least), cents(least + most), cents(2 * most)]);
      }),
    );
  });

  it('reports a budget below the monthly minimum of the agency', () => {
    expect(solution(youtubeBudget({ ...campaign, views: 16_666 })).underMinimum).toBe(true);
    expect(solution(youtubeBudget({ ...campaign, views: 16_667 })).underMinimum).toBe(false);
  });

  it('exceeds the minimum with the initial inputs and with those of the worked example', () => {
    for (const which of ['initial', 'example'] as const) {
      expect(solution(youtubeBudget(givenInputs(youtubeFields, which))).mid).toBeGreaterThan(500);
    }
  });
});

describe('youtubeBudget with a wrong input', () => {
  it.each([
    [{ views: 0 }, 'views', 'too-small'],
    [{ views: -5 }, 'views', 'negative'],
    [{ views: Number.NaN }, 'views', 'not-a-number'],
    [{ views: 1e12 }, 'views', 'too-large'],
    [{ views: 2.5 }, 'views', 'not-whole'],
    [{ genre: 'polka' }, 'genre', 'not-a-choice'],
    [{ audience: '__proto__' }, 'audience', 'not-a-choice'],
  ])('refuses %o', (wrong, field, code) => {
    expect(youtubeBudget({ ...campaign, ...wrong } as YoutubeInputs)).toEqual({ ok: false, field, code });
  });

  it('never throws, and never returns an invalid figure', () => {
    const anything = fc.record({ views: fc.double(), genre: fc.string(), audience: fc.string() });
    fc.assert(
      fc.property(fc.oneof(anything, anyCampaign), (inputs) => {
        const outcome = youtubeBudget(inputs as YoutubeInputs);
        if (!outcome.ok) return;
        const { low, mid, high } = outcome.value;
        expect(Number.isFinite(high) && low >= 0 && low <= mid && mid <= high).toBe(true);
      }),
    );
  });
});
