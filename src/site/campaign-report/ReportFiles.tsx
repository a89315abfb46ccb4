import type { ReportedFiles } from '../../contracts/campaign-report.ts';
import { correctedBy } from '../../domain/campaign/report-figures.ts';
import { sourceNames } from '../../domain/campaign-import/import-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { dateFormat, fill, formatDayRange, formatNumber, formatPercent } from '../../i18n/format.ts';

interface ReportFilesProps {
  imported: ReportedFiles;
  /** The views of the report. */
  views: number | null;
  /** Whether these were the files' own, and none of the files was withdrawn: a difference is then the platform's correction. */
  isCorrected: boolean;
  locale: Locale;
}

/** The platforms' files from which the figures come, with their fingerprints, and what was corrected since. */
export function ReportFiles({
  imported: { files, views: now },
  views,
  isCorrected,
  locale,
}: ReportFilesProps) {
  const t = campaignReportTexts[locale].imported;
  const change = correctedBy(views, now);
  const moment = dateFormat(locale, { dateStyle: 'long', timeZone: AGENCY_ZONE });
  const day = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <section aria-labelledby="report-files" className="report-notes">
      <h2 id="report-files">{t.files}</h2>
      <ol className={files.length > 1 ? 'is-numbered' : undefined}>
        {files.map(({ source, at, from, to, sha256, viewMetric, withdrawnAt }) => (
          <li key={sha256}>
            {fill(source === null ? t.hand : t.file, {
              source: source === null ? '' : sourceNames[source],
              at: moment.format(at),
              days: formatDayRange(day, from, to),
            })}{' '}
            {viewMetric !== null && `${fill(t.metric, { metric: viewMetric })} `}
            <span className="report-hash">{sha256}</span>
            {withdrawnAt !== null && (
              <strong className="report-withdrawn">
                {fill(t.withdrawn, { at: moment.format(withdrawnAt) })}
              </strong>
            )}
          </li>
        ))}
      </ol>
      <p>{t.hash}</p>
      {change !== null && now !== null && (
        <p>
          {fill(t.now, {
            views: formatNumber(locale, now),
            change: `${change > 0 ? '+' : '−'}${formatPercent(locale, Math.abs(change))}`,
          })}
          {isCorrected && ` ${t.corrected}`}
        </p>
      )}
    </section>
  );
}
