import { fill } from '../../i18n/format.ts';
import type { StatementProps } from './statement-props.ts';
import { statementTexts } from './texts.ts';

/** All criteria with their states and the method that decided them, folded by topic. */
export function CriteriaList({
  locale,
  judgement,
  topics,
}: Pick<StatementProps, 'locale' | 'judgement' | 'topics'>) {
  const t = statementTexts[locale].criteria;
  const judged = new Map(judgement.criteria.map((criterion) => [criterion.number, criterion]));
  return (
    <section className="statement-criteria" aria-labelledby="criteria">
      <div className="prose">
        <h2 id="criteria">{fill(t.title, { count: judgement.criteria.length })}</h2>
        <p>{t.text}</p>
      </div>
      {topics.map(({ number, criteria }, index) => (
        <details key={number}>
          <summary>
            {number}. {t.topics[index]}
          </summary>
          <dl>
            {criteria.map((criterion) => {
              const { state = 'NT', how } = judged.get(criterion.number) ?? {};
              return (
                <div key={criterion.number}>
                  <dt>
                    <strong className="figures">{criterion.number}</strong>{' '}
                    <span lang={locale === 'fr' ? undefined : 'fr'}>{criterion.title}</span>
                  </dt>
                  <dd>
                    <span className={`square square-${state}`} aria-hidden="true" />
                    {t.states[state]}
                    {how && `, ${t.how[how]}`}
                  </dd>
                </div>
              );
            })}
          </dl>
        </details>
      ))}
    </section>
  );
}
