import type { CSSProperties, ReactNode } from 'react';
import type { AlertFacts } from '../../../domain/campaign/alert-facts.ts';
import { scaleTicks } from '../../../domain/campaign/chart-scale.ts';
import type { Track, TrackDay } from '../../../domain/campaign/day-track.ts';
import { dayName, dayNumber } from '../../../domain/time/agency-day.ts';
import { fill, formatNumber, formatShortDay, numberFormat, pluralForm } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { knownOf, pointsOf, runsOf } from './chart-lines.ts';

/** Gaps that are named below the charts; the others are counted. */
const NAMED_GAPS = 3;
/** The days that are named on the axis are this many equal steps apart. */
const NAMED_STEPS = 4;
/** In shares of the axis: further right, a text stands on the left of its place. */
const LATE = 0.7;
/** The same of a note, which is longer than a number. */
const NOTE_LATE = 0.5;

interface DayChartsProps {
  track: Track;
  campaign: { startsOn: string; endsOn: string; budget: number };
  promised: { min: number; max: number } | null;
  /** The day on which the budget is used up at this pace, if that is a warning. */
  usedUpOn: AlertFacts['usedUpOn'];
  today: string;
  perView: (value: number) => string;
}

/**
 * Four small charts on one axis, from the first day of the campaign to its last. The table has the same figures for keyboards and
 * screen readers.
 */
export function DayCharts({ track, campaign, promised, usedUpOn, today, perView }: DayChartsProps) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.track;
  const { days } = track;
  const { startsOn, endsOn, budget } = campaign;
  const [first, last] = [days[0]?.day ?? startsOn, days.at(-1)?.day ?? endsOn];
  const from = dayNumber(first < startsOn ? first : startsOn);
  const width = dayNumber(last > endsOn ? last : endsOn) - from + 1;
  /** The middle of a day, in days from the left. */
  const at = (day: string) => dayNumber(day) - from + 0.5;
  const reported = days.filter(({ missing }) => !missing);
  const latest = reported.at(-1);
  const length = dayNumber(endsOn) - dayNumber(startsOn) + 1;
  const spent = scaleTicks(Math.max(budget, track.spent));
  const running = scaleTicks(
    Math.max(...days.map(({ costPerView }) => costPerView ?? 0), promised?.max ?? 0),
  );
  const now = at(today);
  const plot = { width, days, at };
  const { hasCosts, hasViews } = knownOf(days);
  return (
    <div className="track-charts" aria-hidden="true">
      {hasCosts && (
        <Plot
          title={words.charts.spent}
          ticks={spent}
          width={width}
          point={
            latest && {
              ...{ day: at(latest.day), value: latest.spent, text: formatNumber(locale, latest.spent) },
              isBelow: usedUpOn !== null,
            }
          }
          note={
            usedUpOn !== null
              ? {
                  ...{ day: at(usedUpOn), value: budget },
                  text: fill(words.usedUp, { day: formatShortDay(locale, usedUpOn) }),
                }
              : undefined
          }
        >
          {(y) => (
            <>
              <polyline
                className="track-plan"
                points={`${at(startsOn)},${y(budget / length)} ${at(endsOn)},${y(budget)}`}
              />
              {runsOf(days, ({ spent: value }) => value, plot.at).map((run) => (
                <polyline key={run[0]?.[0]} className="track-line" points={pointsOf(run, y)} />
              ))}
              {latest && usedUpOn && (
                <polyline
                  className="track-ahead"
                  points={`${at(latest.day)},${y(latest.spent)} ${at(usedUpOn)},${y(budget)}`}
                />
              )}
            </>
          )}
        </Plot>
      )}
      {hasCosts && <Bars title={words.charts.costs} of="cost" {...plot} />}
      {hasCosts && hasViews && (
        <Plot
          title={words.charts.cost}
          ticks={running}
          width={width}
          point={
            latest && latest.costPerView !== null
              ? { day: at(latest.day), value: latest.costPerView, text: perView(latest.costPerView) }
              : undefined
          }
          ends={promised && [promised.max, promised.min].map((value) => ({ value, text: perView(value) }))}
        >
          {(y) => (
            <>
              {promised && (
                <rect
                  className="track-band"
                  x="0"
                  width={width}
                  y={y(promised.max)}
                  height={y(promised.min) - y(promised.max)}
                />
              )}
              {runsOf(days, ({ costPerView }) => costPerView, plot.at).map((run) => (
                <polyline key={run[0]?.[0]} className="track-line" points={pointsOf(run, y)} />
              ))}
            </>
          )}
        </Plot>
      )}
      {hasViews && <Bars title={words.charts.views} of="views" {...plot} />}
      {now > 0 && now < width && (
        <>
          <p className="track-now" style={{ '--at': now / width } as CSSProperties}>
            <span>{words.today}</span>
          </p>
          <span className="track-today" style={{ '--at': now / width } as CSSProperties} />
        </>
      )}
      <Axis from={from} width={width} />
      <Gaps days={days} />
    </div>
  );
}

