import type { ReactNode } from 'react';
import type { SiteFacts } from '../../contracts/site.ts';
import { calendarFor } from '../../domain/booking/calendar.ts';
import { parseMarks } from '../../domain/content/marks.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { faqItems } from '../../i18n/faq-items.ts';
import type { SiteTexts } from '../../i18n/site-texts.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { BookLink } from '../../ui/book-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { readingTexts } from '../reading/texts.ts';

interface FaqPageProps {
  locale: Locale;
  t: SiteTexts;
  site: SiteFacts;
  /** The box for a question that is not in the list. */
  children?: ReactNode;
}

/** All questions and the box for others, then the links to contact the agency. After a reload, `open-at-top.ts` shows the top of the page. */
export function FaqPage({ locale, t: texts, site, children }: FaqPageProps) {
  const t = texts.faqPage;
  const contact = localizePath(locale, '/#contact');
  return (
    <ReadingPage
      locale={locale}
      crumbs={[{ name: 'FAQ' }]}
      title={t.title}
      lead={<MarkedText marks={parseMarks(t.description)} />}
    >
      <div className="page-width grid gap-x-16 gap-y-12 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-12 content-start">
          <div data-content="faq" className="faq-list">
            <Accordion name="faq" items={faqItems(locale, texts.faq.items, site)} level={2} firstOpen />
          </div>
          {children}
        </div>
        <aside
          aria-labelledby="help-title"
          className="flex flex-col gap-4 self-start border-t-2 border-ink pt-4 lg:sticky lg:top-24"
        >
          <h2 id="help-title" className="text-h3">
            {t.help.title}
          </h2>
          <p className="text-muted">{t.help.text}</p>
          <div className="actions">
            <ButtonLink href={contact}>{t.help.contact}</ButtonLink>
            <BookLink
              url={calendarFor(site.bookingUrls)}
              fallback={contact}
              text={t.help.book}
              newTab={t.help.newTab}
            />
          </div>
        </aside>
      </div>
      <p className="page-width pb-16">
        <a href="#main" className="link inline-flex min-h-11 items-center text-small text-muted">
          {readingTexts[locale].toTop}
        </a>
      </p>
    </ReadingPage>
  );
}
