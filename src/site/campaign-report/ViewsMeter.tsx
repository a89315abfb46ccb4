import { BARS, scaleOf } from '../../domain/campaign/range-bars.ts';
import type { ReportFigure } from '../../domain/campaign/report-figures.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { campaignReportTexts } from '../../i18n/campaign-report-texts.ts';
import { fill, formatNumber } from '../../i18n/format.ts';

/** In units of the view box, which is stretched to the page. */
const STEP = 20;
const WIDTH = 13;
const HEIGHT = 96;
/** Space above the bars for the mark. */
const TOP = 16;
/** The bars rise to the right, like the level meter of a mixing desk, since views increase to the right. */
const heightOf = (bar: number) => 26 + (bar / (BARS - 1)) * (HEIGHT - TOP - 26);

/** The announced range of views as lit bars, and the actual views as a mark. Renders nothing without an estimate. */
export function ViewsMeter({ views: { estimate, actual }, locale }: { views: ReportFigure; locale: Locale }) {
  if (!estimate) return null;
  const t = campaignReportTexts[locale];
  const { low, high } = estimate;
  const { lit, mark } = scaleOf(low, high, actual);
  const number = (value: number) => formatNumber(locale, value);
  const x = Math.min(BARS * STEP - 8, Math.max(8, (mark ?? 0) * BARS * STEP));
  return (
    <figure className="report-meter">
      <svg
        viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`}
        role="img"
        aria-label={fill(t.picture, {
          low: number(low),
          high: number(high),
          actual: actual === null ? t.none : number(actual),
        })}
        focusable="false"
      >
        {lit.map((inside, bar) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its position
            key={bar}
            className={inside ? 'report-lit' : 'report-rest'}
            x={bar * STEP + (STEP - WIDTH) / 2}
            y={HEIGHT - heightOf(bar)}
            width={WIDTH}
            height={heightOf(bar)}
            rx="2"
          />
        ))}
        {mark !== undefined && <path className="report-mark" d={`M${x - 8} 0h16l-6 10V${HEIGHT}h-4V10z`} />}
      </svg>
      <figcaption aria-hidden="true">
        <span className="report-key is-lit">
          {t.legend.range} <b>{fill(t.range, { low: number(low), high: number(high) })}</b>
        </span>
        {actual !== null && (
          <span className="report-key is-mark">
            {t.legend.actual} <b>{number(actual)}</b>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
