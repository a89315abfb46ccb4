import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { localizePath } from '../domain/locale/locale.ts';
import { campaignReportTexts } from '../i18n/campaign-report-texts.ts';
import { dictionaryOf } from '../i18n/dictionary.ts';
import { fill } from '../i18n/format.ts';
import { artistPixelTexts } from '../i18n/landing/artist-pixel-texts.ts';
import { landingReportTexts } from '../i18n/landing/landing-report-texts.ts';
import { closedLinkTexts } from '../i18n/messages/closed-link-texts.ts';
import { CampaignReport } from '../site/campaign-report/CampaignReport.tsx';
import { ClosedLink } from '../site/campaign-report/ClosedLink.tsx';
import campaignStyles from '../site/campaign-report/campaign-report.css?inline';
import { daysCsv } from '../site/campaign-report/days-csv.ts';
import { exampleReport } from '../site/campaign-report/example-report.ts';
import { ArtistPixelsPage } from '../site/landing/artist-pixels/ArtistPixelsPage.tsx';
import artistPixelStyles from '../site/landing/artist-pixels/artist-pixels.css?inline';
import { LandingReport } from '../site/landing/report/LandingReport.tsx';
import landingStyles from '../site/landing/report/landing-report.css?inline';
import { type HeadElement, htmlDocument, moduleScripts, pageStyles } from './html-document.ts';
import type { Page, PageContext } from './page.ts';

const campaignReportStyles = pageStyles(campaignStyles);
const artistPixelsStyles = pageStyles(artistPixelStyles);
const landingReportStyles = pageStyles(landingStyles);

interface Report {
  title: string;
  elements: readonly HeadElement[];
  page: ReactNode;
}

/** Renders a report behind a secret link: without header or navigation, and with noindex. */
const reportDocument = ({ locale, site }: PageContext, { title, page, elements }: Report) =>
  htmlDocument({
    locale,
    head: (
      <>
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${site.brand}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </>
    ),
    elements,
    body: renderToStaticMarkup(page),
  });

/**
 * The figures of a landing page. The HTTP front has already checked the code and loaded the report; without a report
 * there is no page.
 */
export const landingReportPage: Page = (context) => {
  const { locale, site, landingReport: report } = context;
  if (!report) return undefined;
  return reportDocument(context, {
    title: fill(landingReportTexts[locale].title, { title: report.title }),
    elements: [landingReportStyles, moduleScripts('landing-report')],
    page: <LandingReport report={report} locale={locale} brand={site.brand} />,
  });
};

/**
 * The report of a campaign. The HTTP front has already checked the code and loaded the report. Without a report this is
 * the page of a closed link, which the front sends with status 404.
 */
export const campaignReportPage: Page = (context) => {
  const { locale, site, params, campaignReport: report } = context;
  const { brand, contactEmail, company } = site;
  return reportDocument(context, {
    title: report
      ? fill(campaignReportTexts[locale].title, { artist: report.artist })
      : closedLinkTexts[locale].title,
    elements: [campaignReportStyles],
    page: report ? (
      <CampaignReport {...{ report, locale, brand, contactEmail, fee: company.fee }} />
    ) : (
      <ClosedLink {...{ locale, brand, contactEmail }} ofMail={params['code'] === 'closed-mail'} />
    ),
  });
};

/**
 * The form for an artist's own pixels. The HTTP front has already checked the code; without its answer there is no page. It loads no
 * script, and its address is sent to no other site.
 */
export const artistPixelsPage: Page = (context) => {
  const { locale, site, artistPixels: state } = context;
  if (!state) return undefined;
  const { brand, contactEmail } = site;
  return reportDocument(context, {
    title: artistPixelTexts[locale][state.ended ?? 'title'],
    elements: [artistPixelsStyles],
    page: <ArtistPixelsPage {...{ state, locale, brand, contactEmail }} />,
  });
};

/** The days of a campaign's report as a file, by the same secret link. Without a report there is no page. */
export const campaignDaysFile: Page = ({ locale, campaignReport: report }) =>
  report && {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${report.startsOn}_${report.endsOn}.csv"`,
    },
    body: daysCsv(report, locale),
  };

/** The invented report that the home page opens, marked as an example. */
export const exampleReportPage: Page = (context) => {
  const { locale, site } = context;
  const { brand, contactEmail, company } = site;
  const { note, back } = dictionaryOf(locale).home.report;
  const example = { note, back, href: localizePath(locale, '/') };
  return reportDocument(context, {
    title: fill(campaignReportTexts[locale].title, { artist: exampleReport.artist }),
    elements: [campaignReportStyles],
    page: (
      <CampaignReport
        {...{ report: exampleReport, locale, brand, contactEmail, fee: company.fee, example }}
      />
    ),
  });
};
