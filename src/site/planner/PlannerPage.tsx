import type { SiteFacts } from '../../contracts/site.ts';
import type { plannerPage } from '../../i18n/dictionaries/planner-page/fr.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ExampleCalendar, ExampleMoney, ExamplePoints } from './ExampleParts.tsx';
import { ExampleResult } from './ExampleResult.tsx';
import { exampleOf } from './example.ts';
import { PLANNER_FRAGMENT } from './host-props.ts';
import { PlannerHost } from './PlannerHost.tsx';
import type { ExampleWording } from './page-texts.ts';
import { WithoutScript } from './WithoutScript.tsx';

interface PlannerPageProps {
  site: SiteFacts;
  t: typeof plannerPage;
  wording: ExampleWording;
}

/**
 * The page of the release planner: its promise and its opener beside the result of an example, three parts of that
 * result, and the questions. It is complete without script.
 */
export function PlannerPage({ site, t: { page, faq }, wording }: PlannerPageProps) {
  const { locale, words } = wording;
  const { fee } = site.company;
  const example = exampleOf(fee);
  const { date, calendar, money } = words.parts;
  const hasTotal = typeof example.money.breakEven?.total === 'number';
  return (
    <>
      <article className="on-dark planner-intro">
        <div className="page-width">
          <header>
            <h1>{page.title}</h1>
            <p className="planner-intro-lead">{page.lead}</p>
            <p className="planner-open">
              <ButtonLink href={`#${PLANNER_FRAGMENT}`} data-early="">
                {page.open}
              </ButtonLink>
              <small>{page.note}</small>
            </p>
            <WithoutScript locale={locale} t={page} />
          </header>
          <ExampleResult wording={wording} example={example} />
        </div>
      </article>
      <section className="page-width section" aria-labelledby="planner-received">
        <h2 id="planner-received" className="text-h2">
          {words.title}
        </h2>
        <ul className="planner-received">
          <li>
            <ExamplePoints wording={wording} example={example} />
            <h3 className="text-h4">{date.title}</h3>
            <p className="text-muted">{date.text}</p>
          </li>
          <li>
            <ExampleCalendar wording={wording} example={example} />
            <h3 className="text-h4">{calendar.title}</h3>
            <p className="text-muted">{calendar.text}</p>
          </li>
          <li>
            <ExampleMoney wording={wording} example={example} fee={fee} />
            <h3 className="text-h4">{money.title}</h3>
            <p className="text-muted">
              {hasTotal && `${money.withFee} `}
              {money.text}
            </p>
          </li>
        </ul>
      </section>
      <section
        className="page-width grid gap-x-16 gap-y-6 pb-16 md:pb-24 lg:grid-cols-[1fr_1.4fr]"
        aria-labelledby="planner-faq"
      >
        <h2 id="planner-faq" className="text-h2">
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
