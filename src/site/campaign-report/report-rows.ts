import type { CampaignReport } from '../../contracts/campaign-report.ts';
import type { ReportFigure } from '../../domain/campaign/report-figures.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { formatEuro, formatNumber } from '../../i18n/format.ts';

/** A row of the table, as formatted texts. */
export interface ReportRow {
  name: string;
  /** Null: not known. */
  actual: string | null;
  estimate: { low: string; middle: string; high: string } | null;
  verdict: ReportFigure['verdict'];
  /** Where the figure comes from: of views and reach a file or the agency, of their cost the two amounts. */
  origin: 'views' | 'reach' | 'computed';
}

/**
 * Returns the figures of a report as texts in a language. A reach that is neither reported by a platform nor estimated
 * is left out.
 */
export function reportRows(
  { figures, platform }: Pick<CampaignReport, 'figures' | 'platform'>,
  locale: Locale,
): ReportRow[] {
  const { rows } = campaignReportTexts[locale];
  const isStreamed = platform === 'spotify';
  const number = (value: number) => formatNumber(locale, value);
  const euros = (value: number) => formatEuro(locale, Math.round(value * 10_000) / 10_000);
  const row = (
    name: string,
    origin: ReportRow['origin'],
    figure: ReportFigure,
    written: (value: number) => string,
  ): ReportRow => ({
    name,
    origin,
    actual: figure.actual === null ? null : written(figure.actual),
    estimate: figure.estimate && {
      low: written(figure.estimate.low),
      middle: written(figure.estimate.middle),
      high: written(figure.estimate.high),
    },
    verdict: figure.verdict,
  });
  const { views, costPerView, reach } = figures;
  return [
    row(isStreamed ? rows.streams : rows.views, 'views', views, number),
    row(isStreamed ? rows.costPerStream : rows.costPerView, 'computed', costPerView, euros),
    ...(reach.estimate || reach.actual !== null
      ? [row(platform === 'youtube' || isStreamed ? rows.reach : rows.impressions, 'reach', reach, number)]
      : []),
  ];
}
