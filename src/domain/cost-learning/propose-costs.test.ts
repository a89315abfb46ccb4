import { expect, it } from 'vitest';
import { costTable } from '../simulator/cost-table.ts';
import { type FinishedCampaign, proposeCosts } from './propose-costs.ts';

const TODAY = '2026-11-29';
const campaign = (unitCost: number, changes: Partial<FinishedCampaign> = {}): FinishedCampaign => ({
  ...{ id: `${unitCost}`, country: 'europe', campaignType: 'awareness', endsOn: '2026-11-20' },
  ...{ cost: 1000, units: 1000 / unitCost, imported: true },
  ...changes,
});
const propose = (campaigns: FinishedCampaign[], inForce = costTable.youtube) =>
  proposeCosts(campaigns, costTable.youtube, inForce, TODAY);
const europe = (campaigns: FinishedCampaign[], inForce = costTable.youtube) =>
  propose(campaigns, inForce).find(
    ({ country, campaignType }) => country === 'europe' && campaignType === 'awareness',
  );
const five = [0.011, 0.012, 0.0125, 0.013, 0.014].map((cost) => campaign(cost));

it('proposes a lower and narrower range for five cheap campaigns of a cell, with its evidence', () => {
  const found = europe(five);
  expect(found).toMatchObject({ state: 'proposed', far: false, before: [0.01, 0.04] });
  const [low = 0, high = 0] = found?.learned ?? [];
  expect(low).toBeLessThan(0.009);
  expect(low).toBeGreaterThan(0.005);
  expect(high).toBeLessThan(0.036);
  expect([low * 1000, high * 1000].every((end) => Math.abs(end - Math.round(end)) < 1e-9)).toBe(true);
  expect(found?.campaigns).toHaveLength(5);
  expect(found).toMatchObject({ insideBefore: 5, insideLearned: 5 });
  expect(found?.weight).toBeGreaterThan(4.9);
});

it('leaves a cell with few campaigns, or none, as it is, and shows what it learned from others', () => {
  expect(europe(five.slice(0, 4))?.state).toBe('few');
  const [first] = propose([]);
  expect(first?.state).toBe('none');
  const other = Array.from({ length: 9 }, () => campaign(0.05, { campaignType: 'engagement' }));
  expect(europe([...five.slice(0, 3), ...other])?.state).toBe('proposed');
});

it('counts a campaign of last year half, and one with typed figures half', () => {
  const weight = (changes: Partial<FinishedCampaign>) => europe([campaign(0.02, changes)])?.weight ?? 0;
  expect(weight({ endsOn: TODAY })).toBe(1);
  expect(weight({ endsOn: '2025-11-29' })).toBeCloseTo(0.5, 9);
  expect(weight({ endsOn: TODAY, imported: false })).toBe(0.5);
});

it('leaves out trials, and campaigns without units', () => {
  expect(europe([campaign(0.02, { cost: 199 }), campaign(0.02, { units: 0 })])?.state).toBe('none');
});

it('asks for a tick of its own for an end that moves by more than the double', () => {
  const dear = Array.from({ length: 30 }, (_, place) => campaign(0.09 + place / 1000));
  expect(europe(dear)).toMatchObject({ state: 'proposed', far: true });
});

it('proposes nothing for what is already in force', () => {
  const learned = europe(five)?.learned ?? [0, 0];
  const table = structuredClone(costTable.youtube);
  table.costs.europe.awareness = learned;
  expect(europe(five, table)?.state).toBe('confirmed');
});

it('keeps a range between 1.3 and 10 times, above zero', () => {
  for (const {
    learned: [low, high],
  } of propose([...Array.from({ length: 200 }, () => campaign(0.0011)), ...five])) {
    expect(low).toBeGreaterThanOrEqual(0.001);
    // Rounding outwards widens a range of some thousandths.
    expect(high / low).toBeGreaterThan(1.29);
  }
});
