import { PROVISIONAL_DAYS } from '../campaign-import/import-values.ts';
import { dayName, dayNumber } from '../time/agency-day.ts';
import type { CampaignStatus } from './campaign-values.ts';

/** The imported figures of a day: euros and views; null: not reported. */
export interface TrackedFigures {
  day: string;
  cost: number | null;
  views: number | null;
}

export interface Tracked {
  /** Oldest first, at most one for each day. */
  days: readonly TrackedFigures[];
  startsOn: string;
  endsOn: string;
  /** Euros of the whole campaign. */
  budget: number;
  /** The promised euros for a view; null: nothing was promised. */
  promised: { min: number; max: number } | null;
}

/**
 * Returns the promised euros for a view, from the promised views for a budget; null: nothing was promised.
 * @param estimate for the budget, or for `spent` if the campaign is finished
 */
export function promisedCost({
  estimate,
  budget,
  status,
  actualCost,
}: {
  estimate: { low: number; high: number } | null;
  budget: number;
  status: CampaignStatus;
  actualCost: number | null;
}): Tracked['promised'] {
  if (!estimate || estimate.low <= 0) return null;
  const euros = status === 'finished' && actualCost !== null && actualCost > 0 ? actualCost : budget;
  return { min: euros / estimate.high, max: euros / estimate.low };
}

export interface TrackDay extends TrackedFigures {
  /** No report has this day: a gap, not a zero. */
  missing: boolean;
  /** The platform may still correct it. */
  provisional: boolean;
  /** Euros from the first day to this one. */
  spent: number;
  /** Euros that would be spent by then if each day of the campaign spent the same. */
  planned: number;
  /** Euros for a view from the first day to this one; null: no views, or no costs. */
  costPerView: number | null;
}

export interface Track {
  /** Every calendar day from the first to the last one with figures. */
  days: TrackDay[];
  spent: number;
  planned: number;
  views: number;
  costPerView: number | null;
  /** The first day on which more than the budget was spent, and the euros beyond it by the last day; null: it is not exceeded. */
  exceeded: { since: string; by: number } | null;
  /** Views of the whole budget at this cost, to three digits; null: no cost for a view, or no budget is left. */
  expectedViews: number | null;
  /** Where the cost for a view is; null: unknown, or nothing was promised. */
  place: 'inside' | 'above' | 'below' | null;
}

/**
 * Returns the days of a campaign beside its promise and its budget. A day without costs or without views does not enter the
 * cost for a view.
 * @param today the present day at the agency; `undefined` is returned without a day
 */
export function trackDays(
  { days, startsOn, endsOn, budget, promised }: Tracked,
  today: string,
): Track | undefined {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return undefined;
  const byDay = new Map(days.map((one) => [one.day, one]));
  const length = dayNumber(endsOn) - dayNumber(startsOn) + 1;
  const track: TrackDay[] = [];
  let [spent, views, paid, paidViews] = [0, 0, 0, 0];
  for (let number = dayNumber(first); number <= dayNumber(last); number += 1) {
    const day = dayName(number);
    const found = byDay.get(day);
    const { cost, views: seen } = found ?? { cost: null, views: null };
    spent += cost ?? 0;
    views += seen ?? 0;
    if (cost !== null && seen !== null) {
      paid += cost;
      paidViews += seen;
    }
    const elapsed = Math.min(Math.max(number - dayNumber(startsOn) + 1, 0), length);
    track.push({
      ...{ day, cost, views: seen, spent },
      missing: found === undefined,
      provisional: number >= dayNumber(today) - PROVISIONAL_DAYS,
      planned: (budget * elapsed) / length,
      costPerView: paidViews > 0 ? paid / paidViews : null,
    });
  }
  const { planned = 0, costPerView = null } = track.at(-1) ?? {};
  // Less than half a cent is a rounding of the sum.
  const over = track.find((one) => one.spent - budget >= 0.005);
  return {
    ...{ days: track, spent, planned, views, costPerView },
    exceeded: over ? { since: over.day, by: spent - budget } : null,
    expectedViews: costPerView === null || over ? null : Number((budget / costPerView).toPrecision(3)),
    place: placeOf(costPerView, promised),
  };
}

function placeOf(cost: number | null, promised: Tracked['promised']): Track['place'] {
  if (cost === null || promised === null) return null;
  if (cost > promised.max) return 'above';
  return cost < promised.min ? 'below' : 'inside';
}
