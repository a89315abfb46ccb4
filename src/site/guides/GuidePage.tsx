import type { ReactNode } from 'react';
import type { GuideSummary } from '../../contracts/guide.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import type { OutlineEntry } from '../../domain/blocks/outline.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { feeSentence } from '../../i18n/money/fee-text.ts';
import { feeTexts } from '../../i18n/money/fee-texts.ts';
import { Accordion } from '../../ui/accordion.tsx';
import type { Crumb } from '../reading/Breadcrumb.tsx';
import { PageContents } from '../reading/PageContents.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { readingTexts } from '../reading/texts.ts';
import { GuideCall } from './GuideCall.tsx';
import { GuideFacts } from './GuideFacts.tsx';
import { guidePageTexts } from './page-texts.ts';

/** The texts around the text of a guide, with their figures filled in. */
export interface GuideFrame {
  takeaways: readonly string[];
  steps: readonly { name: string; text: string }[];
  faq: readonly { question: string; answer: string }[];
}

interface GuidePageProps {
  locale: Locale;
  site: SiteFacts;
  crumbs: readonly Crumb[];
  guide: GuideSummary;
  frame: GuideFrame;
  outline: readonly OutlineEntry[];
  next: GuideSummary;
  /** The box for a question about the subject. */
  questionBox?: ReactNode;
  /** The text, from `content/<locale>/guides`. */
  children: ReactNode;
}

/** A guide: takeaways, the text beside its contents, steps, questions, contact, and the next guide. */
export function GuidePage(props: GuidePageProps) {
  const { locale, site, crumbs, guide, frame, outline, next, questionBox, children } = props;
  const t = guidePageTexts[locale];
  const contents: OutlineEntry[] = [
    ...outline,
    { id: 'steps', text: t.steps },
    { id: 'faq', text: t.faq },
    { id: 'contact', text: t.call.title },
  ];
  return (
    <ReadingPage
      locale={locale}
      crumbs={crumbs}
      title={guide.title}
      lead={guide.lead}
      facts={
        <>
          <GuideFacts locale={locale} guide={guide} />
          <p>
            <time dateTime={guide.updated}>
              {fill(t.updated, { date: formatDate(locale, Date.parse(guide.updated)) })}
            </time>
          </p>
        </>
      }
    >
      <div className="page-width guide-body">
        <PageContents title={readingTexts[locale].contents} entries={contents} />
        <div className="guide-column" data-content={guide.slug}>
          <section className="guide-takeaways" aria-labelledby="takeaways">
            <h2 id="takeaways" className="text-h4">
              {t.takeaways}
            </h2>
            <ul>
              {frame.takeaways.map((takeaway) => (
                <li key={takeaway}>{takeaway}</li>
              ))}
            </ul>
          </section>
          <div className="prose guide-prose">{children}</div>
          <section className="guide-section" aria-labelledby="steps">
            <h2 id="steps" className="guide-heading">
              {t.steps}
            </h2>
            <ol className="guide-steps">
              {frame.steps.map(({ name, text }) => (
                <li key={name}>
                  <h3 className="text-h4">{name}</h3>
                  <p className="text-muted">{text}</p>
                </li>
              ))}
            </ol>
          </section>
          <section className="guide-section" aria-labelledby="faq">
            <h2 id="faq" className="guide-heading">
              {t.faq}
            </h2>
            <Accordion name="guide-faq" items={frame.faq} />
            {questionBox && <div className="pt-10">{questionBox}</div>}
          </section>
          <p className="mt-10 font-size-small text-muted">
            {t.basis} {t.fee.guides} {feeSentence(locale, feeTexts(locale), site.company.fee)}
          </p>
        </div>
      </div>
      <GuideCall locale={locale} site={site} guide={guide} />
      <NextGuide
        locale={locale}
        guide={next}
        t={t}
        all={localizePath(locale, crumbs.at(-2)?.path ?? '/guides')}
      />
    </ReadingPage>
  );
}

interface NextGuideProps {
  locale: Locale;
  guide: GuideSummary;
  t: { next: string; all: string };
  /** Address of the list of guides that the guide belongs to. */
  all: string;
}

/** Links to the next guide and to the list of guides. */
function NextGuide({ locale, guide, t, all }: NextGuideProps) {
  return (
    <nav className="page-width guide-next" aria-label={t.next}>
      <a href={localizePath(locale, `/${guide.slug}`)} className="guide-next-link">
        <span className="text-small text-muted">{t.next}</span>
        <span className="guide-next-title">{guide.title}</span>
        <GuideFacts locale={locale} guide={guide} />
      </a>
      <a href={all} className="link inline-flex min-h-11 items-center font-semibold">
        {t.all}
      </a>
    </nav>
  );
}
