import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CostTable, type CostUnit, costTable } from './cost-table.ts';
import { costText, estimateCampaign, rangeOfCostText } from './estimate.ts';
import {
  type CampaignInputs,
  type CampaignType,
  campaignTypes,
  MAX_BUDGET,
  MIN_BUDGET,
  type Platform,
  platforms,
  type Region,
  regions,
} from './inputs.ts';

/** The cost table as the agency delivered it. */
type Fixture = Record<
  Platform,
  { unit: CostUnit } & Record<Region, Record<CampaignType, [min: number, max: number]>>
>;
const agencyTable = JSON.parse(
  readFileSync(new URL('../../../tests/fixtures/costs.json', import.meta.url), 'utf8'),
) as Fixture;

const cells = platforms.flatMap((platform) =>
  regions.flatMap((country) =>
    campaignTypes.map((campaignType) => {
      const [min, max] = agencyTable[platform][country][campaignType];
      return { platform, country, campaignType, min, max, unit: agencyTable[platform].unit };
    }),
  ),
);

function estimate(inputs: CampaignInputs) {
  const result = estimateCampaign(inputs);
  if (!result) throw new Error('no estimate');
  return result;
}

/** `numerator ÷ denominator`, rounded half up, without floating-point numbers. */
const rounded = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/** Views and reach at a cost of `thousandths ÷ parts` thousandths of a dollar, by the documented formulas. */
function byHand(budget: number, unit: CostUnit, thousandths: bigint, parts: bigint) {
  const spent = BigInt(budget) * 1000n * parts;
  return unit === 'CPV'
    ? { views: rounded(spent, thousandths), reach: rounded(spent * 5n, thousandths * 2n) }
    : { views: rounded(spent * 300n, thousandths), reach: rounded(spent * 1000n, thousandths) };
}

describe('the cost table', () => {
  it('contains exactly the 45 ranges of the agency', () => {
    expect(cells).toHaveLength(45);
    const { note, ...given } = agencyTable as Fixture & { note?: string };
    const held = Object.fromEntries(
      Object.entries(costTable).map(([platform, { unit, costs }]) => [platform, { unit, ...costs }]),
    );
    expect(held).toEqual(given);
  });

  it.each(cells)('has a rising range above zero for $platform, $country, $campaignType', ({ min, max }) => {
    expect(min).toBeGreaterThan(0);
    expect(max).toBeGreaterThan(min);
  });

  it('agrees with the texts of the simulator: conversion costs most, regions differ up to five times', () => {
    const average = (platform: Platform, region: Region, type: CampaignType) => {
      const [min, max] = costTable[platform].costs[region][type];
      return (min + max) / 2;
    };
    for (const platform of platforms) {
      for (const region of regions) {
        const costs = campaignTypes.map((type) => average(platform, region, type));
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
      }
    }
    const spreads = platforms.flatMap((platform) =>
      campaignTypes.map((type) => {
        const costs = regions.map((region) => average(platform, region, type));
        return Math.max(...costs) / Math.min(...costs);
      }),
    );
    expect(Math.max(...spreads)).toBe(5);
  });
});

describe('estimateCampaign', () => {
  it.each(cells)('follows the documented formulas for $platform, $country, $campaignType', (cell) => {
    const { platform, country, campaignType, min, max, unit } = cell;
    const [low, high] = [BigInt(Math.round(min * 1000)), BigInt(Math.round(max * 1000))];
    for (const budget of [500, 501, 503, 641, 990, 1000, 1501, 2750, 10_000, 49_999, 50_000, MAX_BUDGET]) {
      const atAverage = byHand(budget, unit, low + high, 2n);
      const atMost = byHand(budget, unit, high, 1n);
      const atLeast = byHand(budget, unit, low, 1n);
      expect(estimate({ platform, country, campaignType, budget })).toMatchObject({
        ...atAverage,
        range: { low: atMost.views, high: atLeast.views },
        reachRange: { low: atMost.reach, high: atLeast.reach },
        cpv: `${min.toFixed(3)} - ${max.toFixed(3)} $ (${unit})`,
        unit,
        cost: { min, max },
      });
    }
  });

  it('returns the documented figures for 1 000 on YouTube in Europe', () => {
    expect(
      estimate({ platform: 'youtube', country: 'europe', campaignType: 'awareness', budget: 1000 }),
    ).toEqual({
      views: 40_000,
      reach: 100_000,
      cpv: '0.010 - 0.040 $ (CPV)',
      range: { low: 25_000, high: 100_000 },
      reachRange: { low: 62_500, high: 250_000 },
      unit: 'CPV',
      cost: { min: 0.01, max: 0.04, average: 0.025 },
    });
  });

  it('counts 30 % of the impressions as views for 1 000 on Meta in Europe', () => {
    expect(
      estimate({ platform: 'meta', country: 'europe', campaignType: 'awareness', budget: 1000 }),
    ).toMatchObject({
      views: 92_308,
      reach: 307_692,
      cpv: '1.500 - 5.000 $ (CPM)',
      range: { low: 60_000, high: 200_000 },
      reachRange: { low: 200_000, high: 666_667 },
      unit: 'CPM',
    });
  });

  it('rounds an exact half up, without an error of binary fractions', () => {
    // 503 ÷ 24 × 1 000 × 30 % = 6 287.5
    expect(
      estimate({ platform: 'tiktok', country: 'canada', campaignType: 'awareness', budget: 503 }).views,
    ).toBe(6288);
    // 641 ÷ 80 × 1 000 = 8 012.5
    expect(
      estimate({ platform: 'tiktok', country: 'usa', campaignType: 'conversion', budget: 641 }).reachRange
        .low,
    ).toBe(8013);
  });

  it('rounds once: it computes the reach from the views before rounding', () => {
    // 500 ÷ 0.085 = 5 882.35 views; × 2.5 = 14 705.88, where 5 882 × 2.5 would be 14 705.
    expect(
      estimate({ platform: 'youtube', country: 'europe', campaignType: 'conversion', budget: 500 }),
    ).toMatchObject({ views: 5882, reach: 14_706 });
  });

  it('returns undefined for a combination that the table does not contain', () => {
    const inputs: CampaignInputs = {
      platform: 'tiktok',
      country: 'asia',
      campaignType: 'conversion',
      budget: 1000,
    };
    const holes: CostTable[] = [
      {},
      { youtube: costTable.youtube },
      { tiktok: { unit: 'CPM', costs: {} } },
      { tiktok: { unit: 'CPM', costs: { asia: { awareness: [2, 10] } } } },
    ];
    for (const table of holes) expect(estimateCampaign(inputs, table)).toBeUndefined();
    const whole: CostTable = { tiktok: { unit: 'CPM', costs: { asia: { conversion: [5, 25] } } } };
    expect(estimateCampaign(inputs, whole)).toEqual(estimateCampaign(inputs));
  });
});

