import type { ReportedSource } from '../../contracts/campaign-report.ts';
import { sourceNames } from '../../domain/campaign-import/import-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { fill, formatDayOfMonth, formatNumber } from '../../i18n/format.ts';

/** Where a figure comes from: the platform's file with the ends of its fingerprint, or the agency that typed it. */
export function FigureSource({ source: found, locale }: { source: ReportedSource; locale: Locale }) {
  const t = campaignReportTexts[locale].sources;
  if (!found) return <span>{t.typed}</span>;
  const { source, at, sha256, more, withdrawn } = found;
  const dayOf = (time: number) => formatDayOfMonth(locale, agencyDay(time));
  const day = dayOf(at);
  return (
    <span>
      {source === null ? fill(t.hand, { day }) : fill(t.file, { source: sourceNames[source], day })}
      {more > 0 && ` ${fill(t.more, { count: formatNumber(locale, more) })}`}{' '}
      <span className="report-hash">{endsOf(sha256)}</span>
      {withdrawn.map((one) => (
        <strong key={one.sha256} className="report-withdrawn">
          {fill(t.withdrawn, { file: endsOf(one.sha256), day: dayOf(one.at) })}
        </strong>
      ))}
    </span>
  );
}

/** The ends of a fingerprint, by which the list of files has it in full. */
const endsOf = (sha256: string): string => `${sha256.slice(0, 6)}…${sha256.slice(-4)}`;
