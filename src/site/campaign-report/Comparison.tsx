import type { CampaignReport } from '../../contracts/campaign-report.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { fill, formatEuro, formatNumber, rangeWord } from '../../i18n/format.ts';
import { FigureSource } from './FigureSource.tsx';
import { type ReportRow, reportRows } from './report-rows.ts';

interface ComparisonProps {
  report: CampaignReport;
  locale: Locale;
}

/** Each figure beside its estimate, and beside its source if files were imported. */
export function Comparison({ report, locale }: ComparisonProps) {
  const t = campaignReportTexts[locale];
  const { sources } = report;
  return (
    <table
      aria-labelledby="report-compared"
      className={sources ? 'report-compared report-sourced' : 'report-compared'}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className="report-hidden">{t.columns.figure}</span>
          </th>
          <th scope="col">{t.columns.actual}</th>
          <th scope="col">{t.columns.estimate}</th>
          {sources && <th scope="col">{t.sources.column}</th>}
        </tr>
      </thead>
      <tbody>
        {reportRows(report, locale).map(({ name, actual, estimate, verdict, origin }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <b>{actual ?? t.none}</b>
              {verdict && <span>{t.where[verdict]}</span>}
            </td>
            <td>
              {estimate ? (
                <>
                  {`${estimate.low} ${rangeWord[locale]}\u00a0${estimate.high}`}
                  <span>{fill(t.middle, { middle: estimate.middle })}</span>
                </>
              ) : (
                t.none
              )}
            </td>
            {sources && (
              <td>{actual === null ? t.none : <Origin report={report} origin={origin} locale={locale} />}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Origin({ report, origin, locale }: ComparisonProps & Pick<ReportRow, 'origin'>) {
  const { actualCost, figures, sources } = report;
  if (origin !== 'computed') return <FigureSource source={sources?.[origin] ?? null} locale={locale} />;
  return (
    <span>
      {fill(campaignReportTexts[locale].sources.computed, {
        cost: formatEuro(locale, actualCost ?? 0),
        views: formatNumber(locale, figures.views.actual ?? 0),
      })}
    </span>
  );
}