interface PlotProps {
  title: string;
  ticks: number[];
  width: number;
  /** The last value of a line, written at its place. */
  point?: { day: number; value: number; text: string; isBelow?: boolean } | undefined;
  /** What a place of the chart means. */
  note?: { day: number; value: number; text: string } | undefined;
  /** Values whose lines are named. */
  ends?: { value: number; text: string }[] | null;
  /** The drawing; `y` is the place of a value, in percent from the top. */
  children: (y: (value: number) => number) => ReactNode;
}

/** A chart of lines with its scale. */
function Plot({ title, ticks, width, point, note, ends, children }: PlotProps) {
  const top = ticks.at(-1) ?? 1;
  const y = (value: number) => 100 - (100 * value) / top;
  const place = (day: number, value: number) => ({ left: `${(100 * day) / width}%`, top: `${y(value)}%` });
  return (
    <div className="track-chart">
      <h3>{title}</h3>
      <div className="track-plot">
        <Scale ticks={ticks} />
        <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
          {children(y)}
        </svg>
        {ends?.map(({ value, text }, index) => (
          <span
            key={text}
            className="track-end"
            data-low={index > 0 || undefined}
            style={{ top: `${y(value)}%` }}
          >
            {text}
          </span>
        ))}
        {point && (
          <span
            className="track-point"
            data-late={point.day / width > LATE || undefined}
            data-below={point.isBelow || undefined}
            style={place(point.day, point.value)}
          >
            <span className="track-text">{point.text}</span>
          </span>
        )}
        {note && (
          <span
            className="track-note"
            data-late={note.day / width > NOTE_LATE || undefined}
            style={place(note.day, note.value)}
          >
            <span className="track-text">{note.text}</span>
          </span>
        )}
      </div>
    </div>
  );
}

interface BarsProps {
  title: string;
  days: readonly TrackDay[];
  of: 'cost' | 'views';
  width: number;
  at: (day: string) => number;
}

/** A chart with a bar for each day; a day whose figure no report has is a question mark. */
function Bars({ title, days, of, width, at }: BarsProps) {
  const ticks = scaleTicks(Math.max(...days.map((day) => day[of] ?? 0)));
  const top = ticks.at(-1) ?? 1;
  const [lowest = 0] = ticks;
  return (
    <div className="track-chart">
      <h3>{title}</h3>
      <div className="track-plot track-low">
        <Scale ticks={[lowest, top]} />
        <div className="track-bars" style={{ gridTemplateColumns: `repeat(${width}, minmax(0, 1fr))` }}>
          {days.map(({ day, provisional, [of]: value }) => (
            <span
              key={day}
              data-missing={value === null || undefined}
              data-provisional={(value !== null && provisional) || undefined}
              style={{
                gridColumn: Math.ceil(at(day)),
                ...(value !== null && { height: `${(100 * value) / top}%` }),
              }}
            >
              {value === null && '?'}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The lines and the numbers of a scale; the unit is in the title of the chart. */
function Scale({ ticks }: { ticks: number[] }) {
  const { locale } = useLanguage();
  const top = ticks.at(-1) ?? 1;
  const format = numberFormat(locale, { maximumFractionDigits: 6 });
  return ticks.map((value) => (
    <span key={value} className="track-tick" style={{ top: `${100 - (100 * value) / top}%` }}>
      {format.format(value).replaceAll('\u202f', '\u00a0')}
    </span>
  ));
}

/** Some days of the axis, with its first and last one, so far from each other that none covers the next. */
function Axis({ from, width }: { from: number; width: number }) {
  const { locale } = useLanguage();
  const steps = Math.min(NAMED_STEPS, width - 1);
  const named = Array.from({ length: steps + 1 }, (_, step) =>
    Math.round((step * (width - 1)) / Math.max(1, steps)),
  );
  return (
    <p className="track-axis">
      {named.map((place) => (
        <span key={place} style={{ left: `${(100 * (place + 0.5)) / width}%` }}>
          {formatShortDay(locale, dayName(from + place))}
        </span>
      ))}
    </p>
  );
}

/** Names the days without figures. */
function Gaps({ days }: { days: readonly TrackDay[] }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.track;
  const gaps = days.filter(({ missing }) => missing).map(({ day }) => formatShortDay(locale, day));
  if (gaps.length === 0) return null;
  const rest = gaps.length - NAMED_GAPS;
  const named = gaps.slice(0, NAMED_GAPS).join(', ');
  return (
    <p className="track-gaps">
      {rest > 0
        ? fill(pluralForm(locale, words.moreGaps, rest), { days: named, count: formatNumber(locale, rest) })
        : fill(words.gaps, { days: named })}
    </p>
  );
}
