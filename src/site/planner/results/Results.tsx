import { useState } from 'react';
import type { PlannerAnalysis, PlannerAnswer } from '../../../contracts/leads/planner.ts';
import { releaseClasses } from '../../../domain/planner/expected-releases.ts';
import { CALENDAR_CAP, SEASON_CAP } from '../../../domain/planner/scoring-constants.ts';
import { fill, formatDayOfMonth, formatEuro, formatMonth, formatNumber } from '../../../i18n/format.ts';
import { formatFigure } from '../../../i18n/format-figure.ts';
import { inSentence, monthAtStart, monthName, outOfTen } from '../../../i18n/planner/planner-figures.ts';
import { Bars } from '../../../ui/bars.tsx';
import type { Answers } from '../planner-state.ts';
import { Tape } from '../Tape.tsx';
import { TEN, type Wording } from '../texts.ts';
import { Basis } from './Basis.tsx';
import { Changes } from './Changes.tsx';
import { Competitors } from './Competitors.tsx';
import { Desk } from './Desk.tsx';
import { MoneyMeters } from './MoneyMeters.tsx';
import { PlanSteps } from './PlanSteps.tsx';
import { Waiting } from './Waiting.tsx';
import { WaitTable } from './WaitTable.tsx';

interface ResultsProps {
  wording: Wording;
  answers: Answers;
  answer: PlannerAnswer;
  again: () => void;
}

/** The levels of competition by the documented words of an answer. */
const levelOf = { Faible: 'low', Modérée: 'moderate', Élevée: 'high' } as const;
const GAUGE_BARS = 48;
const gauge = Array.from({ length: GAUGE_BARS }, (_, index) => 0.3 + (0.7 * index) / GAUGE_BARS);

/**
 * The result: missed deadlines, the date, its score, two verdicts, the Fridays, the basis, the advice, the money, the
 * steps.
 */
export function Results({ wording, answers, answer, again }: ResultsProps) {
  const { locale, t, names } = wording;
  const { analysis, score } = answer;
  const date = answer.optimalDate.date;
  const level = t.results.levels[levelOf[answer.competition]];
  const measured = analysis?.basis.kind !== 'calendar';
  const certain = isCertain(analysis);
  const shownDate = date ? formatDayOfMonth(locale, date) : '–';
  const [low, high] = analysis?.best.scoreRange ?? [score, score];
  const moved = analysis?.asked ?? undefined;
  /** The best Friday left in the chosen month, with which the recommended one is compared. */
  const asked = moved?.best ? { friday: moved.best, steps: moved.steps } : undefined;
  const missed = asked?.steps.filter(({ late }) => late).length ?? 0;
  /** The Friday to whose competitors the list is reduced. */
  const [chosen, setChosen] = useState<string>();
  const head = Math.min(GAUGE_BARS - 1, Math.floor((score / 100) * GAUGE_BARS));
  const tone = (index: number) => {
    if (index === head) return 'is-head';
    const at = (index / GAUGE_BARS) * 100;
    if (at <= low) return 'is-lit';
    return at <= high ? 'is-likely' : '';
  };
  return (
    <div className="planner-results">
      <p className="sr-only" role="status">
        {missed > 0 && fill(t.results.changeMissed, { count: formatNumber(locale, missed) })}{' '}
        {fill(t.results.summary, {
          date: shownDate,
          score: outOfTen(locale, score),
          low: outOfTen(locale, low),
          high: outOfTen(locale, high),
          ten: TEN,
          competition: inSentence(locale, level),
        })}{' '}
        {analysis && fill(t.results.summaryVerdict, { verdict: inSentence(locale, analysis.money.title) })}
      </p>
      <div className="planner-answer">
        {analysis?.basis.sample && <p className="planner-sample">{t.results.sample}</p>}
        {moved && <Missed wording={wording} asked={moved} />}
        <p className="planner-eyebrow">
          {moved
            ? fill(t.results.wait[moved.reason], { month: monthAtStart(locale, moved.month) })
            : headingOf(t.results, analysis)}
          {date && !moved && `, ${formatMonth(locale, date)}`}
        </p>
        <h2
          data-step-heading=""
          tabIndex={-1}
          className="planner-date"
          data-unmeasured={!certain || undefined}
          style={{ '--letters': shownDate.length } as React.CSSProperties}
        >
          {shownDate}
        </h2>
        <Tape wording={wording} answers={answers} withPlace />
        {analysis && asked ? (
          <WaitTable wording={wording} analysis={analysis} asked={asked} />
        ) : (
          <div className="planner-score">
            <p>
              <strong>{outOfTen(locale, score)}</strong> {fill(t.results.outOf, { ten: TEN })}
            </p>
            <Bars
              heights={gauge.map((height, index) => (index === head ? 1 : height))}
              fill={0.6}
              className="planner-gauge"
              barClassName={tone}
            />
          </div>
        )}
        {analysis && (
          <p className="planner-range">
            <span>{fill(t.results.range, { low: outOfTen(locale, low), high: outOfTen(locale, high) })}</span>
            <span>
              {certain
                ? t.results.eightOfTen
                : fill(t.results.rangeNote, {
                    cap: outOfTen(locale, measured ? SEASON_CAP : CALENDAR_CAP),
                  })}
            </span>
          </p>
        )}
        {answer.mail !== 'none' && (
          <p className="planner-mailed" role={answer.mail === 'limited' ? 'note' : undefined}>
            {fill(t.results[answer.mail], { email: answers.email.trim() })}
          </p>
        )}
        <dl className="planner-verdicts">
          <div>
            <dt>{t.results.competition}</dt>
            <dd>
              <strong>{level}</strong>
              {measured
                ? fill(t.results.expected, { count: formatNumber(locale, answer.competitors.total) })
                : t.results.byDefault}
            </dd>
          </div>
          {analysis && (
            <div>
              <dt>{t.results.advertising}</dt>
              <dd>
                <strong>{analysis.money.title}</strong>
                {partOf(locale, names.budgets, analysis.money)}
              </dd>
            </div>
          )}
        </dl>
      </div>
      {analysis && (
        <section className="planner-desk-part" aria-labelledby="planner-fridays">
          <h3 id="planner-fridays" className="text-h3">
            {fill(t.results.fridays, { month: formatMonth(locale, analysis.best.friday) })}
          </h3>
          {!measured && <p className="text-small text-muted">{t.results.desk}</p>}
          <Desk
            wording={wording}
            fridays={analysis.fridays}
            asked={moved}
            best={analysis.best.friday}
            chosen={chosen}
            onChoose={measured ? setChosen : undefined}
          />
          {measured && (
            <p className="planner-legend">
              {releaseClasses.map((name) => (
                <span key={name} className="planner-class" data-class={name}>
                  {t.results.classes[name]}
                </span>
              ))}
              <span>{t.results.deskMeasured}</span>
            </p>
          )}
        </section>
      )}
      {analysis && <Basis wording={wording} analysis={analysis} />}
      {analysis && asked && <Waiting wording={wording} answers={answers} analysis={analysis} asked={asked} />}
      {analysis && measured && (
        <Competitors wording={wording} analysis={analysis} only={chosen} onAll={() => setChosen(undefined)} />
      )}
      <section className="planner-advice">
        <h3 className="text-h3">{t.results.advice}</h3>
        <ol>
          {analysis
            ? analysis.advice.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  {text}
                </li>
              ))
            : answer.recommendations.map((text) => <li key={text}>{text}</li>)}
        </ol>
      </section>
      {analysis && (
        <div className="planner-aside">
          <Money wording={wording} money={analysis.money} />
          <Changes wording={wording} analysis={analysis} />
        </div>
      )}
      {analysis && <PlanSteps wording={wording} analysis={analysis} />}
      {/* Shown on a phone, whose footer has space for only two actions. */}
      <p>
        <button type="button" className="link planner-again" onClick={again}>
          {t.actions.again}
        </button>
      </p>
    </div>
  );
}

