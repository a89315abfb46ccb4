import { appeals } from '../../domain/accessibility/conformity.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import { ACCESSIBILITY_OBJECT, OBJECT_PARAMETER, REPORT_PATH } from '../../domain/report/content-report.ts';
import { fill } from '../../i18n/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageContents } from '../reading/PageContents.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { readingTexts } from '../reading/texts.ts';
import { CriteriaList } from './CriteriaList.tsx';
import { Defects } from './Defects.tsx';
import { Score } from './Score.tsx';
import type { StatementProps } from './statement-props.ts';
import { agencyName, dayOf, reasonOf, statementTexts } from './texts.ts';

const technologies = ['HTML', 'CSS', 'JavaScript', 'SVG', 'WAI-ARIA'];

/** The accessibility statement, in the order of the official template, computed from the audit. */
export function StatementPage({ locale, site, audit, judgement, topics }: StatementProps) {
  const t = statementTexts[locale];
  const day = dayOf(locale, audit.on);
  const state = reasonOf(judgement);
  const facts = { site: new URL(site.url).host, rgaa: audit.rgaa, name: agencyName(site) };
  const sections = [
    { id: 'commitment', text: t.commitment.title },
    { id: 'state', text: t.state.title },
    { id: 'content', text: t.content.title },
    { id: 'made', text: t.made.title },
    { id: 'feedback', text: t.contact.title },
    { id: 'appeal', text: t.appeal.title },
    { id: 'criteria', text: fill(t.criteria.title, { count: judgement.criteria.length }) },
  ];
  return (
    <ReadingPage locale={locale} crumbs={[{ name: t.crumb }]} title={t.title} lead={t.lead}>
      <Score locale={locale} audit={audit} judgement={judgement} />
      <div className="page-width legal-body">
        <PageContents title={readingTexts[locale].contents} entries={sections} />
        <div className="min-w-0">
          <div className="prose">
            <h2 id="commitment">{t.commitment.title}</h2>
            <p>{fill(t.commitment.text, facts)}</p>
            <p>{fill(t.commitment.scope, facts)}</p>
            <h2 id="state">{t.state.title}</h2>
            <p>{fill(t.state.text[state], facts)}</p>
            <h3>{t.state.tests}</h3>
            <p>{fill(t.state.rate, { rate: judgement.rate })}</p>
            <h2 id="content">{t.content.title}</h2>
          </div>
          <Defects locale={locale} audit={audit} judgement={judgement} />
          <div className="prose">
            <h3>{t.content.exemptions}</h3>
            <p>{t.content.noExemption}</p>
            <h3>{t.content.others}</h3>
            <p>{t.content.othersText}</p>
            <h2 id="made">{t.made.title}</h2>
            <p>{fill(t.made.text, { day })}</p>
            <p>{t.made.by}</p>
            <ul>
              {audit.by.map(({ name, role }) => (
                <li key={name.fr}>
                  <strong>{name[locale]}</strong>, {role[locale]}
                </li>
              ))}
            </ul>
            <h3>{t.made.technologies}</h3>
            <p>{technologies.join(', ')}</p>
            <h3>{t.made.environment}</h3>
            <ul>
              {audit.environment.map((text) => (
                <li key={text.fr}>{text[locale]}</li>
              ))}
            </ul>
            <h3>{t.made.tools}</h3>
            <p>{audit.tools.join(', ')}</p>
            <h3>{t.made.pages}</h3>
            <ul className="grid sm:grid-cols-2">
              {audit.sample.map(({ id, path, name }) => (
                <li key={id}>
                  {path.startsWith('/p/') ? (
                    name[locale]
                  ) : (
                    <a href={localizePath(locale, path)}>{name[locale]}</a>
                  )}
                </li>
              ))}
            </ul>
            <p>{t.made.sample}</p>
            <h2 id="feedback">{t.contact.title}</h2>
            <p>{t.contact.text}</p>
          </div>
          <ButtonLink
            href={`${localizePath(locale, REPORT_PATH)}?${OBJECT_PARAMETER}=${ACCESSIBILITY_OBJECT}`}
            className="mt-6"
          >
            {t.contact.action}
          </ButtonLink>
          <div className="prose">
            <p className="mt-4 text-small text-muted">
              {t.contact.mail} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
            </p>
            <h2 id="appeal">{t.appeal.title}</h2>
            <p>{t.appeal.text}</p>
            <ul>
              {(['message', 'delegate'] as const).map((way) => (
                <li key={way}>
                  <a href={appeals[way]} hrefLang="fr">
                    {t.appeal[way]}
                  </a>
                </li>
              ))}
              <li>{t.appeal.post}</li>
            </ul>
          </div>
          <CriteriaList locale={locale} judgement={judgement} topics={topics} />
        </div>
      </div>
    </ReadingPage>
  );
}
