import type { ScoredFriday } from '../../../domain/planner/score-friday.ts';
import type { PlannerText } from '../texts.ts';

/**
 * Returns the note below the score of a Friday: the reason why it is excluded, that it was not measured, or its
 * competition.
 */
export function fridayNote(
  {
    blackout,
    feasible,
    basis,
    competition,
  }: Pick<ScoredFriday, 'blackout' | 'feasible' | 'basis' | 'competition'>,
  { results }: PlannerText,
): string {
  if (blackout) return results.holidays;
  if (!feasible) return results.tooSoon;
  return basis === 'calendar' ? results.notMeasured : results.levels[competition];
}
