import { scaleEnd } from '../../domain/campaign/range-bars.ts';
import type { ReportFigure } from '../../domain/campaign/report-figures.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { fill, formatNumber } from '../../i18n/format.ts';

/** Of the view box, which is scaled to the page. */
const WIDTH = 600;
/** Half the width of a written number: a number at an end of the scale stays inside the drawing. */
const TEXT = 40;

/** The announced range of views as a band, and the actual views as a needle. Renders nothing without an estimate. */
export function ViewsMeter({ views: { estimate, actual }, locale }: { views: ReportFigure; locale: Locale }) {
  if (!estimate) return null;
  const t = campaignReportTexts[locale];
  const { low, high } = estimate;
  const number = (value: number) => formatNumber(locale, value);
  const at = (value: number) => Math.round((Math.min(1, value / scaleEnd(high, actual)) * WIDTH * 10) / 10);
  const inside = (x: number) => Math.min(WIDTH - TEXT, Math.max(TEXT, x));
  return (
    <figure className="report-meter">
      <svg
        viewBox={`0 0 ${WIDTH} 74`}
        role="img"
        aria-label={fill(t.picture, {
          low: number(low),
          high: number(high),
          actual: actual === null ? t.none : number(actual),
        })}
        focusable="false"
      >
        <path className="report-axis" d={`M0 41.5H${WIDTH}`} />
        <rect
          className="report-band"
          x={at(low)}
          y="32"
          width={Math.max(2, at(high) - at(low))}
          height="20"
        />
        <text className="report-bound" x={inside(at(low))} y="70">
          {number(low)}
        </text>
        {high !== low && (
          <text className="report-bound" x={inside(at(high))} y="70">
            {number(high)}
          </text>
        )}
        {actual !== null && (
          <>
            <path className="report-needle" d={`M${at(actual)} 25v32`} />
            <text className="report-actual" x={inside(at(actual))} y="18">
              {number(actual)}
            </text>
          </>
        )}
      </svg>
    </figure>
  );
}
