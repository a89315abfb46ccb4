import type { ReactNode } from 'react';
import type { ReportedDay } from '../../contracts/campaign-report.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { fill, formatEuro } from '../../i18n/format.ts';

interface ReportCostProps {
  days: readonly ReportedDay[];
  /** Euros for a view; null: nothing was estimated. */
  estimate: { low: number; high: number } | null;
  locale: Locale;
  /** The scale of days below the chart. */
  children: ReactNode;
}

/** The cost of a view from the first day to each, over the estimated range. Renders nothing without an estimate or costs. */
export function ReportCost({ days, estimate, locale, children }: ReportCostProps) {
  const costs = days.flatMap(({ costPerView }) => costPerView ?? []);
  if (!estimate || costs.length < 2) return null;
  const t = campaignReportTexts[locale].days;
  const top = Math.max(estimate.high, ...costs) * 1.1;
  const y = (value: number) => Math.round((1 - value / top) * 1000) / 10;
  const euros = (value: number) => formatEuro(locale, Math.round(value * 10_000) / 10_000);
  const last = costs.at(-1) ?? 0;
  return (
    <div>
      <h3>
        {t.cost} <b>{euros(last)}</b>
      </h3>
      <div className="report-cost">
        <svg
          viewBox={`0 0 ${days.length} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <rect
            className="report-cost-band"
            x="0"
            y={y(estimate.high)}
            width={days.length}
            height={y(estimate.low) - y(estimate.high)}
          />
          {linesOf(days, y).map((points) => (
            <polyline key={points} points={points} />
          ))}
        </svg>
      </div>
      {children}
      {/* Beside the drawing: in it, the line may cross any text. */}
      <p className="report-cost-range">
        <span>{fill(t.high, { cost: euros(estimate.high) })}</span>
        <span>{fill(t.low, { cost: euros(estimate.low) })}</span>
      </p>
    </div>
  );
}

/** Returns the line of the cost in parts: a day without a report is a gap. */
function linesOf(days: readonly ReportedDay[], y: (value: number) => number): string[] {
  const lines: string[][] = [[]];
  for (const [index, { costPerView, missing }] of days.entries()) {
    if (missing || costPerView === null) lines.push([]);
    else lines.at(-1)?.push(`${index + 0.5},${y(costPerView)}`);
  }
  return lines.filter((points) => points.length > 1).map((points) => points.join(' '));
}
