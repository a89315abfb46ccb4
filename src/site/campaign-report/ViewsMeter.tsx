import { scaleEnd } from '../../domain/campaign/range-bars.ts';
import type { ReportFigure } from '../../domain/campaign/report-figures.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { fill, formatNumber } from '../../i18n/format.ts';

/** In percent of the scale: so near to an end, a number is written towards the middle, so that it stays inside. */
const END = 12;
/** In percent of the scale: a range that is narrower has its numbers on its outer sides. */
const NARROW = 30;

/** The announced range of views as a band, and the actual views as a needle. Renders nothing without an estimate. */
export function ViewsMeter({ views: { estimate, actual }, locale }: { views: ReportFigure; locale: Locale }) {
  if (!estimate) return null;
  const t = campaignReportTexts[locale];
  const { low, high } = estimate;
  const number = (value: number) => formatNumber(locale, value);
  const at = (value: number) => Math.round(Math.min(1, value / scaleEnd(high, actual)) * 1000) / 10;
  const sideOf = (x: number) => (x < END ? 'is-start' : x > 100 - END ? 'is-end' : undefined);
  const isNarrow = high !== low && at(high) - at(low) < NARROW;
  return (
    <figure className="report-meter">
      {/* Without a view box, in percent: the band is as wide as the page, and the numbers keep their size. */}
      <svg
        role="img"
        aria-label={fill(t.picture, {
          low: number(low),
          high: number(high),
          actual: actual === null ? t.none : number(actual),
        })}
        focusable="false"
      >
        <line className="report-axis" x2="100%" y1="42" y2="42" />
        <rect
          className="report-band"
          x={`${at(low)}%`}
          y="30"
          width={`${Math.max(0.4, at(high) - at(low))}%`}
          height="24"
        />
        <text x={`${at(low)}%`} y="74" className={isNarrow ? 'is-end' : sideOf(at(low))}>
          {number(low)}
        </text>
        {high !== low && (
          <text x={`${at(high)}%`} y="74" className={isNarrow ? 'is-start' : sideOf(at(high))}>
            {number(high)}
          </text>
        )}
        {actual !== null && (
          <g className="report-actual">
            <line className="report-needle" x1={`${at(actual)}%`} x2={`${at(actual)}%`} y1="24" y2="60" />
            <text x={`${at(actual)}%`} y="17" className={sideOf(at(actual))}>
              {number(actual)}
            </text>
          </g>
        )}
      </svg>
    </figure>
  );
}
