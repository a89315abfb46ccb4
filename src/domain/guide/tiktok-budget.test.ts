import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figures } from '../benchmarks/figures.ts';
import { givenInputs, type Outcome } from './calculator-fields.ts';
import {
  type TiktokInputs,
  tiktokAgeBands,
  tiktokAges,
  tiktokBudget,
  tiktokFields,
  tiktokTargetings,
  tiktokVideos,
} from './tiktok-budget.ts';

const campaign: TiktokInputs = {
  reach: 400_000,
  age: 'from16',
  video: 'original',
  targeting: 'none',
  abTests: false,
  days: 20,
};
function solution<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.field}: ${outcome.code}`);
  return outcome.value;
}
/** The documented figures: prices in euros for a thousand impressions, factors in tenths. */
const prices = { from16: [2, 3], from25: [3, 4], from35: [5, 6], from45: [7, 10] };
const videos = { original: 10, trend: 7, creator: 5, challenge: 3 };
const targetings = { none: 10, behavioural: 12, lookalike: 14 };

describe('tiktokBudget', () => {
  it('accepts a budget of exactly both minimums: 1 000 € over 20 days', () => {
    expect(solution(tiktokBudget(campaign))).toEqual({
      low: 800,
      mid: 1000,
      high: 1200,
      price: { low: 2, mid: 2.5, high: 3 },
      video: 1,
      targeting: 1,
      abTests: 1,
      perDay: 50,
      underMonth: false,
      underDay: false,
    });
  });

  it('reports a budget below the minimum per day, and below the minimum per month', () => {
    expect(solution(tiktokBudget({ ...campaign, days: 21 }))).toMatchObject({
      underMonth: false,
      underDay: true,
    });
    expect(solution(tiktokBudget({ ...campaign, reach: 399_000, days: 5 }))).toMatchObject({
      underMonth: true,
      underDay: false,
    });
  });

  it('returns less for a viral video, more for a narrow audience and for A/B tests', () => {
    expect(solution(tiktokBudget({ ...campaign, video: 'challenge' })).mid).toBe(300);
    expect(solution(tiktokBudget({ ...campaign, targeting: 'behavioural' })).mid).toBe(1200);
    expect(solution(tiktokBudget({ ...campaign, targeting: 'lookalike' })).mid).toBe(1400);
    expect(solution(tiktokBudget({ ...campaign, abTests: true })).mid).toBe(1300);
    expect(
      solution(tiktokBudget({ ...campaign, video: 'trend', targeting: 'lookalike', abTests: true })).mid,
    ).toBe(1274);
  });

  it('follows the documented formula to the cent', () => {
    const anyCampaign = fc.record({
      reach: fc.integer({ min: 1, max: 10_000_000 }),
      age: fc.constantFrom(...tiktokAges),
      video: fc.constantFrom(...tiktokVideos),
      targeting: fc.constantFrom(...tiktokTargetings),
      abTests: fc.boolean(),
      days: fc.integer({ min: 1, max: 31 }),
    });
    fc.assert(
      fc.property(anyCampaign, (inputs) => {
        const { low, mid, high, perDay } = solution(tiktokBudget(inputs));
        const [least = 0, most = 0] = prices[inputs.age];
        const factor = BigInt(
          videos[inputs.video] * targetings[inputs.targeting] * (inputs.abTests ? 13 : 10),
        );
        // Reach × price in half euros × factors in thousandths ÷ 1000, to cents, rounded half up.
        const cents = (twice: number) =>
          Number((2n * BigInt(inputs.reach) * BigInt(twice) * factor + 20_000n) / 40_000n) / 100;
        expect([low, mid, high]).toEqual([cents(2 * least), cents(least + most), cents(2 * most)]);
        expect(Math.abs(perDay * inputs.days - mid)).toBeLessThan(0.01 * inputs.days);
      }),
    );
  });
});

it('tiktokBudget reaches both minimums with the initial inputs and with those of the worked example', () => {
  for (const which of ['initial', 'example'] as const) {
    const { underMonth, underDay } = solution(tiktokBudget(givenInputs(tiktokFields, which)));
    expect([underMonth, underDay]).toEqual([false, false]);
  }
});

it('tiktokAgeBands follow each other without a gap, and each has a documented price', () => {
  tiktokAges.forEach((age, index) => {
    const next = tiktokAges[index + 1];
    expect(age).toBe(`from${tiktokAgeBands[age].from}`);
    expect(tiktokAgeBands[age].to).toBe(next && tiktokAgeBands[next].from - 1);
    expect(Object.hasOwn(figures, `tiktok.costPerThousand.${age}`)).toBe(true);
  });
});

it.each([
  [{ reach: 0 }, 'reach', 'too-small'],
  [{ age: 'from99' }, 'age', 'not-a-choice'],
  [{ video: '' }, 'video', 'not-a-choice'],
  [{ targeting: 'constructor' }, 'targeting', 'not-a-choice'],
  [{ abTests: 'yes' }, 'abTests', 'not-a-choice'],
  [{ days: 0 }, 'days', 'too-small'],
  [{ days: 32 }, 'days', 'too-large'],
  [{ days: 1.5 }, 'days', 'not-whole'],
])('tiktokBudget refuses %o', (wrong, field, code) => {
  expect(tiktokBudget({ ...campaign, ...wrong } as TiktokInputs)).toEqual({ ok: false, field, code });
});
