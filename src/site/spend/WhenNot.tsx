import { figures } from '../../domain/benchmarks/figures.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { PagePath } from '../../domain/site-map/pages.ts';
import { type PlannedBudget, plannedBudgets, streamsFor } from '../../domain/spend/spend-plan.ts';
import { fill, formatEuro, formatNumber } from '../../i18n/format.ts';
import { figureInSentence, formatFigure } from '../../i18n/format-figure.ts';
import { listBudgets, roughly, spendTexts } from './texts.ts';

const PLANNER: PagePath = '/planificateur-de-sortie';

interface WhenNotProps {
  locale: Locale;
  planned: readonly PlannedBudget[];
}

/** The cases in which a budget is better kept. The one about clicks stands there only if a budget of the page brings too few. */
export function WhenNot({ locale, planned }: WhenNotProps) {
  const t = spendTexts[locale].not;
  const few = planned.filter((one) => one.few).map(({ budget }) => budget);
  const [budget] = plannedBudgets;
  const streams = streamsFor(budget);
  return (
    <section aria-labelledby="spend-not">
      <h2 id="spend-not" className="text-h3">
        {t.title}
      </h2>
      <ul className="spend-not">
        {few.length > 0 && (
          <li>
            {fill(t.few, {
              budgets: listBudgets(locale, few),
              least: formatNumber(locale, figures['spend.leastClicks'].value),
            })}
          </li>
        )}
        <li>{t.closed}</li>
        <li>
          {fill(t.crowded, { weeks: formatFigure(locale, 'spend.calmWithin') })}{' '}
          <a className="link" href={localizePath(locale, PLANNER)}>
            {t.planner}
          </a>
        </li>
        <li>{fill(t.saves, { first: formatFigure(locale, 'spend.first') })}</li>
        <li>
          {fill(t.streams, {
            budget: formatEuro(locale, budget),
            low: roughly(locale, streams.low),
            high: roughly(locale, streams.high),
            each: figureInSentence(locale, 'roi.perStream.spotify'),
          })}
        </li>
      </ul>
    </section>
  );
}
