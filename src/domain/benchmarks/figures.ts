import { glossaryTerms } from '../glossary/terms.ts';
import { SCALE_MAX } from '../simulator/budget-scale.ts';
import { MIN_BUDGET, recommendedMinimum } from '../simulator/inputs.ts';
import { ESTIMATE_SECONDS } from './estimate-time.ts';

/** A single amount, or the lower and upper end of a range. */
export type Amount = number | readonly [number, number];

/**
 * A figure with its unit. Money is in euros, or in dollars where a platform writes dollars; `percent` is a share (0.02 is 2 %),
 * `change` a signed share (−0.2 is −20 %), `ratio` is to one (3 is 3:1), `factor` is a multiplier. `upwards` marks a minimum
 * (`20 000 € et plus`).
 */
export interface Figure {
  unit:
    | 'euro'
    | 'dollar'
    | 'percent'
    | 'change'
    | 'ratio'
    | 'factor'
    | 'count'
    | 'second'
    | 'minute'
    | 'hour'
    | 'day'
    | 'week'
    | 'month';
  value: Amount;
  upwards?: true;
}

/**
 * All editorial figures of the guides, the hub, the landing pages and the frequent questions, each written once
 * (docs/product.md, Guides). They are averages and advice of the agency, never promises. Texts name them by key. Claims of the
 * agency about itself, its counts and results, are in `domain/claims`.
 */
