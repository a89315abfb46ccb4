import { expect, it } from 'vitest';
import { reportFigures } from './report-figures.ts';

const youtube = {
  status: 'finished',
  budget: 1000,
  actualViews: 40_000,
  actualCost: 1000,
  actualReach: 100_000,
  prices: { unit: 'CPV', cost: { min: 0.01, max: 0.04 } },
} as const;

it('reportFigures compares views, cost per view and reach with the estimate for the amount spent', () => {
  expect(reportFigures(youtube)).toEqual({
    amount: 1000,
    promised: null,
    views: { estimate: { low: 25_000, middle: 40_000, high: 100_000 }, actual: 40_000, verdict: 'inside' },
    costPerView: { estimate: { low: 0.01, middle: 0.025, high: 0.04 }, actual: 0.025, verdict: 'inside' },
    reach: { estimate: { low: 62_500, middle: 100_000, high: 250_000 }, actual: 100_000, verdict: 'inside' },
  });
  const half = reportFigures({ ...youtube, actualCost: 500, actualViews: 20_000 });
  expect([half.amount, half.promised, half.views.estimate, half.views.verdict]).toEqual([
    500,
    { low: 25_000, high: 100_000 },
    { low: 12_500, middle: 20_000, high: 50_000 },
    'inside',
  ]);
});

it('reportFigures returns a cost per view above its range for too few views, and the reverse', () => {
  const missed = reportFigures({ ...youtube, actualViews: 24_999, actualReach: 62_499 });
  expect([missed.views.verdict, missed.costPerView.verdict, missed.reach.verdict]).toEqual([
    'below',
    'above',
    'below',
  ]);
  const passed = reportFigures({ ...youtube, actualViews: 100_001 });
  expect([passed.views.verdict, passed.costPerView.verdict]).toEqual(['above', 'below']);
  // A campaign without one view has no cost per view.
  const none = reportFigures({ ...youtube, actualViews: 0 });
  expect([none.views.verdict, none.costPerView.actual, none.costPerView.verdict]).toEqual([
    'below',
    null,
    null,
  ]);
});

it('reportFigures counts 300 views in a thousand impressions', () => {
  const meta = reportFigures({ ...youtube, prices: { unit: 'CPM', cost: { min: 3, max: 6 } } });
  expect(meta.views.estimate).toEqual({ low: 50_000, middle: 66_667, high: 100_000 });
  expect(meta.reach.estimate).toEqual({ low: 166_667, middle: 222_222, high: 333_333 });
  expect(meta.costPerView.estimate).toEqual({ low: 0.01, middle: 0.015, high: 0.02 });
});

it('reportFigures returns no verdict while a campaign runs, without its cost, and on a platform without estimate', () => {
  for (const changes of [{ status: 'active' }, { actualCost: null }, { prices: null }] as const) {
    const { views, costPerView, reach } = reportFigures({ ...youtube, ...changes });
    expect([views.verdict, costPerView.verdict, reach.verdict]).toEqual([null, null, null]);
  }
  expect(reportFigures({ ...youtube, status: 'active', actualCost: 200 }).amount).toBe(1000);
  expect(reportFigures({ ...youtube, prices: null }).views).toEqual({
    estimate: null,
    actual: 40_000,
    verdict: null,
  });
});
