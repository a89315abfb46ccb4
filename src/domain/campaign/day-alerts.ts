import { dayNumber } from '../time/agency-day.ts';
import type { CampaignStatus } from './campaign-values.ts';
import type { Track, TrackDay, Tracked } from './day-track.ts';

/** What the days of a campaign warn of, for the agency only. */
export const dayAlertNames = [
  'spends_fast',
  'spends_slowly',
  'costs_more',
  'costs_less',
  'no_figures',
] as const;
export type DayAlert = (typeof dayAlertNames)[number];

/** The first days show nothing: a platform spends a day's budget once or twice over, and is dearer while it learns. */
const FIRST_DAY = 5;
const LEARNING_DAYS = 2;
const FAST = 1.4;
const SLOW = 0.6;
/** How far beyond the promised range the cost is before it is a warning. */
const MARGIN = 1.2;
/** The part of the budget without which a cost for a view says little. */
const SPENT_ENOUGH = 0.25;
const SILENT_DAYS = 4;

/** How far each warning is from what was planned, as a share rounded to hundredths; null: it is not a share. */
export const alertShares: Record<DayAlert, number | null> = {
  spends_fast: hundredths(FAST - 1),
  spends_slowly: hundredths(1 - SLOW),
  costs_more: hundredths(MARGIN - 1),
  costs_less: hundredths(1 - 1 / MARGIN),
  no_figures: null,
};

function hundredths(share: number): number {
  return Math.round(share * 100) / 100;
}

/**
 * How often each warning is false, as shares of simulated campaigns of thirty days (`day-alert-rates.long.test.ts` measures them again):
 * of those on their plan, or with a cost in the middle of the promised range; and `near`, of those with a cost that is 7 % inside
 * the end of the range which the warning is about. Null: it is not a matter of chance.
 */
export const falseAlarms: Record<DayAlert, { rate: number; near: number | null } | null> = {
  spends_fast: { rate: 0.009, near: null },
  spends_slowly: { rate: 0, near: null },
  costs_more: { rate: 0.001, near: 0.144 },
  costs_less: { rate: 0, near: 0.09 },
  no_figures: null,
};

/**
 * Returns what the days of a campaign warn of; nothing once it is finished, when it can no longer be set otherwise. Its dates
 * and days count: a campaign that is still called planned may have begun. The limits are those of a simulation, and so is how
 * often they are wrong (`falseAlarms`).
 * @param track the days, oldest first
 * @param today the present day at the agency
 */
export function dayAlerts(
  track: Track,
  { startsOn, endsOn, budget, promised, status }: Omit<Tracked, 'days'> & { status: CampaignStatus },
  today: string,
): DayAlert[] {
  if (status === 'finished') return [];
  const { days } = track;
  const lasting = alertDays(track, { startsOn, budget, promised });
  const alerts: DayAlert[] = lastingAlerts.filter((alert) => lasting[alert] >= LEAST_DAYS[alert]);
  const last = days.at(-1);
  if (last && last.day < endsOn && dayNumber(today) - dayNumber(last.day) > SILENT_DAYS)
    alerts.push('no_figures');
  return alerts;
}

/** The warnings of rules that must be met on several days in a row, and on how many. */
const LEAST_DAYS = { spends_fast: 2, spends_slowly: 2, costs_more: 3, costs_less: 3 } as const;
const lastingAlerts = dayAlertNames.filter((alert) => alert !== 'no_figures');

/**
 * Returns for how many days, up to the last one with a cost, the rule of each warning has been met. Spend is judged only on days
 * whose cost is known: an unknown one is not zero.
 */
export function alertDays(
  { days }: Pick<Track, 'days'>,
  { startsOn, budget, promised }: Pick<Tracked, 'startsOn' | 'budget' | 'promised'>,
): Record<keyof typeof LEAST_DAYS, number> {
  const judged = days.filter(
    ({ day, cost }) => cost !== null && dayNumber(day) - dayNumber(startsOn) + 1 >= FIRST_DAY,
  );
  // What was spent on a day that no report has is unknown: too little is judged by the plan of the known days.
  const knownShares = sharesOfKnown(days, startsOn);
  const spends = (isMet: (day: TrackDay) => boolean) => {
    const run = lastRun(judged, isMet);
    const [first, last] = [run[0], run.at(-1)];
    return first && last && run.length > 1 ? dayNumber(last.day) - dayNumber(first.day) + 1 : run.length;
  };
  const costs = promised ? costsAfterLearning(days, SPENT_ENOUGH * budget) : [];
  const { min, max } = promised ?? { min: 0, max: 0 };
  return {
    spends_fast: spends(({ spent, planned }) => spent >= FAST * planned),
    spends_slowly: spends((day) => day.spent <= SLOW * day.planned * (knownShares.get(day) ?? 1)),
    costs_more: lastRun(costs, (cost) => cost > MARGIN * max).length,
    costs_less: lastRun(costs, (cost) => cost < min / MARGIN).length,
  };
}

/** Returns which share of the campaign's days up to each day has a known cost. */
function sharesOfKnown(days: readonly TrackDay[], startsOn: string): Map<TrackDay, number> {
  let known = 0;
  const shares = new Map<TrackDay, number>();
  for (const day of days) {
    const elapsed = dayNumber(day.day) - dayNumber(startsOn) + 1;
    if (elapsed > 0 && day.cost !== null) known += 1;
    shares.set(day, known / Math.max(1, elapsed));
  }
  return shares;
}

/** Returns the last values that all meet a rule. */
const lastRun = <Value>(values: readonly Value[], isMet: (value: Value) => boolean): Value[] =>
  values.slice(values.findLastIndex((value) => !isMet(value)) + 1);

/**
 * Returns the euros for a view from the third day on, for each day by which enough was spent.
 * @param enough euros
 */
export function costsAfterLearning(days: readonly TrackDay[], enough: number): number[] {
  let [paid, seen] = [0, 0];
  const costs: number[] = [];
  for (const { cost, views, spent } of days.slice(LEARNING_DAYS)) {
    if (cost !== null && views !== null) {
      paid += cost;
      seen += views;
    }
    if (spent >= enough && seen > 0) costs.push(paid / seen);
  }
  return costs;
}
