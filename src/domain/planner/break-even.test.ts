import { expect, it } from 'vitest';
import { breakEven, moneyVerdict } from './break-even.ts';

it.each([
  [250, { bought: 3125, repaidBy: [50_000, 83_334], fans: [38, 148] }],
  [500, { bought: 6250, repaidBy: [100_000, 166_667], fans: [76, 295] }],
  [1500, { bought: 18_750, repaidBy: [300_000, 500_000], fans: [228, 883] }],
])('breakEven for a spend of %i € returns the streams and fans of the ROI guide', (spend, sum) => {
  const found = breakEven(spend);
  expect(found).toMatchObject(sum);
  expect(found.fanShare.map((share) => Math.round(share * 1000))).toEqual([23, 91]);
  expect(found.revenue[1]).toBeLessThan(spend * 0.07);
});

it('fewer than 1000 streams earn nothing', () => expect(breakEven(50).revenue).toEqual([0, 0]));

const friday = { score: 80, basis: 'mixed', feasible: true } as const;

it('moneyVerdict returns `nothing` for a budget of 0 €', () => {
  expect(moneyVerdict(0, friday)).toMatchObject({ verdict: 'nothing', breakEven: null });
});

it('moneyVerdict advises not to spend less than 250 €, and a test for up to 500 €', () => {
  expect(moneyVerdict(500, friday)).toMatchObject({
    verdict: 'dont_buy',
    to: 250,
    rest: { verdict: 'test', from: 250 },
    breakEven: { spend: 250 },
  });
});

it('moneyVerdict advises not to advertise for a Friday that is crowded or too soon', () => {
  expect(moneyVerdict(1500, { ...friday, score: 50, basis: 'known' })).toMatchObject({
    verdict: 'dont_buy',
    reason: 'crowded',
  });
  expect(moneyVerdict(1500, { ...friday, feasible: false })).toMatchObject({ reason: 'no_time' });
  expect(moneyVerdict(1500, { ...friday, score: 50, basis: 'calendar' })).toMatchObject({
    verdict: 'consider',
  });
});

it('breakEven includes the fee of the agency in the sum to repay, but buys no streams with it', () => {
  const fee = {
    kind: 'percentage',
    percent: 15,
    minimum: 0,
    covers: { fr: '', en: '', es: '', pt: '' },
  } as const;
  const [without, withFee] = [breakEven(1500), breakEven(1500, fee)];
  expect([without.total, withFee.total]).toEqual([null, 1725]);
  expect([withFee.bought, withFee.revenue]).toEqual([without.bought, without.revenue]);
  expect(withFee.fans[0]).toBeGreaterThan(without.fans[0]);
  expect(withFee.repaidBy[0] / without.repaidBy[0]).toBeCloseTo(1.15, 2);
});
