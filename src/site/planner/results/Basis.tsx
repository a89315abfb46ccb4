import type { PlannerAnalysis } from '../../../contracts/leads/planner.ts';
import { fill, formatPercent } from '../../../i18n/format.ts';
import { readFrom } from '../../../i18n/planner/planner-figures.ts';
import type { Wording } from '../texts.ts';
import { Points } from './Points.tsx';

/** The basis of the figures: the announced share, the sources with their day and hour, and the points of the score. */
export function Basis({
  wording,
  analysis: { basis, best },
}: {
  wording: Wording;
  analysis: PlannerAnalysis;
}) {
  const { locale, t } = wording;
  const words = t.results;
  const announced = fill(words.announced, { share: formatPercent(locale, basis.coverage) });
  return (
    <section className="planner-basis" aria-labelledby="planner-basis">
      <h3 id="planner-basis" className="text-h4">
        {words.basis}
      </h3>
      <progress className="planner-coverage" max={1} value={basis.coverage} aria-label={announced} />
      <p className="planner-shares">
        <span>{fill(words.announcedShare, { share: formatPercent(locale, basis.coverage) })}</span>
        <span>{fill(words.notYetShare, { share: formatPercent(locale, 1 - basis.coverage) })}</span>
      </p>
      <p className="text-small text-muted">
        {basis.text} {readFrom(locale, words, basis)}{' '}
        {basis.stale && <strong className="planner-stale">{words.stale}</strong>}
      </p>
      <Points wording={wording} best={best} />
    </section>
  );
}
