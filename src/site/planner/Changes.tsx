import type { PlannerAnalysis } from '../../contracts/planner.ts';
import { planSteps } from '../../domain/planner/plan-steps.ts';
import { fill, formatDayOfMonth, formatNumber } from '../../i18n/format.ts';
import type { Answers } from './planner-state.ts';
import { outOfTen, type Wording } from './texts.ts';

interface ChangesProps {
  wording: Wording;
  answers: Answers;
  analysis: PlannerAnalysis;
}

/** The effect of another Friday, or of one more territory: worked out from the answer, without a second form. */
export function Changes({ wording: { locale, t, names }, answers, analysis }: ChangesProps) {
  const { changes, best, today } = analysis;
  const words = t.results;
  if (changes.length === 0) return null;
  return (
    <section className="planner-changes" aria-labelledby="planner-changes">
      <h3 id="planner-changes" className="text-h3">
        {words.changes}
      </h3>
      {changes.map(({ kind, territory, friday }) => {
        const missed = planSteps(friday.friday, { today, ...answers }).filter(({ late }) => late).length;
        return (
          <details key={kind}>
            <summary>
              <span>
                <strong>
                  {territory
                    ? fill(words.changeWith, { territory: names.territories[territory] })
                    : formatDayOfMonth(locale, friday.friday)}
                </strong>
                <small>{words.change[kind]}</small>
              </span>
              <b>{outOfTen(locale, friday.score)}</b>
            </summary>
            <p className="text-small text-muted">
              {fill(words.changeScore, {
                score: outOfTen(locale, friday.score),
                before: outOfTen(locale, best.score),
              })}{' '}
              {friday.basis !== 'calendar' &&
                fill(words.changeCompetition, {
                  level: words.levels[friday.competition],
                  count: formatNumber(locale, friday.total),
                })}{' '}
              {fill(words.changeMissed, { count: formatNumber(locale, missed) })}
            </p>
          </details>
        );
      })}
    </section>
  );
}
