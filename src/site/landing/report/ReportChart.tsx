import { axisOf, type Bar } from '../../../domain/landing/figure-bars.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { formatNumber } from '../../../i18n/format.ts';

/**
 * In units of the view box, which is stretched to the page: a bar with the gap to the next, the bar alone, and the
 * height of the plot.
 */
const STEP = 10;
const WIDTH = 7;
const HEIGHT = 100;
const GAP = 0.8;
/**
 * The least number of columns: with fewer days the right stays empty, so that the bar of a single day does not fill the
 * chart.
 */
const FEWEST_BARS = 14;

/**
 * A bar chart of the visits of each day or week, with the conversions at the foot of each bar. The table below has the
 * same figures.
 */
export function ReportChart({
  locale,
  bars,
  nameOf,
}: {
  locale: Locale;
  bars: readonly Bar[];
  nameOf: (bar: Bar) => string;
}) {
  const axis = axisOf(Math.max(...bars.map(({ visits }) => visits), 0));
  const top = axis.at(-1) ?? 1;
  const width = Math.max(FEWEST_BARS, bars.length) * STEP;
  const size = (count: number) => (count / top) * HEIGHT;
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <div className="report-chart" aria-hidden="true">
      <ol className="report-axis">
        {axis.toReversed().map((value) => (
          <li key={value}>{formatNumber(locale, value)}</li>
        ))}
      </ol>
      <svg
        className="report-bars"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {axis.map((value) => (
          <path key={value} className="report-line" d={`M0 ${HEIGHT - size(value)}h${width}`} />
        ))}
        {bars.map((bar, place) => {
          const x = place * STEP + (STEP - WIDTH) / 2;
          const converted = size(bar.conversions);
          const rest = Math.max(0, size(bar.visits) - converted - (converted > 0 ? GAP : 0));
          return (
            <g key={bar.from}>
              <rect
                className="report-visits"
                x={x}
                y={HEIGHT - size(bar.visits)}
                width={WIDTH}
                height={rest}
              />
              <rect
                className="report-converted"
                x={x}
                y={HEIGHT - converted}
                width={WIDTH}
                height={converted}
              />
            </g>
          );
        })}
      </svg>
      <p className="report-days">
        <span>{first && nameOf(first)}</span>
        {bars.length >= FEWEST_BARS && <span>{last && nameOf(last)}</span>}
      </p>
    </div>
  );
}
