import type { AuditDefect } from '../../domain/accessibility/audit.ts';
import { fill } from '../../i18n/format.ts';
import type { StatementPart } from './statement-props.ts';
import { dayOf, statementTexts } from './texts.ts';

/** What is not accessible, each defect with its criteria, its pages, the way around it, its plan and day; then what nobody tested. */
export function Defects({ locale, audit, judgement }: StatementPart) {
  const t = statementTexts[locale].content;
  const defects = Object.entries(audit.defects).map(([id, defect]) => ({ id, defect, ...reachOf(id) }));
  const untested = Object.entries(audit.untested);
  /** The criteria that a defect breaks, and the pages that have it. */
  function reachOf(id: string) {
    const numbers = judgement.criteria.flatMap(({ number, defects: ids }) =>
      ids.includes(id) ? [number] : [],
    );
    const pages = audit.sample.filter((page) =>
      Object.values(audit.results).some((results) => {
        const result = results[page.id];
        return result?.state === 'NC' && result.defect === id;
      }),
    );
    return { numbers, pages };
  }
  return (
    <>
      <div className="prose">
        <h3 id="defects">{t.defects}</h3>
        <p>{defects.length > 0 ? t.lead : t.none}</p>
      </div>
      {defects.length > 0 && (
        <table className="statement-defects" aria-labelledby="defects">
          <thead>
            <tr>
              <th scope="col">{t.columns.criterion}</th>
              <th scope="col">{t.columns.note}</th>
              <th scope="col">{t.columns.due}</th>
            </tr>
          </thead>
          <tbody>
            {defects.map(({ id, defect, numbers, pages }) => (
              <tr key={id}>
                <th scope="row" className="figures">
                  {numbers.join(', ')}
                </th>
                <td>
                  {defect.note[locale]}
                  <Around locale={locale} defect={defect} />
                  <span className="block text-small text-muted">
                    {fill(t.pages, { names: pages.map(({ name }) => name[locale]).join(', ') })}
                  </span>
                </td>
                <td>
                  <time dateTime={defect.due}>{dayOf(locale, defect.due)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {untested.length > 0 && (
        <div className="prose">
          <h3>{t.untested}</h3>
          <ul>
            {untested.map(([number, text]) => (
              <li key={number}>
                <strong className="figures">{number}</strong> {text[locale]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Around({ locale, defect }: { locale: StatementPart['locale']; defect: AuditDefect }) {
  const t = statementTexts[locale].content;
  return (
    <>
      {defect.alternative && (
        <span className="block text-small text-muted">
          {fill(t.meanwhile, { text: defect.alternative[locale] })}
        </span>
      )}
      <span className="block text-small text-muted">{fill(t.plan, { text: defect.plan[locale] })}</span>
    </>
  );
}