export const figures = {
  'youtube.costPerView': { unit: 'euro', value: [0.02, 0.05] },
  'youtube.costPerView.popHipHop': { unit: 'euro', value: [0.02, 0.03] },
  'youtube.costPerView.rockMetal': { unit: 'euro', value: [0.03, 0.04] },
  'youtube.costPerView.electroDance': { unit: 'euro', value: [0.02, 0.035] },
  'youtube.costPerView.jazzClassical': { unit: 'euro', value: [0.04, 0.05] },
  'youtube.audience.wide': { unit: 'change', value: 0.3 },
  'youtube.audience.targeted': { unit: 'change', value: 0 },
  'youtube.audience.retargeting': { unit: 'change', value: -0.2 },
  'youtube.audience.lookalike': { unit: 'change', value: 0.1 },
  'youtube.margin': { unit: 'percent', value: 0.2 },
  'youtube.minimum': { unit: 'euro', value: recommendedMinimum.youtube },
  'youtube.goal.first.views': { unit: 'count', value: 50_000 },
  'youtube.goal.first.budget': { unit: 'euro', value: [1000, 1500] },
  'youtube.goal.second.views': { unit: 'count', value: 100_000 },
  'youtube.goal.second.budget': { unit: 'euro', value: [2000, 3000] },
  'youtube.goal.third.views': { unit: 'count', value: 500_000 },
  'youtube.goal.third.budget': { unit: 'euro', value: [10_000, 15_000] },
  'youtube.goal.fourth.views': { unit: 'count', value: 1_000_000, upwards: true },
  'youtube.goal.fourth.budget': { unit: 'euro', value: 20_000, upwards: true },
  'youtube.target.costPerView': { unit: 'euro', value: 0.05 },
  'youtube.target.clickRate': { unit: 'percent', value: 0.02 },
  'youtube.target.watchTime': { unit: 'second', value: 30 },
  'youtube.target.streamsReturn': { unit: 'ratio', value: 3 },
  'youtube.launch': { unit: 'euro', value: [500, 2000] },
  'youtube.significantAfter': { unit: 'day', value: [7, 14] },

  'meta.costPerThousand': { unit: 'euro', value: [4, 8] },
  'meta.costPerThousand.pop': { unit: 'euro', value: [3.5, 5] },
  'meta.costPerThousand.rock': { unit: 'euro', value: [5, 7] },
  'meta.costPerThousand.electro': { unit: 'euro', value: [4, 6] },
  'meta.costPerThousand.jazz': { unit: 'euro', value: [6, 8] },
  'meta.audience.wide': { unit: 'change', value: 0.4 },
  'meta.audience.interests': { unit: 'change', value: 0 },
  'meta.audience.custom': { unit: 'change', value: -0.25 },
  'meta.audience.lookalike': { unit: 'change', value: 0.15 },
  /** Size of the lookalike audience that is closest to its source, as a share of a country's people. */
  'meta.lookalikeShare': { unit: 'percent', value: 0.01 },
  'meta.margin': { unit: 'percent', value: 0.25 },
  'meta.minimum': { unit: 'euro', value: recommendedMinimum.meta },
  'meta.scaleStep': { unit: 'change', value: 0.5 },
  'meta.scaleAbove.clickRate': { unit: 'percent', value: 0.02 },
  'meta.pauseBelow.clickRate': { unit: 'percent', value: 0.008 },
  /** Facebook's and Instagram's share of the budget of a running campaign. */
  'meta.split.facebook': { unit: 'percent', value: 0.6 },
  'meta.split.instagram': { unit: 'percent', value: 0.4 },
  /** The same shares in the guide's month-by-month plan. The documents state both pairs, so both are here. */
  'meta.plan.facebook': { unit: 'percent', value: 0.7 },
  'meta.plan.instagram': { unit: 'percent', value: 0.3 },
  'meta.target.clickRate': { unit: 'percent', value: 0.015 },
  'meta.target.engagement': { unit: 'percent', value: 0.03 },
  'meta.target.returnOnAdSpend': { unit: 'ratio', value: 4 },
  'meta.pageMinimum': { unit: 'euro', value: 500 },
  'meta.significantAfter': { unit: 'day', value: [5, 10] },

  'tiktok.costPerThousand': { unit: 'euro', value: [2, 6] },
  'tiktok.costPerThousand.from16': { unit: 'euro', value: [2, 3] },
  'tiktok.costPerThousand.from25': { unit: 'euro', value: [3, 4] },
  'tiktok.costPerThousand.from35': { unit: 'euro', value: [5, 6] },
  'tiktok.costPerThousand.from45': { unit: 'euro', value: [7, 10] },
  'tiktok.minimumPerDay': { unit: 'euro', value: 50 },
  'tiktok.minimum': { unit: 'euro', value: recommendedMinimum.tiktok },
  'tiktok.viral.original': { unit: 'factor', value: 1 },
  'tiktok.viral.trend': { unit: 'factor', value: 0.7 },
  'tiktok.viral.creator': { unit: 'factor', value: 0.5 },
  'tiktok.viral.challenge': { unit: 'factor', value: 0.3 },
  'tiktok.targeting.behavioural': { unit: 'factor', value: 1.2 },
  'tiktok.targeting.lookalike': { unit: 'factor', value: 1.4 },
  'tiktok.abTests': { unit: 'change', value: 0.3 },
  'tiktok.test.budget': { unit: 'euro', value: 1000 },
  'tiktok.test.days': { unit: 'day', value: 7 },
  'tiktok.test.completionRate': { unit: 'percent', value: 0.6 },
  'tiktok.scaleStep': { unit: 'change', value: 2 },
  'tiktok.scale.shareRate': { unit: 'percent', value: 0.15 },
  'tiktok.stopBelow.clickRate': { unit: 'percent', value: 0.01 },
  'tiktok.stopAfter': { unit: 'hour', value: 48 },

  'roi.perStream': { unit: 'euro', value: 0.005 },
  'roi.perStream.spotify': { unit: 'euro', value: [0.003, 0.005] },
  'roi.perStream.apple': { unit: 'euro', value: [0.007, 0.009] },
  'roi.perStream.video': { unit: 'euro', value: [0.001, 0.002] },
  'roi.perTrack': { unit: 'euro', value: 0.7 },
  'roi.lifetimeValue.occasional': { unit: 'euro', value: 2.4 },
  'roi.lifetimeValue.engaged': { unit: 'euro', value: 48 },
  'roi.lifetimeValue.superFan': { unit: 'euro', value: 283 },
  'roi.attribution.click': { unit: 'day', value: 7 },
  'roi.attribution.view': { unit: 'day', value: 1 },
  'roi.blend.immediate': { unit: 'percent', value: 0.3 },
  'roi.blend.lifetime': { unit: 'percent', value: 0.7 },
  'roi.threshold.scale': { unit: 'percent', value: 3 },
  'roi.threshold.optimise': { unit: 'percent', value: 1.5 },
  'roi.threshold.test': { unit: 'percent', value: 0.5 },
  'roi.scaleStep': { unit: 'change', value: 1 },
  'roi.target.overall': { unit: 'percent', value: 2 },
  'roi.target.costPerFan': { unit: 'euro', value: 15 },
  'roi.target.lifetimeToCost': { unit: 'ratio', value: 3 },
  'roi.target.payback': { unit: 'month', value: 12 },

  'kpi.returnOnAdSpend': { unit: 'ratio', value: 3 },
  'kpi.acquisitionShare': { unit: 'factor', value: 0.33 },
  'kpi.conversion.streaming': { unit: 'percent', value: 0.15 },
  'kpi.testShare': { unit: 'percent', value: 0.2 },
  'kpi.abTest.impressions': { unit: 'count', value: 1000 },
  'kpi.abTest.confidence': { unit: 'percent', value: 0.95 },

  'planner.test': { unit: 'euro', value: 300 },
  'spotify.from': { unit: 'euro', value: 250 },
  'spotify.minimum': { unit: 'euro', value: 500 },
  'spotify.minimumDays': { unit: 'day', value: 30 },
  'spotify.optimisedAfter': { unit: 'day', value: [7, 10] },
  'spotify.audioLength': { unit: 'second', value: 30 },

  /** Spotify's own rules, each with its source and the day it was read in `domain/guide/sources.ts`. */
  'streaming.threshold': { unit: 'count', value: 1000 },
  'streaming.period': { unit: 'month', value: 12 },
  'streaming.campaign.least': { unit: 'dollar', value: 100 },
  'streaming.campaign.most': { unit: 'dollar', value: 10_000 },
  'streaming.marquee.days': { unit: 'day', value: 10 },
  'streaming.marquee.listeners': { unit: 'count', value: 5000 },
  'streaming.showcase.days': { unit: 'day', value: 14 },
  'streaming.showcase.streams': { unit: 'count', value: 1000 },
  'streaming.recent': { unit: 'day', value: 28 },
  'streaming.discovery.commission': { unit: 'percent', value: 0.3 },
  'streaming.discovery.listeners': { unit: 'count', value: 25_000 },
  'streaming.discovery.songs': { unit: 'count', value: 3 },
  'streaming.discovery.age': { unit: 'day', value: 30 },
  'streaming.countdown.listeners': { unit: 'count', value: 5000 },

  /** Rules of Meta, Google and TikTok, and averages that others report, each with its source in `domain/guide/sources.ts`. */
  'rules.meta.learning.results': { unit: 'count', value: 50 },
  'rules.meta.learning.days': { unit: 'day', value: 7 },
  'rules.meta.lookalike.least': { unit: 'count', value: 100 },
  'rules.meta.lookalike.advised': { unit: 'count', value: [1000, 5000] },
  'rules.meta.thruPlay': { unit: 'second', value: 15 },
  'rules.google.view': { unit: 'second', value: 30 },
  'rules.google.skip': { unit: 'second', value: 5 },
  'rules.tiktok.campaignPerDay': { unit: 'dollar', value: 50 },
  'rules.tiktok.groupPerDay': { unit: 'dollar', value: 20 },
  'rules.tiktok.learning.results': { unit: 'count', value: 25 },
  'rules.tiktok.learning.days': { unit: 'day', value: 7 },
  'rules.tiktok.budgetStep': { unit: 'percent', value: 0.5 },
  'rules.tiktok.pause': { unit: 'day', value: 2 },
  'rules.tiktok.focusedView': { unit: 'second', value: 6 },
  'rules.tiktok.length': { unit: 'second', value: [21, 34] },
  'rules.tiktok.audience': { unit: 'count', value: 1000 },
  'reported.youtube.clickRate': { unit: 'percent', value: [0.003, 0.006] },
  'reported.youtube.viewRate': { unit: 'percent', value: [0.2, 0.4] },
  'reported.tiktok.shareRate': { unit: 'percent', value: 0.0041 },
  'reported.tiktok.shareTop': { unit: 'percent', value: 0.02 },
  'reported.tiktok.challenge': { unit: 'dollar', value: 150_000 },

  /** Assumptions of the planner for Spotify: the cost of a stream, and the number of listeners for a stream. */
  'planner.costPerStream': { unit: 'euro', value: 0.08 },
  'planner.listenersPerStream': { unit: 'percent', value: 0.52 },

  /**
   * Assumptions of the page about budgets: clicks for a view of YouTube, the clicks below which nothing can be judged, when a calmer
   * Friday is near, the money after which listeners are looked at, and how sure a difference between two ads must be.
   */
  'spend.clickRate': { unit: 'percent', value: 0.006 },
  'spend.leastClicks': { unit: 'count', value: 100 },
  'spend.calmWithin': { unit: 'week', value: 3 },
  'spend.first': { unit: 'euro', value: 200 },
  'spend.chance': { unit: 'percent', value: 0.8 },

  /** Usual time from the delivery of a release to its day. */
  'planner.delivery': { unit: 'week', value: 6 },

  'glossary.terms': { unit: 'count', value: glossaryTerms.length },

  'agency.minimum': { unit: 'euro', value: MIN_BUDGET },
  'agency.maximum': { unit: 'euro', value: SCALE_MAX },
  'agency.firstResults': { unit: 'hour', value: [48, 72] },
  'agency.firstFigures': { unit: 'hour', value: [24, 48] },
  'agency.minimumDays': { unit: 'day', value: 30 },
  'agency.estimateTime': { unit: 'second', value: ESTIMATE_SECONDS },
  'agency.call': { unit: 'minute', value: 15 },
} as const satisfies Record<string, Figure>;

export type FigureKey = keyof typeof figures;

/** Returns whether a key that a text names is that of a figure. */
export const isFigureKey = (key: string): key is FigureKey => Object.hasOwn(figures, key);
