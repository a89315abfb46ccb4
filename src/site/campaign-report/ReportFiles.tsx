import type { CampaignReport } from '../../contracts/campaign-report.ts';
import { correctedBy } from '../../domain/campaign/report-figures.ts';
import { sourceNames } from '../../domain/campaign-import/import-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import {
  dateFormat,
  fill,
  formatDate,
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
  const day = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <section aria-labelledby="report-files" className="report-notes">
      <h2 id="report-files">{t.files}</h2>
      <ol className={files.length > 1 ? 'is-numbered' : undefined}>
        {files.map(({ source, at, from, to, sha256, viewMetric, withdrawnAt, isReplaced }) => (
          <li key={sha256}>
            {fill(source === null ? t.hand : t.file, {
              source: source === null ? '' : sourceNames[source],
              at: formatDate(locale, at, AGENCY_ZONE),
              days: formatDayRange(day, from, to),
            })}{' '}
            {viewMetric === null ? t.fingerprint : fill(t.metric, { metric: viewMetric })}{' '}
            <span className="report-hash">{sha256}</span>
            {withdrawnAt !== null && (
              <strong className="report-withdrawn">
                {fill(t.withdrawn, { at: formatDate(locale, withdrawnAt, AGENCY_ZONE) })}
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

/**
 * Returns what the files now say of other views and another spend than the report. Only another figure of the days and campaigns
 * that the report counts is a correction of the platform: later days and further campaigns change nothing that was said.
 */
function changesOf(report: ReportFilesProps['report'], locale: Locale): string[] {
  const { imported, figures, actualCost, sources } = report;
  if (!imported) return [];
  const t = campaignReportTexts[locale].imported;
  const rows = [
    {
      ...{ was: figures.views.actual, now: imported.views, source: sources?.views ?? null },
      ...{ text: t.views, format: formatNumber },
    },
    {
      ...{ was: actualCost, now: imported.cost, source: sources?.cost ?? null },
      ...{ text: t.spent, format: formatEuro },
    },
  ];
  const day = (name: string) => formatDate(locale, Date.parse(name));
  const list = new Intl.ListFormat(intlTag(locale));
  const said = {
    corrected: [] as string[],
    partly: [] as string[],
    more: [] as string[],
    other: [] as string[],
  };
  const until = new Set<string>();
  for (const { was, now, source, text, format } of rows) {
    const taken = source?.withdrawn.length === 0 ? source : null;
    const correction = taken && correctedBy(was, taken.again);
    const later = taken?.later ?? null;
    if (taken && later !== null) until.add(fill(t.until, { to: day(taken.to), later: day(later) }));
    const figure = correction ? (taken?.again ?? null) : now;
    const change = correction ?? (later === null ? correctedBy(was, now) : null);
    if (change === null || figure === null) continue;
    const share = `${change > 0 ? '+' : '−'}${formatPercent(locale, Math.abs(change))}`;
    const kind = correction
      ? correctedBy(figure, now) === null
        ? 'corrected'
        : 'partly'
      : taken && taken.again !== null
        ? 'more'
        : 'other';
    said[kind].push(fill(text, { figure: format(locale, figure), change: share }));
  }
  const sentence = (text: string, figures: string[], after = '') =>
    figures.length === 0 ? [] : [`${fill(text, { figures: list.format(figures) })} ${after}`.trim()];
  return [
    ...until,
    ...sentence(t.now, said.corrected, t.corrected),
    ...sentence(t.nowThere, said.partly, t.corrected),
    ...sentence(t.now, said.more, t.further),
    ...sentence(t.now, said.other),
  ];
}
