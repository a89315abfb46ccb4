import { dayAfter, daysBetween, fridayFrom } from '../../domain/planner/fridays.ts';
import { isBlackout } from '../../domain/planner/holidays.ts';
import { canBePrepared, planSteps } from '../../domain/planner/plan-steps.ts';
import { fill, formatDayOfMonth, numberFormat } from '../../i18n/format.ts';
import { Bars } from '../../ui/bars.tsx';
import type { Answers } from './planner-state.ts';
import type { Wording } from './texts.ts';

interface FirstFridayProps {
  wording: Wording;
  today: string;
  answers: Answers;
}

/**
 * The first Friday that can be prepared in time, given the answers so far: the time until then with a bar per week, and
 * the last day to deliver.
 */
export function FirstFriday({ wording: { locale, t }, today, answers }: FirstFridayProps) {
  const { releaseType, territories } = answers;
  const inputs = { today, releaseType, territories };
  let friday = fridayFrom(today);
  while (isBlackout(friday) || !canBePrepared(friday, inputs)) friday = dayAfter(friday, 7);
  const days = daysBetween(today, friday);
  const weeks = Math.ceil(days / 7);
  const deliver = planSteps(friday, { ...inputs, budget: 0 }).find(({ key }) => key === 'deliver');
  const inDays = numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return (
    <div className="planner-first">
      <p className="text-small text-muted">{t.project.first}</p>
      <p className="planner-first-date">{formatDayOfMonth(locale, friday)}</p>
      <Bars
        heights={Array.from({ length: weeks }, (_, week) => (week === weeks - 1 ? 1 : 0.6))}
        fill={0.85}
        className="planner-first-weeks"
        barClassName={(week) => (week === weeks - 1 ? 'is-head' : '')}
      />
      <p className="text-small text-muted flex justify-between mx-0 mt-2 mb-4">
        <span>{t.results.today}</span> <span>{fill(t.project.firstIn, { days: inDays.format(days) })}</span>
      </p>
      {deliver && (
        <p className="text-small">
          {fill(t.project.firstDeliver, { day: formatDayOfMonth(locale, deliver.until ?? deliver.day) })}
        </p>
      )}
    </div>
  );
}
