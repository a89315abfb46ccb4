import { withoutMarks } from '../domain/content/marks.ts';
import { landingPath } from '../domain/landing/landing-path.ts';
import { localizePath } from '../domain/locale/locale.ts';
import {
  ACCESSIBILITY_OBJECT,
  DECISION_DAYS,
  OBJECT_PARAMETER,
  REPORT_PATH,
  readReportObject,
} from '../domain/report/content-report.ts';
import { reviewAnchor } from '../domain/review/review-anchor.ts';
import { fill } from '../i18n/format.ts';
import { textsOf } from '../i18n/site-texts.ts';
import readingStyles from '../site/reading/reading.css?inline';
import { type ReportedContent, ReportPage } from '../site/report/ReportPage.tsx';
import reportStyles from '../site/report/report.css?inline';
import { reportPageTexts } from '../site/report/texts.ts';
import type { Page, PageContext } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(readingStyles, reportStyles);

/** The most characters of a quote, whose whole text is on its page. */
const QUOTE_MAX = 160;

/** The page with the form that reports illegal content. The HTTP front reads the parameter `objet` (`http-front/query-page.ts`). */
export const reportPage: Page = async (context) => {
  const { locale, site, report = {} } = context;
  const t = reportPageTexts[locale];
  const { title, description } = report.object === ACCESSIBILITY_OBJECT ? t.barrier : t;
  return siteDocument(context, {
    path: REPORT_PATH,
    query: report.object ? { [OBJECT_PARAMETER]: report.object } : {},
    title,
    description: fill(description, { days: DECISION_DAYS }),
    tone: 'light',
    unlisted: true,
    styles,
    scripts: [],
    main: (
      <ReportPage
        locale={locale}
        t={t}
        request={report}
        sendsMail={site.mailsPlans}
        content={report.outcome?.kind === 'sent' ? undefined : await contentOf(context, report.object ?? '')}
      />
    ),
  });
};

/** Finds the content that the parameter names; `undefined`: none, or one that pages do not show. */
async function contentOf(context: PageContext, object: string): Promise<ReportedContent | undefined> {
  const { locale, site, feeds } = context;
  const { kind, id } = readReportObject(object);
  const at = (path: string) => `${site.url}${localizePath(locale, path)}`;
  if (kind === 'review') {
    const { items } = await feeds.reviews(locale);
    const review = items.find((one) => one.id === id);
    return (
      review && {
        kind,
        quote: review.quoted ? shorten(review.comment) : undefined,
        lang: review.lang ?? undefined,
        address: `${at('/all-reviews')}#${reviewAnchor(review.id)}`,
      }
    );
  }
  if (kind === 'testimonial') {
    const found = textsOf(locale, site.content).testimonials.find((one) => one.id === id);
    return (
      found && {
        kind,
        quote: shorten(withoutMarks(found.text)),
        address: `${at('/all-reviews')}#testimonials`,
      }
    );
  }
  if (kind !== 'page') return undefined;
  const page = context.landings?.find(({ path }) => path === landingPath(id));
  if (!page) return undefined;
  // A visitor may have changed the language since the page, to one that it does not have.
  const shown = page.languages.includes(locale) ? locale : (page.languages[0] ?? locale);
  return { kind, address: `${site.url}${localizePath(shown, page.path)}` };
}

const shorten = (text: string): string =>
  text.length > QUOTE_MAX ? `${text.slice(0, QUOTE_MAX).trimEnd()}…` : text;
