import type { PlannerAnalysis } from '../../contracts/planner.ts';
import { formatDayOfMonth } from '../../i18n/format.ts';
import type { Wording } from './texts.ts';

/** Every step from today to the release and after it, those that are over struck out. */
export function PlanSteps({
  wording: { locale, t },
  analysis: { steps, today },
}: {
  wording: Wording;
  analysis: PlannerAnalysis;
}) {
  const next = steps.findIndex(({ late }) => !late);
  return (
    <section className="planner-plan" aria-labelledby="planner-plan">
      <h3 id="planner-plan" className="text-h3">
        {t.results.steps}
      </h3>
      {next === 0 && <p className="text-small text-muted">{t.results.none}</p>}
      <ol>
        {steps.flatMap(({ key, day, late, title }, index) => [
          index === next && (
            <li key="today" className="is-today">
              <time dateTime={today}>{formatDayOfMonth(locale, today)}</time>
              <span>{t.results.today}</span>
            </li>
          ),
          <li key={key} data-late={late || undefined} data-release={key === 'release' || undefined}>
            <time dateTime={day}>{formatDayOfMonth(locale, day)}</time>
            <span>
              {late ? <s>{title}</s> : title}
              {late && <small> {t.results.late}</small>}
            </span>
          </li>,
        ])}
      </ol>
    </section>
  );
}
