import { STATEMENT_PATH } from '../domain/accessibility/conformity.ts';
import { RECEIPT_PATH } from '../domain/consent/receipt-path.ts';
import { legalKeys } from '../domain/content/legal-parts.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { OWN_DATA_PATH } from '../domain/own-data/own-data.ts';
import { DECISION_DAYS, REPORT_PATH } from '../domain/report/content-report.ts';
import { REVIEW_PATH } from '../domain/review/review-path.ts';
import { SIMULATOR_FRAGMENT } from '../domain/simulator/opener.ts';
import { groupPages, type PageGroup } from '../domain/site-map/page-groups.ts';
import { SITE_PLAN_PATH } from '../domain/site-map/pages.ts';
import { SPEND_PATH } from '../domain/spend/spend-request.ts';
import { articleTexts } from '../i18n/article-texts.ts';
import { FIGURES_PATH, figureTexts } from '../i18n/claim-source.ts';
import { ownData } from '../i18n/dictionaries/own-data/index.ts';
import { sitePlan } from '../i18n/dictionaries/site-plan/index.ts';
import { fill } from '../i18n/format.ts';
import { receiptTexts } from '../i18n/receipt-texts.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { statementTexts } from '../site/accessibility/texts.ts';
import { EXAMPLE_REPORT_PATH } from '../site/campaign-report/example-report.ts';
import { type ShownLists, shownLists, withoutEmptyLists } from '../site/layout/shown-lists.ts';
import { plannerPageTexts } from '../site/planner/page-texts.ts';
import { questionTexts } from '../site/questions/texts.ts';
import readingStyles from '../site/reading/reading.css?inline';
import { readingTexts } from '../site/reading/texts.ts';
import { reportPageTexts } from '../site/report/texts.ts';
import { reviewPageTexts } from '../site/review/texts.ts';
import { allReviewsTexts } from '../site/reviews/texts.ts';
import { type PlanEntry, SitePlanPage } from '../site/site-plan/SitePlanPage.tsx';
import sitePlanStyles from '../site/site-plan/site-plan.css?inline';
import { budgetsInWords, spendTexts } from '../site/spend/texts.ts';
import { breadcrumb } from './breadcrumb.ts';
import { legalText } from './content.ts';
import { guideEntries } from './guide-entries.ts';
import type { Page, PageContext } from './page.ts';
import { pageTexts } from './page-texts.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(readingStyles, sitePlanStyles);

export const sitePlanPage: Page = async (context) => {
  const { locale, site } = context;
  const lists = await shownLists(context, locale, textsOf(locale, site.content));
  const { meta, name } = sitePlan[locale];
  return siteDocument(context, {
    path: SITE_PLAN_PATH,
    ...meta,
    tone: 'light',
    jsonLd: [breadcrumb(site, locale, [{ name }])],
    styles,
    main: <SitePlanPage locale={locale} groups={entriesByGroup(context, lists)} />,
  });
};

/** Returns the pages of the site map that have content now, and what no list for search engines names. */
function entriesByGroup({ locale, site }: PageContext, lists: ShownLists): Record<PageGroup, PlanEntry[]> {
  const names = pageNames(locale, site);
  const pages = withoutEmptyLists(pageTexts(locale, site.content), lists)
    .filter(({ path }) => path !== SITE_PLAN_PATH)
    .filter(({ path }) => path !== '/faq' || lists.faq)
    .filter(({ path }) => path !== FIGURES_PATH || site.claims.all.length > 0)
    .map(({ title, ...page }) => ({ ...page, name: names[page.path] ?? title }));
  const groups = groupPages(pages);
  const { agency, campaigns, legal } = unlistedPages(locale, site);
  return {
    ...groups,
    agency: [...groups.agency, ...agency],
    campaigns: [...groups.campaigns, ...campaigns],
    legal: [...groups.legal, ...legal],
  };
}

/** The short names of pages, as breadcrumbs and menus have them; the others are named by their title. */
function pageNames(locale: Locale, { content }: PageContext['site']): Partial<Record<string, string>> {
  const t = textsOf(locale, content);
  const legal = legalKeys.map((name) => [`/${name}`, legalText(locale, name, content).title]);
  const guides = guideEntries(locale, content).map(({ slug, name }) => [`/${slug}`, name]);
  return {
    ...Object.fromEntries([...legal, ...guides]),
    '/': readingTexts[locale].home,
    '/youtube-ads': 'YouTube Ads',
    '/meta-ads': 'Meta Ads',
    '/spotify-ads': 'Spotify Ads',
    '/expertise-marketing-musical': t.hub.name,
    '/planificateur-de-sortie': plannerPageTexts[locale].crumb,
    '/guides': sitePlan[locale].guides,
    '/articles': articleTexts[locale].title,
    '/glossaire': t.glossary.eyebrow,
    '/faq': t.layout.nav.faq,
    '/questions': questionTexts[locale].name,
    '/all-reviews': allReviewsTexts[locale].title,
    [FIGURES_PATH]: figureTexts[locale].title,
    '/contact': t.layout.nav.contact,
    [STATEMENT_PATH]: statementTexts[locale].title,
  };
}

/** What a visitor can open from another page, but search engines do not list. */
function unlistedPages(locale: Locale, { content }: PageContext['site']) {
  const { meta } = reviewPageTexts[locale];
  const { title, description } = receiptTexts[locale];
  const { home, layout } = textsOf(locale, content);
  const { simulator, report: example } = sitePlan[locale];
  const report = reportPageTexts[locale];
  return {
    agency: [
      { path: REVIEW_PATH, name: home.reviews.write, description: meta.description },
      { path: EXAMPLE_REPORT_PATH, ...example },
    ],
    campaigns: [
      { path: `/#${SIMULATOR_FRAGMENT}`, name: layout.footer.simulator, description: simulator },
      {
        path: SPEND_PATH,
        name: spendTexts[locale].crumb,
        description: budgetsInWords(locale, spendTexts[locale].description),
      },
    ],
    legal: [
      { path: OWN_DATA_PATH, name: ownData[locale].link, description: ownData[locale].description },
      { path: RECEIPT_PATH, name: title, description },
      {
        path: REPORT_PATH,
        name: report.title,
        description: fill(report.description, { days: DECISION_DAYS }),
      },
    ],
  };
}
