import { expect, it } from 'vitest';
import { type Amount, type FigureKey, figures } from './figures.ts';

/** The documented figures (docs/product.md, Guides), typed a second time: a slip of the keyboard in the code shows here. */
const specified: Record<FigureKey, Amount> = {
  // YouTube guide
  'youtube.costPerView': [0.02, 0.05],
  'youtube.costPerView.popHipHop': [0.02, 0.03],
  'youtube.costPerView.rockMetal': [0.03, 0.04],
  'youtube.costPerView.electroDance': [0.02, 0.035],
  'youtube.costPerView.jazzClassical': [0.04, 0.05],
  'youtube.audience.wide': 0.3,
  'youtube.audience.targeted': 0,
  'youtube.audience.retargeting': -0.2,
  'youtube.audience.lookalike': 0.1,
  'youtube.margin': 0.2,
  'youtube.minimum': 500,
  'youtube.goal.first.views': 50_000,
  'youtube.goal.first.budget': [1000, 1500],
  'youtube.goal.second.views': 100_000,
  'youtube.goal.second.budget': [2000, 3000],
  'youtube.goal.third.views': 500_000,
  'youtube.goal.third.budget': [10_000, 15_000],
  'youtube.goal.fourth.views': 1_000_000,
  'youtube.goal.fourth.budget': 20_000,
  'youtube.target.costPerView': 0.05,
  'youtube.target.clickRate': 0.02,
  'youtube.target.watchTime': 30,
  'youtube.target.streamsReturn': 3,
  'youtube.launch': [500, 2000],
  'youtube.significantAfter': [7, 14],
  // Meta guide, and the results of its page
  'meta.costPerThousand': [4, 8],
  'meta.costPerThousand.pop': [3.5, 5],
  'meta.costPerThousand.rock': [5, 7],
  'meta.costPerThousand.electro': [4, 6],
  'meta.costPerThousand.jazz': [6, 8],
  'meta.audience.wide': 0.4,
  'meta.audience.interests': 0,
  'meta.audience.custom': -0.25,
  'meta.audience.lookalike': 0.15,
  'meta.lookalikeShare': 0.01,
  'meta.margin': 0.25,
  'meta.minimum': 800,
  'meta.scaleStep': 0.5,
  'meta.scaleAbove.clickRate': 0.02,
  'meta.pauseBelow.clickRate': 0.008,
  'meta.split.facebook': 0.6,
  'meta.split.instagram': 0.4,
  'meta.plan.facebook': 0.7,
  'meta.plan.instagram': 0.3,
  'meta.target.clickRate': 0.015,
  'meta.target.engagement': 0.03,
  'meta.target.returnOnAdSpend': 4,
  'meta.pageMinimum': 500,
  'meta.significantAfter': [5, 10],
  // TikTok guide
  'tiktok.costPerThousand': [2, 6],
  'tiktok.costPerThousand.from16': [2, 3],
  'tiktok.costPerThousand.from25': [3, 4],
  'tiktok.costPerThousand.from35': [5, 6],
  'tiktok.costPerThousand.from45': [7, 10],
  'tiktok.minimumPerDay': 50,
  'tiktok.minimum': 1000,
  'tiktok.viral.original': 1,
  'tiktok.viral.trend': 0.7,
  'tiktok.viral.creator': 0.5,
  'tiktok.viral.challenge': 0.3,
  'tiktok.targeting.behavioural': 1.2,
  'tiktok.targeting.lookalike': 1.4,
  'tiktok.abTests': 0.3,
  'tiktok.test.budget': 1000,
  'tiktok.test.days': 7,
  'tiktok.test.completionRate': 0.6,
  'tiktok.scaleStep': 2,
  'tiktok.scale.shareRate': 0.15,
  'tiktok.stopBelow.clickRate': 0.01,
  'tiktok.stopAfter': 48,
  // ROI guide
  'roi.perStream': 0.005,
  'roi.perStream.spotify': [0.003, 0.005],
  'roi.perStream.apple': [0.007, 0.009],
  'roi.perStream.video': [0.001, 0.002],
  'roi.perTrack': 0.7,
  'roi.lifetimeValue.occasional': 2.4,
  'roi.lifetimeValue.engaged': 48,
  'roi.lifetimeValue.superFan': 283,
  'roi.attribution.click': 7,
  'roi.attribution.view': 1,
  'roi.blend.immediate': 0.3,
  'roi.blend.lifetime': 0.7,
  'roi.threshold.scale': 3,
  'roi.threshold.optimise': 1.5,
  'roi.threshold.test': 0.5,
  'roi.scaleStep': 1,
  'roi.target.overall': 2,
  'roi.target.costPerFan': 15,
  'roi.target.lifetimeToCost': 3,
  'roi.target.payback': 12,
  // KPI guide
  'kpi.returnOnAdSpend': 3,
  'kpi.acquisitionShare': 0.33,
  'kpi.conversion.streaming': 0.15,
  'kpi.testShare': 0.2,
  'kpi.abTest.impressions': 1000,
  'kpi.abTest.confidence': 0.95,
  // Spotify's page
  'planner.test': 300,
  'spotify.from': 250,
  'spotify.minimum': 500,
  'spotify.minimumDays': 30,
  'spotify.optimisedAfter': [7, 10],
  'spotify.audioLength': 30,
  // Spotify's own rules, as its help pages state them (domain/guide/sources.ts)
  'streaming.threshold': 1000,
  'streaming.period': 12,
  'streaming.campaign.least': 100,
  'streaming.campaign.most': 10_000,
  'streaming.marquee.days': 10,
  'streaming.marquee.listeners': 5000,
  'streaming.showcase.days': 14,
  'streaming.showcase.streams': 1000,
  'streaming.recent': 28,
  'streaming.discovery.commission': 0.3,
  'streaming.discovery.listeners': 25_000,
  'streaming.discovery.songs': 3,
  'streaming.discovery.age': 30,
  'streaming.countdown.listeners': 5000,
  // Rules of Meta, Google and TikTok, and averages that others report (domain/guide/sources.ts)
  'rules.meta.learning.results': 50,
  'rules.meta.learning.days': 7,
  'rules.meta.lookalike.least': 100,
  'rules.meta.lookalike.advised': [1000, 5000],
  'rules.meta.thruPlay': 15,
  'rules.google.view': 30,
  'rules.google.skip': 5,
  'rules.tiktok.campaignPerDay': 50,
  'rules.tiktok.groupPerDay': 20,
  'rules.tiktok.learning.results': 25,
  'rules.tiktok.learning.days': 7,
  'rules.tiktok.budgetStep': 0.5,
  'rules.tiktok.pause': 2,
  'rules.tiktok.focusedView': 6,
  'rules.tiktok.length': [21, 34],
  'rules.tiktok.audience': 1000,
  'reported.youtube.clickRate': [0.003, 0.006],
  'reported.youtube.viewRate': [0.2, 0.4],
  'reported.tiktok.shareRate': 0.0041,
  'reported.tiktok.shareTop': 0.02,
  'reported.tiktok.challenge': 150_000,
  // The planner: assumptions of its own
  'planner.costPerStream': 0.08,
  'planner.listenersPerStream': 0.52,
  // The agency
  'agency.minimum': 500,
  'agency.maximum': 50_000,
  'agency.firstResults': [48, 72],
  'agency.firstFigures': [24, 48],
  'agency.minimumDays': 30,
  'agency.estimateTime': 30,
  'agency.call': 15,
};

it('every figure has its documented value', () => {
  expect(Object.fromEntries(Object.entries(figures).map(([key, { value }]) => [key, value]))).toEqual(
    specified,
  );
});

/** A delay in hours. */
const hours = (
  key: 'agency.firstFigures' | 'agency.firstResults' | 'youtube.significantAfter' | 'agency.minimumDays',
) => {
  const { unit, value } = figures[key];
  const times = unit === 'day' ? 24 : 1;
  const [first, last] = typeof value === 'number' ? [value, value] : value;
  return { first: first * times, last: last * times };
};

it('the delays of a campaign follow each other: each ends before the next one ends, and begins no earlier', () => {
  const delays = [
    'agency.firstFigures',
    'agency.firstResults',
    'youtube.significantAfter',
    'agency.minimumDays',
  ] as const;
  for (const [index, delay] of delays.entries()) {
    const next = delays[index + 1];
    if (!next) continue;
    expect(hours(delay).last, `${delay} before ${next}`).toBeLessThanOrEqual(hours(next).first);
  }
});
