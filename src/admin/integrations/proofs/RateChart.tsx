import type { CSSProperties } from 'react';
import type { ConsentRatesAnswer } from '../../../contracts/consents/consent-proofs.ts';
import { LEAST_FOR_RATE, rateInterval } from '../../../domain/landing/counts/rate-interval.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { useMoments } from '../../ui/time/use-moments.ts';
import { wholePercent } from './whole-percent.ts';

type Week = ConsentRatesAnswer['weeks'][number];

/** More weeks than this leave no room for a figure above each. */
const MOST_FIGURES = 16;
const STEP = 0.2;

/**
 * The share of first answers that accept advertising, by week, with its interval. The last week goes on, and is drawn
 * hollow. A week in which another text was first shown begins with a dotted line.
 */
export function RateChart({ weeks, texts }: Pick<ConsentRatesAnswer, 'weeks' | 'texts'>) {
  const { locale, t } = useLanguage();
  const words = t.proofs.rates;
  const moments = useMoments();
  const highest = Math.max(STEP, ...weeks.map((week) => intervalOf(week)?.high ?? 0));
  const steps = Math.ceil(highest / STEP);
  const top = steps * STEP;
  const everyNth = Math.ceil(weeks.length / MOST_FIGURES);
  const started = new Map(texts.slice(1).map(({ since, textVersion }) => [since, textVersion]));
  return (
    <div className="proofs-chart">
      <div className="proofs-axis" aria-hidden="true">
        {Array.from({ length: steps + 1 }, (_, step) => step).map((step) => (
          <span key={step} style={{ bottom: `${(step / steps) * 100}%` }}>
            {wholePercent(locale, step * STEP)}
          </span>
        ))}
      </div>
      <ol style={{ '--weeks': weeks.length, '--steps': steps } as CSSProperties}>
        {weeks.map((week, index) => {
          const isLast = index === weeks.length - 1;
          const day = moments.day(week.monday);
          const interval = intervalOf(week);
          const share = week.accepted / week.answers;
          const version = started.get(week.monday);
          const isNamed = isLast || (index % everyNth === 0 && index < weeks.length - everyNth);
          const sentence = interval
            ? fill(words.rate, {
                rate: wholePercent(locale, share),
                low: wholePercent(locale, interval.low),
                high: wholePercent(locale, interval.high),
              })
            : fill(pluralForm(locale, words.few, week.answers), { count: week.answers });
          const said = [
            fill(words.week, { day, what: sentence }),
            ...(version ? [fill(words.newText, { version })] : []),
            ...(week.objected > 0
              ? [fill(pluralForm(locale, words.objected, week.objected), { count: week.objected })]
              : []),
          ].join('. ');
          return (
            <li key={week.monday} title={said} data-last={isLast || undefined} data-text={version}>
              <span className="admin-hidden">{said}</span>
              <span className="proofs-plot" aria-hidden="true">
                {interval && (
                  <>
                    <span
                      className="proofs-whisker"
                      style={{
                        bottom: `${(interval.low / top) * 100}%`,
                        height: `${((interval.high - interval.low) / top) * 100}%`,
                      }}
                    >
                      {weeks.length <= MOST_FIGURES && (
                        <strong>{formatNumber(locale, Math.round(share * 100))}</strong>
                      )}
                    </span>
                    <span className="proofs-dot" style={{ bottom: `${(share / top) * 100}%` }} />
                  </>
                )}
              </span>
              <span className="proofs-week" aria-hidden="true">
                {isNamed && (isLast ? words.thisWeek : day)}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The limits of a week's rate; `undefined` with too few answers. */
const intervalOf = ({ answers, accepted }: Week) =>
  answers < LEAST_FOR_RATE ? undefined : rateInterval(accepted, answers);
