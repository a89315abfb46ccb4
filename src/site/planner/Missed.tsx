import type { PlannerAnalysis } from '../../contracts/planner.ts';
import { fill, formatDayOfMonth } from '../../i18n/format.ts';
import { monthName } from '../../i18n/planner-figures.ts';
import type { Wording } from './texts.ts';

interface MissedProps {
  wording: Wording;
  /** The chosen month, from which the answer moved away. */
  asked: NonNullable<PlannerAnalysis['asked']>;
}

/** The deadlines of the chosen month that are over, said before anything else, and what is still possible. */
export function Missed({ wording: { locale, t }, asked: { best, month, steps } }: MissedProps) {
  const late = steps.filter((step) => step.late);
  const deliver = late.find(({ key }) => key === 'deliver');
  if (!best || !deliver) return null;
  const words = t.results.wait;
  const hasPitch = steps.some(({ key, late: isLate }) => key === 'pitch' && !isLate);
  const day = (of: string) => formatDayOfMonth(locale, of);
  return (
    <p className="planner-missed">
      <strong>{late.length}</strong>
      <span>
        {fill(late.length === 1 ? t.results.missedOne : t.results.missedMany, {
          month: monthName(locale, month),
          day: day(deliver.day),
        })}{' '}
        {fill(hasPitch ? words.still : words.stillWithoutPitch, { day: day(best.friday) })}
      </span>
    </p>
  );
}
