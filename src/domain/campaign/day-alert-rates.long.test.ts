import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../tests/random.ts';
import { dayName, dayNumber } from '../time/agency-day.ts';
import { type DayAlert, dayAlerts, falseAlarms } from './day-alerts.ts';
import { trackDays } from './day-track.ts';

/**
 * The simulated campaigns: thirty days with a budget of 100 € a day. The spend of a day varies by a log-sd of 0.35 around its mean, and
 * ends with the budget. The cost of a view is around its median, with a log-sd of 0.3, resembles that of the day before by 0.6, and
 * is 35 % higher on the first four days. Where the design leaves the process open, this reading gives the design's table.
 */
const LENGTH = 30;
const STARTS = '2026-10-01';
const DAILY = 100;
const DEAR_DAYS = 4;
const WORLDS = 3000;
const campaign = {
  startsOn: STARTS,
  endsOn: dayName(dayNumber(STARTS) + LENGTH - 1),
  budget: LENGTH * DAILY,
  promised: { min: 0.01, max: 0.04 },
  status: 'active' as const,
};
const MIDDLE = (campaign.promised.min + campaign.promised.max) / 2;

/** Returns the share of campaigns that are given a warning on one of their days; `pace` is their spend as a share of the plan. */
function shareOf(alert: DayAlert, { pace = 1, cost = MIDDLE, seed = 7 }): number {
  const normal = seededNormal(seed);
  let warned = 0;
  for (let world = 0; world < WORLDS; world++) {
    let spent = 0;
    let error = 0.3 * normal();
    const days = Array.from({ length: LENGTH }, (_, place) => {
      if (place > 0) error = 0.6 * error + 0.8 * 0.3 * normal();
      const wanted = DAILY * pace * Math.exp(0.35 * normal() - 0.35 ** 2 / 2);
      const paid = Math.min(wanted, campaign.budget - spent);
      spent += paid;
      const perView = cost * Math.exp(error) * (place < DEAR_DAYS ? 1.35 : 1);
      return { day: dayName(dayNumber(STARTS) + place), cost: paid, views: paid / perView };
    });
    const track = trackDays({ ...campaign, days }, campaign.endsOn);
    if (!track) throw new Error('no days');
    const isWarned = days.some((_, place) => {
      const known = { ...track, days: track.days.slice(0, place + 1) };
      return dayAlerts(known, campaign, days[place]?.day ?? '').includes(alert);
    });
    if (isWarned) warned++;
  }
  return warned / WORLDS;
}

/** Two percentage points, as the acceptance of the design has it. */
const TOLERANCE = 0.02;

describe('the warnings of 3 000 simulated campaigns', () => {
  it.each([
    [1, 0.006],
    [1.2, 0.16],
    [1.4, 0.7],
    [1.6, 0.98],
  ])('of a spend at %f times the plan: %f, as in the design', (pace, expected) => {
    expect(Math.abs(shareOf('spends_fast', { pace }) - expected)).toBeLessThanOrEqual(TOLERANCE);
  });

  it.each([
    [MIDDLE / campaign.promised.max, 0],
    [0.79, 0.03],
    [0.93, 0.15],
    [1.25, 0.8],
    [1.5, 0.98],
  ])('of a cost at %f times the top of the promise: %f, as in the design', (level, expected) => {
    const cost = level * campaign.promised.max;
    expect(Math.abs(shareOf('costs_more', { cost }) - expected)).toBeLessThanOrEqual(TOLERANCE);
  });

  it.each(['spends_fast', 'spends_slowly', 'costs_more', 'costs_less'] as const)(
    'of %s are false as often as the back office says',
    (alert) => {
      const { min, max } = campaign.promised;
      const near = { spends_fast: null, spends_slowly: null, costs_more: 0.93 * max, costs_less: min / 0.93 };
      const cost = near[alert];
      expect({
        rate: thousandths(shareOf(alert, {})),
        near: cost === null ? null : thousandths(shareOf(alert, { cost })),
      }).toEqual(falseAlarms[alert]);
    },
  );
});

const thousandths = (share: number): number => Math.round(share * 1000) / 1000;

/** Standard normal numbers (Box–Muller), always the same for a seed. */
function seededNormal(seed: number): () => number {
  const random = createRandom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
