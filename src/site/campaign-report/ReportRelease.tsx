import type { CampaignReport, ReportedPage } from '../../contracts/campaign-report.ts';
import { rateInterval } from '../../domain/landing/counts/rate-interval.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { fill, formatNumber, formatPercent } from '../../i18n/format.ts';
import { landingCountWords } from '../../i18n/landing/landing-count-words.ts';
import { intervalText, oneDecimal } from '../../i18n/one-decimal.ts';

interface ReportReleaseProps {
  release: NonNullable<CampaignReport['release']>;
  locale: Locale;
}

/** What the landing pages of the release counted of the visitors whom the ads brought: how many left for a platform. */
export function ReportRelease({ release: { clicks, pages }, locale }: ReportReleaseProps) {
  const t = campaignReportTexts[locale].release;
  const shared = Math.max(...pages.map(({ campaigns }) => campaigns));
  return (
    <section aria-labelledby="report-release" className="report-release">
      <h2 id="report-release">{t.title}</h2>
      {pages.map((page) => (
        <div key={page.title} className="report-release-page">
          <div>
            {pages.length > 1 && <h3>{page.title}</h3>}
            <strong>{formatNumber(locale, page.conversions)}</strong>
            <p>{leftText(locale, page)}</p>
          </div>
          <Funnel page={page} clicks={clicks} locale={locale} />
        </div>
      ))}
      <p>
        {t.note}
        {shared > 1 && ` ${fill(t.shared, { count: formatNumber(locale, shared) })}`}
      </p>
    </section>
  );
}

/** The share of the visits with a click, with the limits of what chance explains. */
function leftText(locale: Locale, { visits, conversions }: ReportedPage): string {
  const t = campaignReportTexts[locale].release;
  const interval = rateInterval(conversions, visits) ?? { low: 0, high: 1 };
  return fill(intervalText(locale, t.left, interval), {
    visits: formatNumber(locale, visits),
    share: oneDecimal(locale, Math.min(conversions, visits) / visits),
  });
}

/** Paid clicks, visits and departures as bars, then the clicks on each platform. */
function Funnel({ page, clicks, locale }: { page: ReportedPage; clicks: number | null; locale: Locale }) {
  const t = campaignReportTexts[locale].release;
  const { name } = landingCountWords(locale);
  const { visits, conversions, platforms } = page;
  const arrived = clicks ? fill(t.least, { share: formatPercent(locale, Math.min(1, visits / clicks)) }) : '';
  const rows = [
    ...(clicks === null ? [] : [{ title: t.clicks, count: clicks, note: '' }]),
    { title: t.visits, count: visits, note: arrived },
    { title: t.conversions, count: conversions, note: '' },
  ];
  const most = Math.max(...rows.map(({ count }) => count), 1);
  const platformWords = platforms.map(
    ({ platform, clicks: count }) => `${name(platform)}\u00a0${formatNumber(locale, count)}`,
  );
  return (
    <div>
      <dl>
        {rows.map(({ title, count, note }) => (
          <div key={title}>
            <dt>
              {title}
              {note && <span className="report-release-note">{note}</span>}
            </dt>
            <dd>
              <svg aria-hidden="true" focusable="false">
                <rect width={`${Math.max(0.5, (100 * count) / most)}%`} height="100%" />
              </svg>
              {formatNumber(locale, count)}
            </dd>
          </div>
        ))}
      </dl>
      {platformWords.length > 0 && <p>{fill(t.platforms, { list: platformWords.join(', ') })}</p>}
    </div>
  );
}
