import { fill, pluralForm } from '../../i18n/format.ts';
import type { StatementPart } from './statement-props.ts';
import { dayOf, reasonOf, statementTexts } from './texts.ts';

const states = ['C', 'NC', 'NA', 'NT'] as const;

/** The result in large type, and all criteria as squares, which the legend says in words. */
export function Score({ locale, audit, judgement }: StatementPart) {
  const t = statementTexts[locale];
  const { counts, criteria, rate, validUntil } = judgement;
  const facts = { respected: counts.C, applicable: counts.C + counts.NC + counts.NT };
  return (
    <div className="page-width statement-score">
      <div className="statement-head">
        <p className="statement-rate figures" aria-hidden="true">
          {rate}
          <span>%</span>
        </p>
        <div className="max-w-prose">
          <h2 className="statement-state">{fill(t.states[reasonOf(judgement)], { rgaa: audit.rgaa })}</h2>
          <p className="text-lead">
            {fill(counts.NT > 0 ? t.results.unfinished : t.results.finished, facts)}{' '}
            {fill(t.results.audit, { day: dayOf(locale, audit.on), until: dayOf(locale, validUntil) })}
          </p>
        </div>
      </div>
      <div className="statement-squares" aria-hidden="true">
        {criteria.map(({ number, state }) => (
          <span key={number} className={`square-${state}`} />
        ))}
      </div>
      <ul className="statement-legend">
        {states.map(
          (state) =>
            counts[state] > 0 && (
              <li key={state}>
                <span className={`square square-${state}`} aria-hidden="true" />
                {fill(pluralForm(locale, t.legend[state], counts[state]), { count: counts[state] })}
              </li>
            ),
        )}
        <li className="text-muted">{fill(t.order, { count: criteria.length })}</li>
      </ul>
    </div>
  );
}
