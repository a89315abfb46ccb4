import type { CampaignReport } from '../../contracts/campaign-report.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { fill, formatDayOfMonth, formatEuro, formatNumber } from '../../i18n/format.ts';

interface ReportDaysProps {
  report: Pick<CampaignReport, 'days' | 'platform'>;
  locale: Locale;
}

/** The views of each day as bars, and all days in a table. Renders nothing without two days with views. */
export function ReportDays({ report: { days, platform }, locale }: ReportDaysProps) {
  const seen = days.filter(({ views }) => views !== null);
  if (seen.length < 2) return null;
  const { days: t, rows, none } = campaignReportTexts[locale];
  const unit = platform === 'spotify' ? rows.streams : rows.views;
  const name = (day: string) => formatDayOfMonth(locale, day);
  const most = seen.reduce((top, one) => ((one.views ?? 0) > (top.views ?? 0) ? one : top));
  const highest = Math.max(1, most.views ?? 0);
  const heightOf = (views: number) => Math.round((views / highest) * 1000) / 10;
  const notes = [
    fill(t.most, { views: formatNumber(locale, most.views ?? 0), day: name(most.day) }),
    days.some(({ provisional }) => provisional) && t.provisional,
    days.some(({ missing }) => missing) && t.missing,
  ];
  return (
    <section aria-labelledby="report-days" className="report-days">
      <h2 id="report-days">{t.title}</h2>
      <p className="report-days-notes">{`${unit}. ${notes.filter(Boolean).join(' ')}`}</p>
      {/* The table has the same figures. */}
      <svg viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
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
      <p className="report-days-scale" aria-hidden="true">
        <span>{name(days[0]?.day ?? '')}</span>
        <span>{name(days.at(-1)?.day ?? '')}</span>
      </p>
      <details>
        <summary>{fill(t.table, { count: days.length })}</summary>
        <table aria-labelledby="report-days">
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col">{unit}</th>
              <th scope="col">{t.spent}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, views, cost }) => (
              <tr key={day}>
                <th scope="row">{name(day)}</th>
                <td>{views === null ? none : formatNumber(locale, views)}</td>
                <td>{cost === null ? none : formatEuro(locale, Math.round(cost * 100) / 100)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
