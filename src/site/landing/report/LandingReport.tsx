import type { LandingReport as Report } from '../../../contracts/landing/landing-report.ts';
import { RATE_CONFIDENCE, rateInterval } from '../../../domain/landing/counts/rate-interval.ts';
import { type Bar, barsOf, shareOf, sinceFirstVisit } from '../../../domain/landing/figure-bars.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { AGENCY_ZONE } from '../../../domain/time/agency-day.ts';
import { dateFormat, fill, formatDate, formatNumber, formatPercent } from '../../../i18n/format.ts';
import { landingCountWords } from '../../../i18n/landing/landing-count-words.ts';
import { landingReportTexts } from '../../../i18n/landing/landing-report-texts.ts';
import { intervalText, oneDecimal } from '../../../i18n/one-decimal.ts';
import { formatMoment } from '../../../i18n/time/hour.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { ReportReminders } from './ReportReminders.tsx';
import { ReportSends } from './ReportSends.tsx';
import { ReportTable as Table } from './ReportTable.tsx';

interface LandingReportProps {
  report: Report;
  locale: Locale;
  /** Name of the agency. */
  brand: string;
}

/** The figures of a landing page for the artist: four facts, a chart, and tables that can be printed. */
export function LandingReport({ report, locale, brand }: LandingReportProps) {
  const t = landingReportTexts[locale];
  const { counts, title, artist } = report;
  const { total } = counts;
  const days = sinceFirstVisit(counts.days);
  const first = days[0]?.day ?? counts.from;
  const dayOf = (day: string) => formatDate(locale, Date.parse(day));
  return (
    <>
      <header>
        <p className="report-by">{fill(t.by, { brand })}</p>
        <h1>{fill(t.title, { title })}</h1>
        {artist && artist !== title && <p className="report-artist">{artist}</p>}
        <p className="report-period">
          {first === counts.until
            ? dayOf(first)
            : fill(t.period, { first: dayOf(first), last: dayOf(counts.until) })}
        </p>
        <button type="button" data-print="" hidden>
          {t.print}
        </button>
      </header>
      <main id="main">
        {total.visits === 0 ? (
          <p className="report-empty">{t.empty}</p>
        ) : (
          <Figures report={report} locale={locale} days={days} />
        )}
        {report.reminders && <ReportReminders reminders={report.reminders} locale={locale} />}
        {report.sends && <ReportSends sends={report.sends} locale={locale} />}
      </main>
      <footer>
        <p>
          {fill(t.read, { moment: formatMoment(locale, report.now, AGENCY_ZONE) })} {t.foot}
        </p>
        <p>{fill(t.expires, { day: formatDate(locale, report.expiresAt, AGENCY_ZONE) })}</p>
      </footer>
    </>
  );
}

function Figures({
  report: { counts },
  locale,
  days,
}: Pick<LandingReportProps, 'report' | 'locale'> & { days: readonly Report['counts']['days'][number][] }) {
  const t = landingReportTexts[locale];
  const { name } = landingCountWords(locale);
  const { total, channels, targets } = counts;
  const bars = barsOf(days);
  const isWeeks = bars.some(({ from, to }) => from !== to);
  const short = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const nameOf = ({ from, to }: Bar) => short.formatRange(Date.parse(from), Date.parse(to));
  const number = (value: number) => formatNumber(locale, value);
  const rate = (conversions: number, visits: number) => {
    const share = shareOf(conversions, visits);
    return share === null ? t.none : oneDecimal(locale, share);
  };
  const interval = rateInterval(total.conversions, total.visits);
  const best = [...targets].sort((a, b) => b.conversions - a.conversions)[0];
  const share = best && shareOf(best.conversions, total.conversions);
  const facts = [
    { label: t.visits, value: number(total.visits), note: '' },
    { label: t.conversions, value: number(total.conversions), note: t.conversionsNote },
    {
      label: t.rate,
      value: rate(total.conversions, total.visits),
      note: interval ? intervalText(locale, t.rateNote, interval) : '',
    },
    {
      label: t.first,
      value: best && best.conversions > 0 ? name(best.target) : t.none,
      note: share ? fill(t.firstNote, { share: formatPercent(locale, Math.round(share * 100) / 100) }) : '',
    },
  ];
  return (
    <>
      <ReportFacts facts={facts} />
      <section aria-labelledby="report-days">
        <h2 id="report-days">{isWeeks ? t.byWeek : t.byDay}</h2>
        <ul className="report-legend" aria-hidden="true">
          <li className="is-visits">{t.visits}</li>
          <li className="is-converted">{t.ofWhich}</li>
        </ul>
        <ReportChart locale={locale} bars={bars} nameOf={nameOf} />
        <Table
          label="report-days"
          heads={[isWeeks ? t.week : t.day, t.visits, t.conversions, t.rate]}
          rows={bars
            .toReversed()
            .map((bar) => [
              nameOf(bar),
              number(bar.visits),
              number(bar.conversions),
              rate(bar.conversions, bar.visits),
            ])}
        />
      </section>
      <div className="report-pair">
        <section aria-labelledby="report-from">
          <h2 id="report-from">{t.from}</h2>
          <Table
            label="report-from"
            heads={[t.channel, t.visits, t.conversions, t.rate]}
            rows={channels.map(({ channel, visits, conversions }) => {
              const limits = rateInterval(conversions, visits);
              return [
                name(channel),
                number(visits),
                number(conversions),
                <>
                  {rate(conversions, visits)}
                  {limits && (
                    <span className="report-interval">{intervalText(locale, t.interval, limits)}</span>
                  )}
                </>,
              ];
            })}
          />
          <p className="report-note">
            {fill(t.intervalNote, { confidence: formatPercent(locale, RATE_CONFIDENCE) })}
          </p>
        </section>
        {targets.length > 0 && (
          <section aria-labelledby="report-to">
            <h2 id="report-to">{t.to}</h2>
            <Table
              label="report-to"
              heads={[t.target, t.clicks, t.conversions]}
              rows={targets.map(({ target, clicks, conversions }) => [
                name(target),
                number(clicks),
                number(conversions),
              ])}
            />
          </section>
        )}
      </div>
    </>
  );
}
