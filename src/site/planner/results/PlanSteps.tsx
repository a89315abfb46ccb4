import type { PlannerAnalysis } from '../../../contracts/leads/planner.ts';
import { fill, formatDayOfMonth } from '../../../i18n/format.ts';
import type { Wording } from '../texts.ts';

interface PlanListProps {
  wording: Wording;
  steps: PlannerAnalysis['steps'];
  today: string;
}

/** Every step from today to the release and after it. */
export function PlanSteps({
  wording,
  analysis: { steps, today },
}: {
  wording: Wording;
  analysis: PlannerAnalysis;
}) {
  return (
    <section className="planner-plan" aria-labelledby="planner-plan">
      <h3 id="planner-plan" className="text-h3">
        {wording.t.results.steps}
      </h3>
      <PlanList wording={wording} steps={steps} today={today} />
    </section>
  );
}

/** The steps of a plan. Steps whose deadline is over are struck out, with the consequence. */
export function PlanList({ wording: { locale, t }, steps, today }: PlanListProps) {
  const next = steps.findIndex(({ late }) => !late);
  const day = (of: string) => formatDayOfMonth(locale, of);
  return (
    <ol className="planner-steps-list">
      {steps.flatMap(({ key, day: on, until, late, title, consequence }, index) => [
        index === next && (
          <li key="today" className="is-today">
            <time dateTime={today}>{day(today)}</time>
            <span>{t.results.today}</span>
          </li>
        ),
        <li key={key} data-late={late || undefined} data-release={key === 'release' || undefined}>
          <time dateTime={on}>{day(on)}</time>
          <span>
            {late ? <s>{title}</s> : title}
            {late && (
              <small>
                {' '}
                {t.results.late}. {consequence}
              </small>
            )}
            {until !== null && (
              <small className="planner-until"> {fill(t.results.until, { day: day(until) })}</small>
            )}
          </span>
        </li>,
      ])}
    </ol>
  );
}
