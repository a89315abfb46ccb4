import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenInputs, type Outcome } from './calculator-fields.ts';
import { type MetaInputs, metaAudiences, metaBudget, metaFields, metaGenres } from './meta-budget.ts';

const campaign: MetaInputs = { reach: 200_000, genre: 'pop', audience: 'interests' };
function solution<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.field}: ${outcome.code}`);
  return outcome.value;
}
/** The documented figures: prices in tenths of a euro for a thousand impressions, coefficients in hundredths. */
const prices = { pop: [35, 50], rock: [50, 70], electro: [40, 60], jazz: [60, 80] };
const coefficients = { wide: 140, interests: 100, custom: 75, lookalike: 115 };

describe('metaBudget', () => {
  it('returns reach × price of a thousand × audience ÷ 1000, plus a margin of 25 %', () => {
    expect(solution(metaBudget(campaign))).toEqual({
      low: 875,
      mid: 1062.5,
      high: 1250,
      price: { low: 3.5, mid: 4.25, high: 5 },
      audience: 1,
      margin: 1.25,
      underMinimum: false,
    });
  });

  it.each([
    [{ reach: 150_000, genre: 'electro', audience: 'lookalike' }, 862.5, 1078.13, 1293.75],
    [{ reach: 100_000, genre: 'jazz', audience: 'custom' }, 562.5, 656.25, 750],
    [{ reach: 1000, genre: 'rock', audience: 'wide' }, 8.75, 10.5, 12.25],
  ] as const)('computes %o', (inputs, low, mid, high) => {
    expect(solution(metaBudget(inputs))).toMatchObject({ low, mid, high });
  });

  it('follows the documented formula to the cent', () => {
    const anyCampaign = fc.record({
      reach: fc.integer({ min: 1, max: 10_000_000 }),
      genre: fc.constantFrom(...metaGenres),
      audience: fc.constantFrom(...metaAudiences),
    });
    fc.assert(
      fc.property(anyCampaign, (inputs) => {
        const { low, mid, high } = solution(metaBudget(inputs));
        const [least = 0, most = 0] = prices[inputs.genre];
        // Reach × price in 1/20 € × audience in hundredths × 1.25 in hundredths ÷ 1000, to cents, rounded half up.
        const cents = (twice: number) => {
          const product = BigInt(inputs.reach) * BigInt(twice) * BigInt(coefficients[inputs.audience]) * 125n;
          return Number((2n * product + 2_000_000n) / 4_000_000n) / 100;
        };
        expect([low, mid, high]).toEqual([cents(2 * least), cents(least + most), cents(2 * most)]);
      }),
    );
  });

  it('reports a budget below the monthly minimum of the agency', () => {
    expect(solution(metaBudget({ ...campaign, reach: 150_000 })).underMinimum).toBe(true);
    expect(solution(metaBudget({ ...campaign, reach: 151_000 })).underMinimum).toBe(false);
  });

  it('reaches the minimum with the initial inputs and with those of the worked example', () => {
    for (const which of ['initial', 'example'] as const) {
      expect(solution(metaBudget(givenInputs(metaFields, which))).underMinimum).toBe(false);
    }
  });
});

it.each([
  [{ reach: 0 }, 'reach', 'too-small'],
  [{ reach: -1 }, 'reach', 'negative'],
  [{ reach: Number.NaN }, 'reach', 'not-a-number'],
  [{ reach: Number.MAX_VALUE }, 'reach', 'too-large'],
  [{ genre: 'popHipHop' }, 'genre', 'not-a-choice'],
  [{ audience: 'targeted' }, 'audience', 'not-a-choice'],
])('metaBudget refuses %o', (wrong, field, code) => {
  expect(metaBudget({ ...campaign, ...wrong } as MetaInputs)).toEqual({ ok: false, field, code });
});
