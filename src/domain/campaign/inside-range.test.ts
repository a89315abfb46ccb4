import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costTable } from '../simulator/cost-table.ts';
import { estimateCampaign } from '../simulator/estimate.ts';
import { campaignTypes, platforms, regions } from '../simulator/inputs.ts';
import { type CampaignOutcome, insideRange } from './inside-range.ts';

/** A campaign whose cost should result in 25 000 to 100 000 views. */
const outcome: CampaignOutcome = {
  status: 'finished',
  actualViews: 40_000,
  actualCost: 1000,
  prices: { unit: 'CPV', cost: { min: 0.01, max: 0.04 } },
};
const judged = (changes: Partial<CampaignOutcome>) => insideRange({ ...outcome, ...changes });

describe('insideRange', () => {
  it('includes both ends of the range, and excludes the next view on each side', () => {
    expect([24_999, 25_000, 40_000, 100_000, 100_001].map((actualViews) => judged({ actualViews }))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('counts 30 % of the impressions as views when the unit is a thousand impressions', () => {
    // 1 500 ÷ 15 × 1 000 × 30 % and 1 500 ÷ 8 × 1 000 × 30 %.
    const meta = { prices: { unit: 'CPM', cost: { min: 8, max: 15 } }, actualCost: 1500 } as const;
    expect([29_999, 30_000, 56_250, 56_251].map((actualViews) => judged({ ...meta, actualViews }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('compares the views with the range for the actual cost', () => {
    expect(judged({ actualViews: 20_000 })).toBe(false);
    expect(judged({ actualViews: 20_000, actualCost: 500 })).toBe(true);
  });

  it('returns null for a campaign that is not finished, has missing figures or cost nothing', () => {
    for (const changes of [
      { status: 'planned' },
      { status: 'active' },
      { actualViews: null },
      { actualCost: null },
      { actualCost: 0 },
      { prices: null },
    ] as const) {
      expect([changes, judged(changes)]).toEqual([changes, null]);
    }
    expect(judged({ actualViews: 0 })).toBe(false);
  });

  const campaigns = fc.record({
    platform: fc.constantFrom(...platforms),
    campaignType: fc.constantFrom(...campaignTypes),
    country: fc.constantFrom(...regions),
    budget: fc.double({ min: 0.01, max: 10_000_000, noNaN: true }),
  });

  it('has exactly the range of the estimate for the same amount', () => {
    fc.assert(
      fc.property(campaigns, (inputs) => {
        const estimate = estimateCampaign(inputs);
        if (!estimate) throw new Error('The table has a hole.');
        const { views, range, unit, cost } = estimate;
        const at = (actualViews: number) =>
          judged({ actualViews, actualCost: inputs.budget, prices: { unit, cost } });
        expect([views, range.low, range.high].map(at)).toEqual([true, true, true]);
        expect([range.low - 1, range.high + 1].map(at)).toEqual([false, false]);
      }),
    );
  });

  it('uses the unit costs of the campaign, not those of the cost table', () => {
    fc.assert(
      fc.property(campaigns, fc.integer({ min: 2, max: 50 }), (inputs, times) => {
        const { unit, costs } = costTable[inputs.platform];
        const [min, max] = costs[inputs.country][inputs.campaignType];
        const dearer = { min: min * times, max: max * times };
        const actualCost = inputs.budget + 1;
        const { views = 0 } = estimateCampaign({ ...inputs, budget: actualCost / times }) ?? {};
        expect(judged({ actualViews: views, actualCost, prices: { unit, cost: dearer } })).toBe(true);
      }),
    );
  });
});
