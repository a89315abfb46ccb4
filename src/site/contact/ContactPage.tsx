import type { ReactNode } from 'react';
import type { ContactFormOutcome, SiteFacts } from '../../contracts/site.ts';
import { parseMarks } from '../../domain/content/marks.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { REPORT_PATH } from '../../domain/report/content-report.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import { reportLink } from '../../i18n/dictionaries/report-link/index.ts';
import { reportPage } from '../../i18n/dictionaries/report-page/index.ts';
import { faqItems } from '../../i18n/faq-items.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import type { SiteTexts } from '../../i18n/site-texts.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { BookCall } from './BookCall.tsx';
import { ContactForm } from './ContactForm.tsx';
import { NextSteps } from './NextSteps.tsx';
import { ReplyDeadline } from './ReplyDeadline.tsx';

/** The frequent questions that matter before contact: price, first results, no label, stopping. */
const QUESTIONS = ['default-1', 'default-4', 'default-6', 'default-7'];

interface ContactPageProps {
  locale: Locale;
  t: SiteTexts;
  site: SiteFacts;
  outcome?: ContactFormOutcome | undefined;
}

/** The contact page: the form, the calendars and the address of the agency, and the next steps. */
export function ContactPage({ locale, t, site, outcome }: ContactPageProps) {
  const texts = t.contactPage;
  const report = reportPage[locale];
  const wanted = t.faq.items.filter(({ id }) => QUESTIONS.includes(id));
  const questions = faqItems(
    locale,
    wanted.length > 0 ? wanted : t.faq.items.slice(0, QUESTIONS.length),
    site,
  );
  return (
    <ReadingPage
      locale={locale}
      crumbs={[{ name: t.layout.nav.contact }]}
      title={texts.title}
      lead={<MarkedText marks={parseMarks(texts.lead)} />}
    >
      <div className="page-width grid gap-x-16 gap-y-12 py-10 md:py-16 md:gap-x-10 md:grid-cols-[minmax(0,58fr)_minmax(0,42fr)] lg:gap-x-16">
        <section id="contact" aria-labelledby="contact-title">
          <h2 id="contact-title" className="mb-5 text-h3">
            {texts.form}
          </h2>
          <ContactForm locale={locale} t={t.contact} site={site} outcome={outcome} path="/contact" />
        </section>
        <div className="flex flex-col gap-10">
          <ReplyDeadline locale={locale} t={t.contact} site={site} />
          <NextSteps locale={locale} t={texts.next} />
          <BookCall locale={locale} t={texts.call} contact={t.contact} bookingUrls={site.bookingUrls} />
        </div>
      </div>
      <div className="page-width contact-ways">
        <Way id="email-title" title={texts.email.title}>
          <p className="text-muted">{texts.email.text}</p>
          <a
            href={`mailto:${site.contactEmail}`}
            className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
          >
            {site.contactEmail}
          </a>
        </Way>
        <Way id="estimate-title" title={texts.estimate.title}>
          <p className="text-muted">{fillFigures(locale, texts.estimate.text)}</p>
          <a href={simulatorHref()} className="link inline-flex min-h-11 items-center font-semibold">
            {t.layout.nav.simulate}
          </a>
        </Way>
        <Way id="report-title" title={report.title}>
          <p className="text-muted">{report.lead}</p>
          <a
            href={localizePath(locale, REPORT_PATH)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {reportLink[locale].text}
          </a>
        </Way>
      </div>
      <section aria-labelledby="faq-title" className="bg-sunk py-12 md:py-20">
        <div className="page-width grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
          <div className="flex flex-col items-start gap-3">
            <h2 id="faq-title" className="text-h3">
              {texts.questions}
            </h2>
            <a
              href={localizePath(locale, '/faq')}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {t.home.faq.more}
            </a>
          </div>
          <Accordion name="faq" items={questions} />
        </div>
      </section>
    </ReadingPage>
  );
}

function Way({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="mb-2 text-h4">
        {title}
      </h2>
      {children}
    </section>
  );
}
