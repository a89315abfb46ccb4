import type { PlannerAnalysis } from '../../../contracts/leads/planner.ts';
import { daysBetween } from '../../../domain/planner/fridays.ts';
import { fill, formatDayOfMonth, formatNumber } from '../../../i18n/format.ts';
import { inSentence, inWeeks, outOfTen } from '../../../i18n/planner/planner-figures.ts';
import type { Wording } from '../texts.ts';

interface ChangesProps {
  wording: Wording;
  analysis: PlannerAnalysis;
}

/** The effect of another Friday or of one more territory, as the analysis contains it, without a second form. */
export function Changes({ wording: { locale, t, names }, analysis }: ChangesProps) {
  const { changes, best } = analysis;
  const words = t.results;
  if (changes.length === 0) return null;
  return (
    <section className="planner-changes" aria-labelledby="planner-changes">
      <h3 id="planner-changes" className="text-h3">
        {words.changes}
      </h3>
      {changes.map(({ kind, territory, friday, missed }) => (
        <details key={kind}>
          <summary>
            <span>
              <strong>
                {territory
                  ? fill(words.changeWith, { territory: names.territories[territory] })
                  : formatDayOfMonth(locale, friday.friday)}
              </strong>
              <small>
                {fill(words.change[kind], {
                  weeks: inWeeks(locale, daysBetween(best.friday, friday.friday) / 7),
                })}
              </small>
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
                level: inSentence(locale, words.levels[friday.competition]),
                count: formatNumber(locale, friday.total),
              })}{' '}
            {fill(words.changeMissed, { count: formatNumber(locale, missed) })}
          </p>
        </details>
      ))}
    </section>
  );
}
