import type { CampaignReport } from '../../contracts/campaign-report.ts';
import { correctedBy } from '../../domain/campaign/report-figures.ts';
import { sourceNames } from '../../domain/campaign-import/import-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import {
  dateFormat,
  fill,
  formatDayRange,
  formatEuro,
  formatNumber,
  formatPercent,
  intlTag,
} from '../../i18n/format.ts';

interface ReportFilesProps {
  report: Pick<CampaignReport, 'figures' | 'actualCost' | 'sources' | 'imported' | 'unusual'>;
  locale: Locale;
}

/**
 * The platforms' files from which the figures come, those of listeners last, with their fingerprints, and what was corrected since.
 * Renders nothing without a file.
 */
export function ReportFiles({ report, locale }: ReportFilesProps) {
  const { imported, unusual } = report;
  // The table of days numbers those of ads, which come first.
  const files = [...(imported?.files ?? []), ...(unusual?.files ?? [])];
  if (files.length === 0) return null;
  const t = campaignReportTexts[locale].imported;
  const moment = dateFormat(locale, { dateStyle: 'long', timeZone: AGENCY_ZONE });
  const day = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <section aria-labelledby="report-files" className="report-notes">
      <h2 id="report-files">{t.files}</h2>
      <ol className={files.length > 1 ? 'is-numbered' : undefined}>
        {files.map(({ source, at, from, to, sha256, viewMetric, withdrawnAt, isReplaced }) => (
          <li key={sha256}>
            {fill(source === null ? t.hand : t.file, {
              source: source === null ? '' : sourceNames[source],
              at: moment.format(at),
              days: formatDayRange(day, from, to),
            })}{' '}
            {viewMetric === null ? t.fingerprint : fill(t.metric, { metric: viewMetric })}{' '}
            <span className="report-hash">{sha256}</span>
            {withdrawnAt !== null && (
              <strong className="report-withdrawn">
                {fill(t.withdrawn, { at: moment.format(withdrawnAt) })}
              </strong>
            )}
            {isReplaced && <strong className="report-withdrawn">{t.replaced}</strong>}
          </li>
        ))}
      </ol>
      <p>{t.hash}</p>
      {changesOf(report, locale).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

/** Returns what the files now say of other views and another spend than the report. */
function changesOf({ imported, figures, actualCost, sources }: ReportFilesProps['report'], locale: Locale) {
  if (!imported) return [];
  const t = campaignReportTexts[locale].imported;
  const { views, cost } = imported;
  const changes = [
    { was: figures.views.actual, now: views, text: t.views, format: formatNumber, source: sources?.views },
    { was: actualCost, now: cost, text: t.spent, format: formatEuro, source: sources?.cost },
  ].flatMap(({ was, now, text, format, source }) => {
    const change = correctedBy(was, now);
    if (change === null || now === null) return [];
    const share = `${change > 0 ? '+' : '−'}${formatPercent(locale, Math.abs(change))}`;
    // The platform's correction, if the figure was the files' own and none of them was withdrawn.
    const isCorrected = source?.withdrawn.length === 0;
    return { said: fill(text, { figure: format(locale, now), change: share }), isCorrected };
  });
  const list = new Intl.ListFormat(intlTag(locale));
  return [true, false].flatMap((corrected) => {
    const said = changes.filter(({ isCorrected }) => isCorrected === corrected).map((one) => one.said);
    if (said.length === 0) return [];
    const now = fill(t.now, { figures: list.format(said) });
    return corrected ? `${now} ${t.corrected}` : now;
  });
}
