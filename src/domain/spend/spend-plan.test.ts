import { expect, it } from 'vitest';
import { costTable } from '../simulator/cost-table.ts';
import { estimateCampaign } from '../simulator/estimate.ts';
import { namedCampaign } from '../simulator/named-campaign.ts';
import { clickRates, planSpend, rateRange, streamsFor } from './spend-plan.ts';

const { platform, country, campaignType } = namedCampaign;
const campaign = { platform, country, campaignType };

it('has the simulator’s own figures for each budget, and the visitor’s budget once', () => {
  const planned = planSpend(campaign, costTable, clickRates.youtube, 1000);
  expect(planned.map(({ budget }) => budget)).toEqual([500, 1000, 1500, 5000]);
  for (const { budget, estimate } of planned)
    expect(estimate).toEqual(estimateCampaign({ ...campaign, budget }, costTable));
  expect(planSpend(campaign, costTable, clickRates.youtube, 500)).toHaveLength(3);
});

it('adds the spread of the click rate to that of the cost, and says when clicks are too few to judge', () => {
  const clicks = planSpend(campaign, costTable, 0.006).map(({ clicks: { low, high }, few }) => ({
    low,
    high,
    few,
  }));
  // 0.010 to 0.040 € a view: half a width of ln 2, with 1.2816 × 0.5 of the rate 0.944 around 150 clicks for 500 €.
  expect(clicks).toEqual([
    { low: 58, high: 386, few: true },
    { low: 175, high: 1157, few: false },
    { low: 584, high: 3855, few: false },
  ]);
  expect(rateRange(0.006).low).toBeCloseTo(0.00316, 5);
});

it('counts clicks of impressions on Meta and TikTok', () => {
  const [first] = planSpend({ ...campaign, platform: 'meta' }, costTable, 0.01);
  // 500 € at 1.5 to 5 € a thousand: 100,000 to 333,333 impressions, 1,826 clicks in the middle.
  expect(first?.clicks.low).toBeLessThan(1000);
  expect(first && Math.sqrt(first.clicks.low * first.clicks.high)).toBeCloseTo(1826, -1);
});

it('leaves out what the table has no costs for', () => {
  expect(planSpend(campaign, { youtube: { unit: 'CPV', costs: {} } }, 0.006)).toEqual([]);
});

it('says how many streams pay 500 € back', () => {
  expect(streamsFor(500)).toEqual({ low: 100_000, high: 166_667 });
});
