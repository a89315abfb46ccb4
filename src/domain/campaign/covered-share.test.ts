import { expect, it } from 'vitest';
import { dayName, dayNumber } from '../time/agency-day.ts';
import { coveredShare, type RangedCampaign, rangedCampaign } from './covered-share.ts';

const TODAY = '2026-11-29';
const dayIn = (days: number) => dayName(dayNumber(TODAY) + days);
const one = (changes: Partial<RangedCampaign> = {}): RangedCampaign => ({
  ...{ endsOn: dayIn(-30), isFinished: true, unit: 'views', inside: true },
  ...changes,
});
const many = (count: number, changes: Partial<RangedCampaign> = {}) =>
  Array.from({ length: count }, () => one(changes));

it('counts 16 of 20 as 58 to 92 % with 95 % confidence, as in the design', () => {
  const { judged, inside, limits } = coveredShare([...many(16), ...many(4, { inside: false })], TODAY);
  expect([judged, inside]).toEqual([20, 16]);
  expect([limits?.low, limits?.high].map((limit) => Math.round((limit ?? 0) * 100))).toEqual([58, 92]);
  expect(coveredShare([], TODAY).limits).toBeNull();
});

it('counts campaigns that are over and were left open or have no figures, and none that still runs', () => {
  const stopped = one({ isFinished: false, inside: null });
  const blank = one({ inside: null, endsOn: dayIn(3) });
  const running = one({ isFinished: false, inside: null, endsOn: TODAY });
  expect(coveredShare([one(), stopped, blank, running], TODAY)).toMatchObject({
    judged: 1,
    withoutResult: 2,
  });
});

it('forgets campaigns that ended more than two years ago', () => {
  const ends = [-730, -731].map((days) => one({ endsOn: dayIn(days) }));
  expect(coveredShare(ends, TODAY).judged).toBe(1);
  expect(coveredShare(ends, dayIn(1)).judged).toBe(0);
});

it('keeps views and impressions apart', () => {
  const share = coveredShare([one(), one({ unit: 'impressions', inside: false })], TODAY);
  expect([share.views, share.impressions]).toEqual([
    { judged: 1, inside: 1 },
    { judged: 1, inside: 0 },
  ]);
});

const youtube = {
  platform: 'youtube',
  status: 'finished',
  endsOn: TODAY,
  budget: 9000,
  demo: false,
  actualCost: 1000,
  actualViews: 40_000,
  actualReach: null,
  prices: { unit: 'CPV', cost: { min: 0.01, max: 0.04 } },
} as const;

it('judges a campaign with a result from the day after its last one, also if it was left open', () => {
  const open = { ...youtube, status: 'active' } as const;
  const shareOf = (changes: { endsOn: string; actualViews?: number | null }) => {
    const ranged = rangedCampaign({ ...open, ...changes });
    const { judged, inside, withoutResult } = coveredShare(ranged ? [ranged] : [], TODAY);
    return [judged, inside, withoutResult];
  };
  expect(shareOf({ endsOn: dayIn(-1) })).toEqual([1, 1, 0]);
  expect(shareOf({ endsOn: dayIn(-1), actualViews: 9000 })).toEqual([1, 0, 0]);
  expect(shareOf({ endsOn: dayIn(-1), actualViews: null })).toEqual([0, 0, 1]);
  expect(shareOf({ endsOn: TODAY })).toEqual([0, 0, 0]);
});

it('judges YouTube by its views and Meta by its impressions, for the amount spent', () => {
  // 1 000 ÷ 15 and ÷ 8, times 1 000: 66 667 to 125 000 impressions. The views would be far below their range.
  const meta = {
    ...youtube,
    platform: 'meta',
    actualViews: 300,
    actualReach: 66_667,
    prices: { unit: 'CPM', cost: { min: 8, max: 15 } },
  } as const;
  const insideOf = (campaign: Parameters<typeof rangedCampaign>[0]) => rangedCampaign(campaign)?.inside;
  expect(insideOf(youtube)).toBe(true);
  expect(insideOf({ ...youtube, actualViews: 24_999 })).toBe(false);
  expect(insideOf(meta)).toBe(true);
  expect(insideOf({ ...meta, actualReach: 66_666 })).toBe(false);
  expect(insideOf({ ...meta, actualReach: null })).toBeNull();
  expect(insideOf({ ...youtube, actualCost: null })).toBeNull();
  expect(rangedCampaign({ ...youtube, demo: true })).toBeUndefined();
  expect(rangedCampaign({ ...youtube, platform: 'spotify', prices: null })).toBeUndefined();
});
