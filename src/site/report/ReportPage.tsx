import type { ReportRequest } from '../../contracts/site.ts';
import { STATEMENT_PATH } from '../../domain/accessibility/conformity.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { ACCESSIBILITY_OBJECT, DECISION_DAYS, REPORT_PATH } from '../../domain/report/content-report.ts';
import { fill } from '../../i18n/format.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { ReportForm } from './ReportForm.tsx';
import type { ReportPageTexts } from './texts.ts';

/** The content that is reported, as the page found it. */
export interface ReportedContent {
  kind: 'review' | 'testimonial' | 'page';
  /** The beginning of the text; absent: it has none. */
  quote?: string | undefined;
  /** Language of the quote; absent: that of the page, or not known. */
  lang?: string | undefined;
  /** The exact address. */
  address: string;
}

interface ReportPageProps {
  locale: Locale;
  t: ReportPageTexts;
  request: ReportRequest;
  content?: ReportedContent | undefined;
  /** Whether a mail server is set: without one, no receipt is announced. */
  sendsMail: boolean;
}

/**
 * The form that reports illegal content, or a page that keeps somebody out, beside what happens next; after a success its number in
 * place of the form.
 */
export function ReportPage({ locale, t, request, content, sendsMail }: ReportPageProps) {
  const { object = '', outcome, number = '', receipt } = request;
  const barrier = object === ACCESSIBILITY_OBJECT ? t.barrier : undefined;
  const { title } = barrier ?? t;
  const lead = barrier?.lead ?? [t.lead, sendsMail && t.leadReceipt].filter(Boolean).join(' ');
  const next = barrier ?? t.next;
  return (
    <ReadingPage locale={locale} crumbs={[{ name: title }]} title={title} lead={lead}>
      <div className="page-width report-columns">
        {outcome?.kind === 'sent' ? (
          <section aria-labelledby="report-sent">
            {/* biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent */}
            <h2 id="report-sent" tabIndex={-1} autoFocus className="text-h3">
              {fill(t.sent.title, { number })}
            </h2>
            <p className="mt-3 max-w-prose">
              {receipt && `${t.sent.receipt} `}
              {fill(barrier?.sent ?? t.sent.text, { days: DECISION_DAYS })}
            </p>
            <p className="mt-6">
              <a className="link inline-flex min-h-11 items-center" href={localizePath(locale, REPORT_PATH)}>
                {t.sent.again}
              </a>
            </p>
          </section>
        ) : (
          <div className="grid gap-6">
            {content && <Subject locale={locale} t={t.subject} content={content} />}
            <ReportForm
              locale={locale}
              t={t}
              object={content || barrier ? object : ''}
              address={content?.address}
              outcome={outcome}
            />
          </div>
        )}
        <section aria-labelledby="report-next" className="report-next">
          <h2 id="report-next">{t.next.title}</h2>
          <ol>
            {[...(sendsMail ? [next.receipt] : []), ...next.steps].map(({ title, text }) => (
              <li key={title}>
                <p className="text-h4">{title}</p>
                <p className="text-small text-muted">{text}</p>
              </li>
            ))}
          </ol>
          <p className="text-small text-muted">{t.next.note}</p>
          {barrier && (
            <p>
              <a className="link" href={localizePath(locale, STATEMENT_PATH)}>
                {barrier.statement}
              </a>
              <br />
              <a className="link" href={localizePath(locale, REPORT_PATH)}>
                {barrier.other}
              </a>
            </p>
          )}
        </section>
      </div>
    </ReadingPage>
  );
}

interface SubjectProps {
  locale: Locale;
  t: ReportPageTexts['subject'];
  content: ReportedContent;
}

function Subject({ locale, t, content: { kind, quote, lang, address } }: SubjectProps) {
  return (
    <section className="report-subject" aria-labelledby="report-subject">
      <h2 id="report-subject" className="text-small text-muted">
        {t.label}
      </h2>
      {quote && (
        <blockquote lang={lang} dir="auto" className="wrap-anywhere">
          {quote}
        </blockquote>
      )}
      <p className="text-small text-muted wrap-anywhere">
        {t[kind]} {kind === 'page' && `${address} `}
        <a className="link" href={localizePath(locale, REPORT_PATH)}>
          {t.other}
        </a>
      </p>
    </section>
  );
}
