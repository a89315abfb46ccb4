import { dayName, dayNumber } from '../time/agency-day.ts';
import { costsAfterLearning } from './day-alerts.ts';
import type { Track, Tracked } from './day-track.ts';

/** The arithmetic of the warnings of a campaign, and what would settle them. Amounts in euros. */
export interface AlertFacts {
  /** The last day with figures. */
  lastDay: string;
  /** How far the spend is from the plan, as a share of the plan; null: nothing was planned yet. */
  share: number | null;
  /** The day on which the budget is used up at this pace; null: not before the campaign ends, or it already is. */
  usedUpOn: string | null;
  /** What is left of the budget at the end at this pace. */
  left: number;
  /** The euros a day that spend the rest of the budget by the end; null: no day or no budget is left. */
  daily: number | null;
  /** Euros for a view without the first days, in which a platform learns; null: no views. */
  cost: number | null;
  /** Days since the last one with figures. */
  silentDays: number;
}

/**
 * Returns the arithmetic of the warnings.
 * @param track a campaign that has begun
 * @param today the present day at the agency
 */
export function alertFacts(
  { days, spent, planned }: Track,
  { startsOn, endsOn, budget }: Pick<Tracked, 'startsOn' | 'endsOn' | 'budget'>,
  today: string,
): AlertFacts {
  const lastDay = days.at(-1)?.day ?? startsOn;
  const last = dayNumber(lastDay);
  const pace = spent / Math.max(1, last - dayNumber(startsOn) + 1);
  const remaining = Math.max(0, dayNumber(endsOn) - last);
  const rest = budget - spent;
  const usedUp = pace > 0 ? last + Math.ceil(Math.max(0, rest) / pace) : Number.POSITIVE_INFINITY;
  return {
    lastDay,
    share: planned > 0 ? Math.abs(spent / planned - 1) : null,
    usedUpOn: rest > 0 && usedUp >= dayNumber(today) && usedUp < dayNumber(endsOn) ? dayName(usedUp) : null,
    left: Math.max(0, rest - pace * remaining),
    daily: remaining > 0 && rest > 0 ? Math.floor(rest / remaining) : null,
    cost: costsAfterLearning(days, 0).at(-1) ?? null,
    silentDays: dayNumber(today) - last,
  };
}
