import { fill, formatDate, formatDayOfMonth, formatMonth } from '../../i18n/format.ts';
import { outOfTen } from '../../i18n/planner/planner-figures.ts';
import { type Example, exampleQuestion } from './example.ts';
import type { ExampleWording } from './page-texts.ts';
import { Inks, MonthDesk } from './results/MonthDesk.tsx';
import { TEN } from './texts.ts';

/** The result of the planner for the example: its label, its question, the date with its score, and the desk. */
export function ExampleResult({ wording, example }: { wording: ExampleWording; example: Example }) {
  const { locale, t, names, words } = wording;
  const { best, fridays } = example;
  const { today, month, releaseType, genre, territories } = exampleQuestion;
  const places = new Intl.ListFormat(locale).format(territories.map((one) => names.territories[one]));
  const [low, high] = best.scoreRange;
  return (
    <figure className="planner-example" aria-labelledby="planner-example">
      <figcaption id="planner-example">
        <b>{words.label}</b>{' '}
        <span>{fill(words.invented, { day: whole(formatDate(locale, Date.parse(today))) })}</span>
      </figcaption>
      <p className="mt-4 text-muted">{[names.types[releaseType], names.genres[genre], places].join(' · ')}</p>
      <div className="flex flex-wrap gap-y-1 gap-x-6 items-end justify-between">
        <p className="planner-example-date">{whole(formatDayOfMonth(locale, best.friday))}</p>
        <p className="planner-example-score">
          <strong>{outOfTen(locale, best.score)}</strong> {fill(t.results.outOf, { ten: TEN })}
          <small>{fill(t.results.range, { low: outOfTen(locale, low), high: outOfTen(locale, high) })}</small>
        </p>
      </div>
      <MonthDesk
        wording={wording}
        caption={fill(t.results.fridays, { month: formatMonth(locale, month) })}
        fridays={fridays}
        marked={best.friday}
      />
      <Inks words={words} />
    </figure>
  );
}

/** Prevents a line break inside a date. */
const whole = (date: string): string => date.replaceAll(' ', '\u00a0');
