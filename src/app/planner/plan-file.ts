import type { PlanQuery } from '../../contracts/leads/planner.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { type CalendarDay, calendarFile } from '../../domain/planner/calendar-file.ts';
import { planSteps } from '../../domain/planner/plan-steps.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Returns the future steps of a release as a calendar file. */
export function planFile(
  { clock, plannerTexts }: Ports,
  { friday, releaseType, budget, territories, from }: PlanQuery,
  locale: Locale,
): { name: string; content: string } {
  const now = clock.now();
  const { name, file } = plannerTexts.calendar(locale, friday);
  const today = agencyDay(now);
  const madeOn = from !== undefined && from < today ? from : today;
  const days = planSteps(friday, { today: madeOn, releaseType, budget, territories })
    .filter(({ late, day }) => !late && day >= today)
    .map(
      (step): CalendarDay => ({
        uid: `${friday}-${step.key}@release-planner`,
        day: step.day,
        ...plannerTexts.calendarDay(locale, step),
      }),
    );
  return { name: file, content: calendarFile(name, days, now) };
}
