import { describe, expect, it } from 'vitest';
import { dayName, dayNumber } from '../time/agency-day.ts';
import { alertDays, type DayAlert, dayAlerts } from './day-alerts.ts';
import { trackDays } from './day-track.ts';

const STARTS = '2026-10-01';
const LENGTH = 30;
const campaign = {
  startsOn: STARTS,
  endsOn: dayName(dayNumber(STARTS) + LENGTH - 1),
  budget: 3000,
  promised: { min: 0.01, max: 0.04 },
  status: 'active' as const,
};
interface Day {
  cost: number | null;
  views: number | null;
}

/** The warnings after the given days, on the day that follows them. */
function alertsOf(
  days: readonly Day[],
  later = 0,
  status: 'planned' | 'active' | 'finished' = 'active',
): DayAlert[] {
  const named = days.map((figures, index) => ({ day: dayName(dayNumber(STARTS) + index), ...figures }));
  const today = dayName(dayNumber(STARTS) + days.length + later);
  const track = trackDays({ ...campaign, days: named }, today);
  if (!track) throw new Error('no days');
  return dayAlerts(track, { ...campaign, status }, today);
}
/** Days that all spend the same, at a cost for a view. */
const same = (count: number, spend: number, perView = 0.02): Day[] =>
  Array.from({ length: count }, () => ({ cost: spend, views: Math.round(spend / perView) }));

describe('warnings of the days', () => {
  it('are absent on plan and inside the promise', () => {
    expect(alertsOf(same(20, 100))).toEqual([]);
  });

  it.each([
    [141, ['spends_fast']],
    [139, []],
    [61, []],
    [59, ['spends_slowly']],
  ])('judge %i € a day where 100 € were planned: %j', (spend, expected) => {
    expect(alertsOf(same(12, spend))).toEqual(expected);
  });

  it('judge no spend before the sixth day, when two days have been judged', () => {
    expect(alertsOf(same(5, 300))).toEqual([]);
    expect(alertsOf(same(6, 300))).toEqual(['spends_fast']);
  });

  it.each(
    [
      [0.049, ['costs_more']],
      [0.047, []],
      [0.0082, ['costs_less']],
      [0.0084, []],
    ].map(([perView, expected]) => [perView, expected] as [number, DayAlert[]]),
  )('judge %f € a view where 0.01 to 0.04 were promised: %j', (perView, expected) => {
    const [learning, rest] = [same(2, 100, 0.5), same(10, 100, 1)];
    const views = Math.round(100 / perView);
    expect(alertsOf([...learning, ...rest.map(({ cost }) => ({ cost, views }))])).toEqual(expected);
  });

  it('wait with the cost until a quarter of the budget is spent on three days', () => {
    expect(alertsOf(same(9, 100, 0.1))).toEqual([]);
    expect(alertsOf(same(10, 100, 0.1))).toEqual(['costs_more']);
  });

  it('name a campaign without figures for more than four days, and no finished one', () => {
    expect(alertsOf(same(10, 100), 3)).toEqual([]);
    expect(alertsOf(same(10, 100), 4)).toEqual(['no_figures']);
    expect(alertsOf(same(10, 100), 4, 'finished')).toEqual([]);
  });

  it('miss no figures once the last day is there', () => {
    expect(alertsOf(same(LENGTH - 1, 100), 20)).toEqual(['no_figures']);
    expect(alertsOf(same(LENGTH, 100), 20)).toEqual([]);
  });

  it('judge by dates and days, also while the campaign is called planned', () => {
    expect(alertsOf(same(12, 141), 0, 'planned')).toEqual(['spends_fast']);
    expect(alertsOf(same(10, 100), 4, 'planned')).toEqual(['no_figures']);
    expect(alertsOf(same(12, 141), 0, 'finished')).toEqual([]);
  });

  it('judge no spend that no report says: an unknown cost is not zero', () => {
    const unknown = (count: number) => Array.from({ length: count }, () => ({ cost: null, views: 900 }));
    expect(alertsOf(unknown(12))).toEqual([]);
    expect(alertsOf([...same(8, 141), ...unknown(3)])).toEqual(['spends_fast']);
    expect(alertsOf(same(12, 0))).toEqual(['spends_slowly']);
  });

  it('judge too little spend by the plan of the known days', () => {
    const alerts = (spend: number) => {
      const named = same(12, spend)
        .map((figures, index) => ({ day: dayName(dayNumber(STARTS) + index), ...figures }))
        .slice(4);
      const track = trackDays({ ...campaign, days: named }, '2026-10-13');
      return track && dayAlerts(track, campaign, '2026-10-13');
    };
    // 584 € where 1,200 € were planned, 800 € of them on the days that a report has.
    expect(alerts(73)).toEqual([]);
    expect(alerts(59)).toEqual(['spends_slowly']);
  });

  it('say for how many days they have been met', () => {
    const lasting = (days: readonly Day[]) => {
      const named = days.map((figures, index) => ({ day: dayName(dayNumber(STARTS) + index), ...figures }));
      const track = trackDays({ ...campaign, days: named }, campaign.endsOn);
      return track && alertDays(track, campaign);
    };
    const none = { spends_fast: 0, spends_slowly: 0, costs_more: 0, costs_less: 0 };
    expect(lasting(same(12, 100))).toEqual(none);
    // Judged from the fifth day on.
    expect(lasting(same(12, 141))).toEqual({ ...none, spends_fast: 8 });
    expect(lasting([...same(10, 138), ...same(1, 190)])).toEqual({ ...none, spends_fast: 1 });
    expect(lasting(same(11, 100, 0.1))).toEqual({ ...none, costs_more: 4 });
  });
});
