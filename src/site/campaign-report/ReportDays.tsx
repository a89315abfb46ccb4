import type { CampaignReport, ReportedDay, ReportedFiles } from '../../contracts/campaign-report.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { fill, formatDayOfMonth, formatNumber, formatShortDay, numberFormat } from '../../i18n/format.ts';
import { ReportCost } from './ReportCost.tsx';

interface ReportDaysProps {
  report: Pick<CampaignReport, 'days' | 'platform' | 'figures' | 'imported' | 'startsOn'>;
  locale: Locale;
  /** Whether the link of the report also opens its days as a file. */
  csv: boolean;
}

/** The views of each day as bars, the running cost, and all days in a table. Renders nothing without two days with views. */
export function ReportDays({ report, locale, csv }: ReportDaysProps) {
  const { days, platform, figures, imported, startsOn } = report;
  const seen = days.filter(({ views }) => views !== null);
  if (seen.length < 2) return null;
  const { days: t, rows } = campaignReportTexts[locale];
  const unit = platform === 'spotify' ? rows.streams : rows.views;
  const name = (day: string) => formatDayOfMonth(locale, day);
  const most = seen.reduce((top, one) => ((one.views ?? 0) > (top.views ?? 0) ? one : top));
  const highest = Math.max(1, most.views ?? 0);
  const heightOf = (views: number) => Math.round((views / highest) * 1000) / 10;
  const first = days[0]?.day ?? startsOn;
  const notes = [
    fill(t.most, { views: formatNumber(locale, most.views ?? 0), day: name(most.day) }),
    imported && t.zone,
    days.some(({ provisional }) => provisional) && t.provisional,
    first > startsOn && fill(t.late, { start: name(startsOn), day: name(first) }),
    days.some(({ missing }) => missing) && t.missing,
  ];
  const scale = (
    <p className="report-days-scale" aria-hidden="true">
      <span>{name(days[0]?.day ?? '')}</span>
      <span>{name(days.at(-1)?.day ?? '')}</span>
    </p>
  );
  return (
    <section aria-labelledby="report-days" className="report-days">
      <h2 id="report-days">{t.title}</h2>
      <p className="report-days-notes">{notes.filter(Boolean).join(' ')}</p>
      <div className="report-charts">
        <div>
          <h3>{unit}</h3>
          {/* The table has the same figures. */}
          <svg
            viewBox={`0 0 ${days.length} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            {days.map(
              ({ day, views, provisional }, index) =>
                views !== null && (
                  <rect
                    key={day}
                    className={provisional ? 'is-provisional' : undefined}
                    x={index + 0.1}
                    y={100 - heightOf(views)}
                    width="0.8"
                    height={heightOf(views)}
                  />
                ),
            )}
          </svg>
          {scale}
        </div>
        <ReportCost days={days} estimate={figures.costPerView.estimate} locale={locale}>
          {scale}
        </ReportCost>
      </div>
      <details>
        <summary>{fill(t.table, { count: days.length })}</summary>
        <div className="report-days-table">
          <DayTable days={days} unit={unit} files={imported?.files ?? []} locale={locale} />
        </div>
      </details>
      {csv && (
        <p className="report-csv">
          <a href="?days=csv" download="">
            {t.csv}
          </a>
        </p>
      )}
    </section>
  );
}

interface DayTableProps {
  days: readonly ReportedDay[];
  unit: string;
  files: ReportedFiles['files'];
  locale: Locale;
}

/** With several files, each day has the numbers of its own in the list of files. */
function DayTable({ days, unit, files, locale }: DayTableProps) {
  const { days: t, none } = campaignReportTexts[locale];
  const numbersOf = (own: readonly string[]) =>
    own.map((file) => files.findIndex(({ sha256 }) => sha256 === file) + 1).filter((number) => number > 0);
  // With cents in each row, also where a day cost whole euros.
  const euros = (value: number | null) =>
    value === null
      ? none
      : numberFormat(locale, { style: 'currency', currency: 'EUR' })
          .format(value)
          .replaceAll('\u202f', '\u00a0');
  const perView = (value: number | null) =>
    value === null
      ? none
      : numberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 }).format(value);
  return (
    <table aria-labelledby="report-days">
      <thead>
        <tr>
          <th scope="col">{t.day}</th>
          <th scope="col">{t.spent}</th>
          <th scope="col">{unit}</th>
          <th scope="col">{`${t.each} (€)`}</th>
          <th scope="col">{t.running}</th>
          {files.length > 1 && <th scope="col">{t.file}</th>}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, views, cost, costPerView, missing, provisional, files: own = [] }) => (
          <tr key={day}>
            <th scope="row">
              {formatShortDay(locale, day)}
              {provisional && ' *'}
            </th>
            <td>{euros(cost)}</td>
            <td>{views === null ? none : formatNumber(locale, views)}</td>
            <td>{perView(cost !== null && views ? cost / views : null)}</td>
            <td>{perView(missing ? null : costPerView)}</td>
            {files.length > 1 && <td>{numbersOf(own).join(', ') || none}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