describe('estimateCampaign for any combination and budget', () => {
  const combination = {
    platform: fc.constantFrom(...platforms),
    country: fc.constantFrom(...regions),
    campaignType: fc.constantFrom(...campaignTypes),
  };
  const budget = fc.oneof(
    fc.integer({ min: MIN_BUDGET, max: MAX_BUDGET }),
    fc.double({ min: MIN_BUDGET, max: MAX_BUDGET, noNaN: true }),
  );

  it('returns whole figures, with the average between low and high', () => {
    fc.assert(
      fc.property(fc.record({ ...combination, budget }), (inputs) => {
        const { views, reach, range, reachRange } = estimate(inputs);
        for (const figure of [views, reach, range.low, range.high, reachRange.low, reachRange.high]) {
          expect(Number.isSafeInteger(figure)).toBe(true);
        }
        expect(range.low).toBeGreaterThan(0);
        expect(range.low).toBeLessThanOrEqual(views);
        expect(views).toBeLessThanOrEqual(range.high);
        expect(reachRange.low).toBeLessThanOrEqual(reach);
        expect(reach).toBeLessThanOrEqual(reachRange.high);
      }),
    );
  });

  it('never returns lower figures for a larger budget', () => {
    fc.assert(
      fc.property(fc.record(combination), budget, budget, (inputs, one, other) => {
        const less = estimate({ ...inputs, budget: Math.min(one, other) });
        const more = estimate({ ...inputs, budget: Math.max(one, other) });
        expect(more.views).toBeGreaterThanOrEqual(less.views);
        expect(more.reach).toBeGreaterThanOrEqual(less.reach);
        expect(more.range.low).toBeGreaterThanOrEqual(less.range.low);
        expect(more.range.high).toBeGreaterThanOrEqual(less.range.high);
      }),
    );
  });

  it('returns the same costs for every budget', () => {
    fc.assert(
      fc.property(fc.record(combination), budget, budget, (inputs, one, other) => {
        const a = estimate({ ...inputs, budget: one });
        const b = estimate({ ...inputs, budget: other });
        expect([a.cpv, a.unit, a.cost]).toEqual([b.cpv, b.unit, b.cost]);
      }),
    );
  });
});

describe('costText', () => {
  it.each([
    [[0.01, 0.04], 'CPV', '0.010 - 0.040 $ (CPV)'],
    [[0.005, 0.02], 'CPV', '0.005 - 0.020 $ (CPV)'],
    [[0.1, 0.2], 'CPV', '0.100 - 0.200 $ (CPV)'],
    [[1.5, 5], 'CPM', '1.500 - 5.000 $ (CPM)'],
    [[10, 50], 'CPM', '10.000 - 50.000 $ (CPM)'],
  ] as const)('writes %j with three decimals, a dollar sign and the unit', (range, unit, text) => {
    expect(costText(range, unit)).toBe(text);
  });
});

it('rangeOfCostText reads every cost text that costText writes, and no other text', () => {
  for (const { min, max, unit } of cells)
    expect(rangeOfCostText(costText([min, max], unit))).toEqual([min, max]);
  for (const text of ['', '1 - 2', '0.010 - 0.040 €', '0.01 - 0.04 $ (CPV)'])
    expect(rangeOfCostText(text)).toBeUndefined();
});
