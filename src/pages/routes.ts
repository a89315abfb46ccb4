import { STATEMENT_PATH } from '../domain/accessibility/conformity.ts';
import { ARTICLES_RSS } from '../domain/article/article-path.ts';
import { RECEIPT_PATH } from '../domain/consent/receipt-path.ts';
import { formerPath, type LegalKey, legalKeys } from '../domain/content/legal-parts.ts';
import { type BuiltInSlug, guides } from '../domain/guide/guides.ts';
import { OWN_DATA_COPY, OWN_DATA_PATH } from '../domain/own-data/own-data.ts';
import { NEWSLETTER_PATH, REMINDER_PATH, STAY_PATH } from '../domain/reminder/reminder-address.ts';
import { REPORT_PATH } from '../domain/report/content-report.ts';
import { REVIEW_PATH } from '../domain/review/review-path.ts';
import { SECURITY_TXT } from '../domain/site-map/machine-files.ts';
import { type PagePath, SITE_PLAN_PATH } from '../domain/site-map/pages.ts';
import { SPEND_PATH } from '../domain/spend/spend-request.ts';
import { WATCH_PATH } from '../domain/watch/watch-path.ts';
import { EXAMPLE_REPORT_PATH } from '../site/campaign-report/example-report.ts';
import { accessibilityPage } from './accessibility.tsx';
import { allReviewsPage } from './all-reviews.tsx';
import { articlePage } from './article.tsx';
import { articlesPage } from './articles.tsx';
import { contactPage } from './contact.tsx';
import { faqPage } from './faq.tsx';
import { figuresPage } from './figures.tsx';
import { glossaryPage } from './glossary.tsx';
import { addedGuidePage, guidePage } from './guide.tsx';
import { guidesPage } from './guides.tsx';
import { homePage } from './home.tsx';
import { hubPage } from './hub.tsx';
import { landingPage } from './landing.tsx';
import { landingPreviewPage } from './landing-preview.tsx';
import { formerLegalPage, legalPage } from './legal.tsx';
import {
  adminManifestPage,
  articlesRssPage,
  llmsPage,
  manifestPage,
  robotsPage,
  rssPage,
  securityTxtPage,
  sitemapPage,
} from './machine-files.ts';
import { newsletterPage } from './mailed/newsletter.tsx';
import { reminderPage } from './mailed/reminder.tsx';
import { stayPage } from './mailed/stay.tsx';
import { watchPage } from './mailed/watch.tsx';
import { ownDataCopy, ownDataPage } from './own-data.tsx';
import type { Page } from './page.ts';
import { plannerPage } from './planner.tsx';
import { questionsPage } from './questions.tsx';
import { receiptPage } from './receipt.tsx';
import { reportPage } from './report.tsx';
import {
  artistPixelsPage,
  campaignDaysFile,
  campaignReportPage,
  exampleReportPage,
  landingReportPage,
} from './reports.tsx';
import { reviewPage } from './review.tsx';
import { servicePage } from './service.tsx';
import { sitePlanPage } from './site-plan.tsx';
import { spendPage } from './spend.tsx';

type Routes = Readonly<Record<string, Page>>;

/** The pages of the site map, by their paths without language prefix. The type check fails when one is missing. */
const siteRoutes = {
  '/': homePage,
  '/youtube-ads': servicePage('youtube'),
  '/meta-ads': servicePage('meta'),
  '/spotify-ads': servicePage('spotify'),
  '/expertise-marketing-musical': hubPage,
  '/planificateur-de-sortie': plannerPage,
  '/guides': guidesPage,
  ...(Object.fromEntries(guides.map(({ slug }) => [`/${slug}`, guidePage(slug)])) as Record<
    `/${BuiltInSlug}`,
    Page
  >),
  '/articles': articlesPage,
  '/faq': faqPage,
  '/glossaire': glossaryPage,
  '/questions': questionsPage,
  '/all-reviews': allReviewsPage,
  '/nos-chiffres': figuresPage,
  '/contact': contactPage,
  ...(Object.fromEntries(legalKeys.map((name) => [`/${name}`, legalPage(name)])) as Record<
    `/${LegalKey}`,
    Page
  >),
  [STATEMENT_PATH]: accessibilityPage,
  [SITE_PLAN_PATH]: sitePlanPage,
} satisfies Record<PagePath, Page>;

/** The pages that exist in each language, by their paths without language prefix. */
export const localizedRoutes: Routes = {
  ...siteRoutes,
  ...Object.fromEntries(legalKeys.map((name) => [formerPath(name, ':version'), formerLegalPage(name)])),
  '/articles/page/:page': articlesPage,
  '/articles/categorie/:category': articlesPage,
  '/articles/categorie/:category/:page': articlesPage,
  '/articles/:slug': articlePage,
  [EXAMPLE_REPORT_PATH]: exampleReportPage,
  [RECEIPT_PATH]: receiptPage,
  [OWN_DATA_PATH]: ownDataPage,
  [OWN_DATA_COPY]: ownDataCopy,
  [REPORT_PATH]: reportPage,
  [SPEND_PATH]: spendPage,
  [WATCH_PATH]: watchPage,
  '/p/figures/:code': landingReportPage,
  '/p/pixels/:code': artistPixelsPage,
  '/p/report/:code': campaignReportPage,
  '/p/report/:code/days': campaignDaysFile,
  '/p/:slug': landingPage,
  [REMINDER_PATH.confirm]: reminderPage,
  [REMINDER_PATH.stop]: reminderPage,
  [NEWSLETTER_PATH.confirm]: newsletterPage,
  [NEWSLETTER_PATH.stop]: newsletterPage,
  [STAY_PATH.confirm]: stayPage,
  [`${REVIEW_PATH}/*`]: reviewPage,
  '/rss.xml': rssPage,
  '/admin.webmanifest': adminManifestPage,
  // Last: the router takes the first route that matches.
  '/:guide': addedGuidePage,
};

/** The pages that exist once, at the root of the site. */
export const routesAtRoot: Routes = {
  '/p/preview': landingPreviewPage,
  '/sitemap.xml': sitemapPage,
  '/robots.txt': robotsPage,
  [SECURITY_TXT]: securityTxtPage,
  '/llms.txt': llmsPage,
  '/site.webmanifest': manifestPage,
  [ARTICLES_RSS]: articlesRssPage,
};
