import type { Fee } from '../../domain/fee/fee.ts';
import type { PointReason } from '../../domain/planner/score-friday.ts';
import { BASE_POINTS } from '../../domain/planner/scoring-constants.ts';
import {
  fill,
  formatDayOfMonth,
  formatEuro,
  formatNumber,
  formatShortDay,
  numberFormat,
} from '../../i18n/format.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { outOfTen } from '../../i18n/planner/planner-figures.ts';
import { plannerTexts } from '../../i18n/planner/planner-texts.ts';
import { type Example, exampleQuestion, exampleWithoutGenre } from './example.ts';
import type { ExampleWording } from './page-texts.ts';
import { MoneyMeters } from './results/MoneyMeters.tsx';

interface ExampleProps {
  wording: ExampleWording;
  example: Example;
}

/** The points of the example's score: out of ten, and adding up to the score. */
export function ExamplePoints({ wording: { locale, t, words }, example: { best } }: ExampleProps) {
  const signed = numberFormat(locale, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const reasons = Object.entries(best.reasons) as [PointReason, number][];
  const points = roundedToTotal(reasons.map(([, of]) => of));
  return (
    <dl className="planner-sheet planner-sheet-points">
      <div>
        <dt>{t.results.pointsBase}</dt>
        <dd>{outOfTen(locale, BASE_POINTS)}</dd>
      </div>
      {reasons.map(([reason], index) => (
        <div key={reason}>
          <dt>
            {reason === 'volume'
              ? fill(t.results.expected, { count: formatNumber(locale, best.total) })
              : t.results.pointsOf[reason]}
          </dt>
          <dd>{signed.format((points[index] ?? 0) / 10).replace('-', '−')}</dd>
        </div>
      ))}
      <div className="text-muted">
        <dt>{fill(words.withoutGenre, { count: formatNumber(locale, exampleWithoutGenre) })}</dt>
        <dd>{words.notCounted}</dd>
      </div>
      <div>
        <dt>{fill(words.onDay, { day: formatDayOfMonth(locale, best.friday) })}</dt>
        <dd>{outOfTen(locale, best.score)}</dd>
      </div>
    </dl>
  );
}

/** Rounds numbers so that their sum is the rounded sum: each by its distance from the running total. */
function roundedToTotal(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers.map((number) => {
    const before = Math.round(sum);
    sum += number;
    return Math.round(sum) - before;
  });
}

/** The steps of the example with fixed dates: today, the delivery, the pitch and its last day, the pre-save, the release. */
export function ExampleCalendar({ wording: { locale, t, words }, example: { steps } }: ExampleProps) {
  const pitch = steps.find(({ key }) => key === 'pitch');
  const rows = [
    { key: 'today', day: exampleQuestion.today, title: t.results.today },
    ...steps
      .filter(({ key }) => shownSteps.includes(key))
      .map(({ key, day }) => ({ key, day, title: plannerTexts.step(locale, key) })),
    ...(pitch?.until ? [{ key: 'until', day: pitch.until, title: words.lastPitch }] : []),
  ].sort((a, b) => a.day.localeCompare(b.day));
  return (
    <ol className="planner-sheet planner-sheet-days">
      {rows.map(({ key, day, title }) => (
        <li key={key} data-release={key === 'release' || undefined}>
          <time dateTime={day}>{formatShortDay(locale, day)}</time> {title}
        </li>
      ))}
    </ol>
  );
}

const shownSteps: readonly string[] = ['deliver', 'pitch', 'preSave', 'release'];

/** The verdict on the advertising of the example, with the agency's fee. */
export function ExampleMoney({ wording, example: { money }, fee }: ExampleProps & { fee: Fee }) {
  const { locale, t, words } = wording;
  const { breakEven } = money;
  if (!breakEven) return null;
  return (
    <div className="on-dark planner-sheet planner-sheet-money">
      <p className="text-small text-muted">
        {fill(words.advertising, { budget: formatEuro(locale, money.to ?? breakEven.spend) })}
      </p>
      <p className="planner-sheet-verdict">{plannerTexts.verdict(locale, money).title}</p>
      <MoneyMeters wording={wording} breakEven={breakEven} />
      <p className="text-small">{plannerTexts.price(locale, fee, breakEven.spend)}</p>
      <p className="text-small text-muted">
        {fill(t.results.fans, {
          low: formatNumber(locale, breakEven.fans[0]),
          high: formatNumber(locale, breakEven.fans[1]),
          cost: formatFigure(locale, 'planner.costPerStream'),
        })}
      </p>
    </div>
  );
}
