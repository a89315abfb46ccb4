import type { CampaignReport } from '../../contracts/campaign-report.ts';
import { hasEnded } from '../../domain/campaign/has-ended.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { fill, formatEuro, formatNumber } from '../../i18n/format.ts';

/** The sentences of a report. */
export interface ReportSentences {
  /** The state of the campaign, the reason for a missing comparison, or the result if the views are not below the estimate. */
  said: string[];
  /** One for each figure that missed its estimate. */
  missed: string[];
}

/** Returns the result of a campaign compared with its estimate, or the reason why it cannot be compared yet, as sentences. */
export function reportSentences(
  report: Pick<
    CampaignReport,
    'figures' | 'actualCost' | 'platform' | 'status' | 'days' | 'sources' | 'endsOn' | 'now'
  >,
  locale: Locale,
): ReportSentences {
  const t = campaignReportTexts[locale];
  const { figures, platform, status } = report;
  const { views, costPerView, reach } = figures;
  if (status !== 'finished') return { said: [t[stateOf(report)]], missed: [] };
  if (views.actual === null) return { said: [t.noResult], missed: [] };
  if (!views.estimate) return { said: [t.notEstimated], missed: [] };
  if (!views.verdict) return { said: [report.actualCost === 0 ? t.noSpend : t.noCost], missed: [] };
  const number = (value: number) => formatNumber(locale, value);
  const bounds = ({ low, high }: { low: number; high: number }, written = number) => ({
    low: written(low),
    high: written(high),
  });
  const { low, high } = views.estimate;
  const gap = views.verdict === 'below' ? low - views.actual : views.actual - high;
  const sentence = fill(t.views[views.verdict], {
    actual: number(views.actual),
    gap: number(gap),
    ...bounds(views.estimate),
  });
  const missed: string[] = [];
  if (costPerView.verdict === 'above' && costPerView.actual !== null && costPerView.estimate) {
    const euros = (value: number) => formatEuro(locale, value);
    missed.push(
      fill(t.costAbove, { actual: euros(costPerView.actual), ...bounds(costPerView.estimate, euros) }),
    );
  }
  if (reach.verdict === 'below' && reach.actual !== null && reach.estimate)
    missed.push(
      fill(t.reachBelow[platform === 'youtube' ? 'youtube' : 'impressions'], {
        actual: number(reach.actual),
        gap: number(reach.estimate.low - reach.actual),
        ...bounds(reach.estimate),
      }),
    );
  return views.verdict === 'below'
    ? { said: [], missed: [sentence, ...missed] }
    : { said: [sentence], missed };
}

type Dated = Pick<CampaignReport, 'figures' | 'status' | 'days' | 'sources' | 'endsOn' | 'now'>;

/**
 * Returns the state of a campaign whose status is not "finished". Its dates and the figures of the platform tell more than the status,
 * which a person may not have changed yet.
 */
function stateOf(report: Dated): 'planned' | 'running' | 'over' | 'noResult' {
  const { figures, status, days, sources, now } = report;
  const hasFiles = days.length > 0 || sources !== undefined;
  if (hasEnded(report, agencyDay(now)))
    return hasFiles || figures.views.actual !== null ? 'over' : 'noResult';
  return status === 'planned' && !hasFiles ? 'planned' : 'running';
}
