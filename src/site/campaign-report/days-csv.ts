import type { CampaignReport } from '../../contracts/campaign-report.ts';
import { sourceNames } from '../../domain/campaign-import/import-values.ts';
import { type Cell, separatorIn, toCsv } from '../../domain/lead/csv.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';

/** A hundredth of a cent: a view costs little. */
const DIGITS = 4;
const rounded = (value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(DIGITS));

/** Returns the days of a report as a CSV file in a language, oldest first; costs are euros, days ISO 8601. */
export function daysCsv({ days, platform, imported }: CampaignReport, locale: Locale): string {
  const { days: t, rows } = campaignReportTexts[locale];
  const euros = (name: string) => `${name} (€)`;
  const heading = [
    ...[t.day, euros(t.spent), platform === 'spotify' ? rows.streams : rows.views],
    ...[euros(t.each), euros(`${t.each} ${t.running.toLocaleLowerCase(locale)}`), t.state, t.file],
  ];
  /** The platform, and the fingerprint by which the report names the file. */
  const sourceOf = (file: string): string => {
    const source = imported?.files.find(({ sha256 }) => sha256 === file)?.source;
    return source ? `${sourceNames[source]} ${file}` : file;
  };
  const lines = days.map(({ day, cost, views, costPerView, missing, provisional, files = [] }): Cell[] => [
    ...[day, rounded(cost), views],
    ...[rounded(cost !== null && views ? cost / views : null), missing ? null : rounded(costPerView)],
    ...[
      missing ? t.missingDay : provisional ? t.provisionalDay : null,
      files.map(sourceOf).join(' + ') || null,
    ],
  ]);
  return toCsv([heading, ...lines], separatorIn(locale));
}
