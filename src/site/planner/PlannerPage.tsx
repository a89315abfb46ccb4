import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { plannerPage } from '../../i18n/dictionaries/fr/planner-page.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Bars } from '../../ui/bars.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PLANNER_FRAGMENT } from './host-props.ts';
import { PlannerHost } from './PlannerHost.tsx';
import { WithoutScript } from './WithoutScript.tsx';

interface PlannerPageProps {
  locale: Locale;
  site: SiteFacts;
  t: typeof plannerPage;
}

/** A desk whose five channels differ: a decoration, without a figure. */
const channels = [0.9, 0.35, 0.6, 1, 0.75];

/** The page of the release planner: its promise, its opener, and the questions. It is complete without script. */
export function PlannerPage({ locale, site, t: { page, faq } }: PlannerPageProps) {
  return (
    <>
      <article className="on-dark planner-intro">
        <div className="page-width">
          <header>
            <Bars heights={channels} fill={0.6} className="planner-intro-desk" />
            <h1>{page.title}</h1>
            <p className="planner-intro-lead">{page.lead}</p>
            <p className="planner-open">
              <ButtonLink href={`#${PLANNER_FRAGMENT}`} data-early="">
                {page.open}
              </ButtonLink>
            </p>
            <WithoutScript locale={locale} t={page} />
          </header>
          <ul className="planner-facts">
            {page.facts.map(({ title, text }) => (
              <li key={title}>
                <h2 className="text-h4">{title}</h2>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </article>
      <section className="page-width py-16" aria-labelledby="planner-faq">
        <h2 id="planner-faq" className="mb-6 text-h2">
          {page.questions}
        </h2>
        <Accordion
          name="planner-faq"
          items={faq.map(({ title, text }) => ({ question: title, answer: fillFigures(locale, text) }))}
        />
      </section>
      <PlannerHost locale={locale} site={site} />
    </>
  );
}
