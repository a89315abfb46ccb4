import type { PlannerAnalysis } from '../../../contracts/leads/planner.ts';
import type { PointReason } from '../../../domain/planner/score-friday.ts';
import { BASE_POINTS } from '../../../domain/planner/scoring-constants.ts';
import { fill, formatNumber, numberFormat } from '../../../i18n/format.ts';
import type { Wording } from '../texts.ts';

/** Points are out of a hundred. */
const WHOLE = 100;

/** The reasons for the score, each with the points that it added or subtracted. */
export function Points({
  wording: { locale, t },
  best: { reasons, score, basis },
}: {
  wording: Wording;
  best: PlannerAnalysis['best'];
}) {
  const words = t.results;
  const signed = numberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const capped = basis === 'season' || basis === 'calendar';
  return (
    <details className="planner-points">
      <summary>{words.points}</summary>
      <dl>
        <div>
          <dt>{words.pointsBase}</dt>
          <dd>{formatNumber(locale, BASE_POINTS)}</dd>
        </div>
        {(Object.entries(reasons) as [PointReason, number][]).map(([reason, points]) => (
          <div key={reason}>
            <dt>{words.pointsOf[reason]}</dt>
            <dd>{signed.format(points).replace('-', '−')}</dd>
          </div>
        ))}
        <div>
          <dt>{fill(words.pointsKept, { whole: WHOLE })}</dt>
          <dd>{formatNumber(locale, score)}</dd>
        </div>
      </dl>
      {capped && <p className="text-small text-muted">{words.pointsCapped}</p>}
    </details>
  );
}
