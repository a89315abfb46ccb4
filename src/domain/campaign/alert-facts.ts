import { dayName, dayNumber } from '../time/agency-day.ts';
import { costsAfterLearning } from './day-alerts.ts';
import type { Track, Tracked } from './day-track.ts';

/** Figures older than this say what was, not what to set now: the platform itself is two days late. In days. */
const FRESH_DAYS = 2;

/** The arithmetic of the warnings of a campaign, and what would settle them. Amounts in euros. */
export interface AlertFacts {
  /** Whether the figures are recent, are of some days ago, or the campaign is over. Only with recent ones is an amount advised. */
  state: 'recent' | 'old' | 'ended';
  /** The last day with figures: shares, costs and amounts are those of this day. */
  lastDay: string;
  /** How far the spend is from the plan, as a share of the plan; null: nothing was planned yet. */
  share: number | null;
  /** The day, from today on, on which the budget is used up at this pace; null: not before the campaign ends, or it already is. */
  usedUpOn: string | null;
  /** The past day on which this pace used up the budget, of which no file says so yet; null: it did not. */
  wasUsedUpOn: string | null;
  /** What is left of the budget at the end at this pace; once the campaign is over, what was not spent by the last day with figures. */
  left: number;
  /** The euros a day, from today on, that spend the rest of the budget by the end; null: none can be advised. */
  daily: number | null;
  /** Euros for a view without the first days, in which a platform learns; null: no views. */
  cost: number | null;
  /** Days since the last one with figures. */
  silentDays: number;
}

/**
 * Returns the arithmetic of the warnings. Days between the last one with figures and today are taken to spend as the ones before.
 * @param track a campaign that has begun
 * @param today the present day at the agency
 */
export function alertFacts(
  { days, spent, planned }: Track,
  { startsOn, endsOn, budget }: Pick<Tracked, 'startsOn' | 'endsOn' | 'budget'>,
  today: string,
): AlertFacts {
  const lastDay = days.at(-1)?.day ?? startsOn;
  const [last, now, end] = [dayNumber(lastDay), dayNumber(today), dayNumber(endsOn)];
  const silentDays = now - last;
  const state = now > end ? 'ended' : silentDays > FRESH_DAYS ? 'old' : 'recent';
  const pace = spent / Math.max(1, last - dayNumber(startsOn) + 1);
  const rest = budget - spent;
  const usedUp = pace > 0 ? last + Math.ceil(Math.max(0, rest) / pace) : Number.POSITIVE_INFINITY;
  const isUsedUp = state !== 'ended' && rest > 0 && usedUp < end;
  const next = Math.max(now, last + 1);
  const daily = Math.floor((rest - pace * (next - 1 - last)) / (end - next + 1));
  return {
    state,
    lastDay,
    share: planned > 0 ? Math.abs(spent / planned - 1) : null,
    usedUpOn: isUsedUp && usedUp >= now ? dayName(usedUp) : null,
    wasUsedUpOn: isUsedUp && usedUp < now ? dayName(usedUp) : null,
    left: Math.max(0, state === 'ended' ? rest : rest - pace * Math.max(0, end - last)),
    daily: state === 'recent' && next <= end && daily >= 1 ? daily : null,
    cost: costsAfterLearning(days, 0).at(-1) ?? null,
    silentDays,
  };
}