/** The part of the budget that the verdict covers: `moins de 250 €`. */
function partOf(
  locale: Wording['locale'],
  names: Wording['names']['budgets'],
  { from, to }: PlannerAnalysis['money'],
): string {
  const values = { from: formatEuro(locale, from), to: formatEuro(locale, to ?? 0) };
  if (to === null) return fill(names.above, values);
  if (to === 0) return names.zero;
  return fill(from <= 1 ? names.below : names.between, values);
}

/**
 * Whether the best Friday rests on announced releases, or comes from the agency's automation. Season and calendar alone
 * are not enough.
 */
const isCertain = (analysis: PlannerAnswer['analysis']): boolean =>
  !analysis || analysis.basis.kind === 'known' || analysis.basis.kind === 'mixed';

function headingOf(t: Wording['t']['results'], analysis: PlannerAnswer['analysis']): string {
  if (!analysis) return t.agency;
  return isCertain(analysis) ? t.best : t.unmeasured;
}

interface MissedProps {
  wording: Wording;
  /** The chosen month, if the recommended Friday is in a later one. */
  asked: NonNullable<PlannerAnalysis['asked']>;
}

/**
 * The number of missed deadlines in the chosen month, and the steps that are still possible. Shown before the rest of
 * the result.
 */
function Missed({ wording: { locale, t }, asked: { best, month, steps } }: MissedProps) {
  const late = steps.filter((step) => step.late);
  const deliver = late.find(({ key }) => key === 'deliver');
  if (!best || !deliver) return null;
  const words = t.results.wait;
  const hasPitch = steps.some(({ key, late: isLate }) => key === 'pitch' && !isLate);
  const day = (of: string) => formatDayOfMonth(locale, of);
  return (
    <p className="planner-missed">
      <strong>{late.length}</strong>
      <span>
        {fill(late.length === 1 ? t.results.missedOne : t.results.missedMany, {
          month: monthName(locale, month),
          day: day(deliver.day),
        })}{' '}
        {fill(hasPitch ? words.still : words.stillWithoutPitch, { day: day(best.friday) })}
      </span>
    </p>
  );
}

/**
 * The verdict on advertising, on the only light panel of the screen: cost and revenue on one scale, and the number of
 * fans needed.
 */
function Money({ wording, money }: { wording: Wording; money: PlannerAnalysis['money'] }) {
  const { locale, t } = wording;
  const { breakEven, rest } = money;
  return (
    <section className="planner-money" aria-labelledby="planner-money">
      <p className="text-small">{t.results.money}</p>
      <h3 id="planner-money">{money.title}</h3>
      <p>{money.text}</p>
      {breakEven && (
        <>
          <MoneyMeters wording={wording} breakEven={breakEven} />
          <p className="text-small">{money.price}</p>
          <p className="text-small">
            {fill(t.results.fans, {
              low: formatNumber(locale, breakEven.fans[0]),
              high: formatNumber(locale, breakEven.fans[1]),
              cost: formatFigure(locale, 'planner.costPerStream'),
            })}
          </p>
        </>
      )}
      {rest && (
        <p className="text-small">
          {fill(t.results.rest, {
            from: formatEuro(locale, rest.from),
            title: inSentence(locale, rest.title),
            text: rest.text,
          })}
        </p>
      )}
    </section>
  );
}
