import { describe, expect, it } from 'vitest';
import { dayName, dayNumber } from '../time/agency-day.ts';
import { type DayAlert, dayAlerts } from './day-alerts.ts';
import { trackDays } from './day-track.ts';

const STARTS = '2026-10-01';
const LENGTH = 30;
/** The first day with a warning of the spend: two days have been judged. */
const FIRST = 6;
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
function alertsOf(days: readonly Day[], later = 0, status: 'active' | 'finished' = 'active'): DayAlert[] {
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

  it('name an active campaign without figures for more than four days, and no finished one', () => {
    expect(alertsOf(same(10, 100), 3)).toEqual([]);
    expect(alertsOf(same(10, 100), 4)).toEqual(['no_figures']);
    expect(alertsOf(same(10, 100), 4, 'finished')).toEqual([]);
  });

  it.each([
    [1, 0, 0.03],
    [1.2, 0.1, 0.25],
    [1.4, 0.6, 0.85],
    [1.6, 0.94, 1],
  ])(
    'warn of a campaign that spends %f times its plan, on one of thirty days, in %f to %f of 400 cases',
    (pace, least, most) => {
      const normal = seededNormal(7);
      const cases = 400;
      let warned = 0;
      for (let index = 0; index < cases; index++) {
        const days = Array.from({ length: LENGTH }, () => {
          // The mean of this log-normal is one.
          const cost = 100 * pace * Math.exp(0.35 * normal() - 0.35 ** 2 / 2);
          return { cost, views: Math.round(cost / 0.02) };
        });
        const lengths = Array.from({ length: LENGTH - FIRST + 1 }, (_, place) => FIRST + place);
        if (lengths.some((length) => alertsOf(days.slice(0, length)).includes('spends_fast'))) warned++;
      }
      expect(warned / cases).toBeGreaterThanOrEqual(least);
      expect(warned / cases).toBeLessThanOrEqual(most);
    },
  );

  it.each([
    [0.63, 0, 0.01],
    [0.79, 0, 0.03],
    [0.93, 0.04, 0.1],
    [1.25, 0.67, 0.77],
    [1.5, 0.94, 1],
  ])(
    'warn of a cost at %f times the top of the promise, on one of thirty days, in %f to %f of 400 cases',
    (level, least, most) => {
      const normal = seededNormal(11);
      const cases = 400;
      let warned = 0;
      for (let index = 0; index < cases; index++) {
        let error = 0.3 * normal();
        const days = Array.from({ length: LENGTH }, (_, place) => {
          // A cost resembles that of the day before by 0.6; the first days are a third dearer.
          if (place > 0) error = 0.6 * error + 0.8 * 0.3 * normal();
          const cost = 100 * Math.exp(0.35 * normal() - 0.35 ** 2 / 2);
          const perView = level * campaign.promised.max * Math.exp(error) * (place < 2 ? 1.35 : 1);
          return { cost, views: Math.round(cost / perView) };
        });
        const lengths = Array.from({ length: LENGTH - FIRST + 1 }, (_, place) => FIRST + place);
        if (lengths.some((length) => alertsOf(days.slice(0, length)).includes('costs_more'))) warned++;
      }
      expect(warned / cases).toBeGreaterThanOrEqual(least);
      expect(warned / cases).toBeLessThanOrEqual(most);
    },
  );
});

/** Standard normal numbers (Box–Muller), always the same for a seed. */
function seededNormal(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}
