import type { CampaignReport as Report } from '../../contracts/campaign-report.ts';
import type { CampaignPlatform } from '../../domain/campaign/campaign-values.ts';
import { VIEW_SECONDS } from '../../domain/campaign/view-seconds.ts';
import { COVERED_BY_RANGE } from '../../domain/cost-learning/learn-costs.ts';
import type { Fee } from '../../domain/fee/fee.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { VIEWS_PER_THOUSAND } from '../../domain/simulator/estimate.ts';
import type { CampaignType, Region } from '../../domain/simulator/inputs.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { simulator as texts } from '../../i18n/dictionaries/simulator/index.ts';
import {
  dateFormat,
  exchangeWords,
  fill,
  formatDate,
  formatDayRange,
  formatEuro,
  formatNumber,
  formatPercent,
} from '../../i18n/format.ts';
import { formatAmount } from '../../i18n/format-figure.ts';
import { coverageSentences } from '../../i18n/messages/coverage-sentences.ts';
import { feeSentence } from '../../i18n/money/fee-text.ts';
import { feeTexts } from '../../i18n/money/fee-texts.ts';
import { formatMoment } from '../../i18n/time/hour.ts';
import { Comparison } from './Comparison.tsx';
import { FigureSource } from './FigureSource.tsx';
import { ReportDays } from './ReportDays.tsx';
import { ReportFiles } from './ReportFiles.tsx';
import { ReportRelease } from './ReportRelease.tsx';
import { ReportUnusual } from './ReportUnusual.tsx';
import { reportSentences } from './report-sentences.ts';
import { ViewsMeter } from './ViewsMeter.tsx';

interface CampaignReportProps {
  report: Report;
  locale: Locale;
  /** Name of the agency. */
  brand: string;
  /** Address for questions; empty: no address. */
  contactEmail: string;
  /** The agency's fee, whose terms stand below the budget. */
  fee: Fee;
  /** The invented report of the home page: its label, and the way back. */
  example?: { note: string; back: string; href: string };
}

/** The report of a campaign for its client: the verdict in sentences, then each figure beside its estimate. */
export function CampaignReport(props: CampaignReportProps) {
  const { report, locale, brand, contactEmail, fee, example } = props;
  const t = campaignReportTexts[locale];
  const { figures } = report;
  const { said, missed } = reportSentences(report, locale);
  return (
    <>
      <header>
        {example && (
          <p className="report-example">
            {example.note} <a href={example.href}>{example.back}</a>
          </p>
        )}
        <p className="report-by">{fill(t.by, { brand })}</p>
        <h1>{fill(t.title, { artist: report.artist })}</h1>
        <p className="report-period">{contextOf(report, locale).join(' · ')}</p>
      </header>
      <main>
        <div className="report-verdict">
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {missed.map((sentence) => (
            <p key={sentence} className="report-missed">
              {sentence}
            </p>
          ))}
        </div>
        <ViewsMeter views={figures.views} locale={locale} />
        <section aria-labelledby="report-compared">
          <h2 id="report-compared">{t.compared}</h2>
          <Comparison report={report} locale={locale} />
        </section>
        <Facts report={report} locale={locale} />
        <p className="report-fee" data-fee="">
          {feeSentence(locale, feeTexts(locale), fee)}
        </p>
        <ReportDays report={report} locale={locale} csv={!example} />
        {report.release && <ReportRelease release={report.release} locale={locale} />}
        {report.unusual && <ReportUnusual unusual={report.unusual} locale={locale} />}
        {report.imported && <Definition platform={report.platform} locale={locale} />}
        <ReportFiles report={report} locale={locale} />
        {figures.views.estimate && <Notes report={report} locale={locale} />}
      </main>
      <footer>
        {contactEmail && (
          <p>
            {t.question} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        )}
        <p>{fill(t.read, { moment: formatMoment(locale, report.now, AGENCY_ZONE) })}</p>
        {!example && <p>{fill(t.expires, { day: formatDate(locale, report.expiresAt, AGENCY_ZONE) })}</p>}
      </footer>
    </>
  );
}

/** Returns the period, the platform, the goal and the region of a report in words. */
export function contextOf(
  { startsOn, endsOn, platform, campaignType, country }: Report,
  locale: Locale,
): string[] {
  const names = campaignNames(locale);
  const long = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return [
    formatDayRange(long, startsOn, endsOn),
    names.platform(platform),
    names.goal(campaignType),
    names.region(country),
  ];
}

function Facts({ report, locale }: Pick<CampaignReportProps, 'report' | 'locale'>) {
  const t = campaignReportTexts[locale];
  const { budget, actualCost, videoUrl, sources } = report;
  const host = videoUrl && new URL(videoUrl).hostname.replace(/^www\./, '');
  const facts = [
    {
      label: t.facts.spent,
      value: actualCost === null ? t.none : formatEuro(locale, actualCost),
      source: actualCost === null ? undefined : sources?.cost,
    },
    { label: t.facts.budget, value: formatEuro(locale, budget), source: undefined },
  ];
  return (
    <dl className="report-facts report-campaign">
      {facts.map(({ label, value, source }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {source !== undefined && <FigureSource source={source} locale={locale} />}
          </dd>
        </div>
      ))}
      {videoUrl && host && (
        <div>
          <dt>{t.facts.video}</dt>
          <dd>
            <a href={videoUrl} rel="noopener noreferrer">
              {fill(t.openVideo, { host })}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What counts as a view of an ad, and what does not. Nothing on a platform of listeners. */
function Definition({ platform, locale }: { platform: CampaignPlatform; locale: Locale }) {
  if (platform === 'spotify') return null;
  const t = campaignReportTexts[locale].definitions;
  return (
    <section aria-labelledby="report-views" className="report-notes">
      <h2 id="report-views">{t.title}</h2>
      <p>{fill(t[platform], { seconds: formatAmount(locale, 'second', VIEW_SECONDS[platform]) })}</p>
      {platform !== 'youtube' && (
        <p>{fill(t.share, { share: formatPercent(locale, VIEWS_PER_THOUSAND / 1000) })}</p>
      )}
    </section>
  );
}

function Notes({ report, locale }: Pick<CampaignReportProps, 'report' | 'locale'>) {
  const t = campaignReportTexts[locale];
  const { figures, budget, costVersion, isLearned, coverage } = report;
  const { amount, promised } = figures;
  return (
    <section aria-labelledby="report-notes" className="report-notes">
      <h2 id="report-notes">{t.notes}</h2>
      {promised && (
        <p>
          {fill(t.basis, {
            amount: formatEuro(locale, amount),
            budget: formatEuro(locale, budget),
            low: formatNumber(locale, promised.low),
            high: formatNumber(locale, promised.high),
          })}
        </p>
      )}
      <p>
        {fill(t.source, exchangeWords(locale))}{' '}
        {costVersion !== null && fill(t.version, { version: costVersion })}
      </p>
      {isLearned && <p>{fill(t.learned, { share: formatAmount(locale, 'percent', COVERED_BY_RANGE) })}</p>}
      {coverage && <p>{coverageSentences(locale, coverage)}</p>}
    </section>
  );
}

/** The names of a campaign's choices, as the simulator showed them to the client. */
function campaignNames(locale: Locale) {
  const { platforms, campaignTypes, regions } = texts[locale];
  return {
    platform: (of: CampaignPlatform): string => (of === 'spotify' ? 'Spotify' : platforms[of].name),
    goal: (of: CampaignType): string => campaignTypes[of].name,
    region: (of: Region): string => regions[of],
  };
}
