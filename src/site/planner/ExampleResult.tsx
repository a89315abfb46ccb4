import type { ReactNode } from 'react';
import type { ScoredFriday } from '../../domain/planner/score-friday.ts';
import { fill, formatDate, formatDayOfMonth, formatMonth, formatShortDay } from '../../i18n/format.ts';
import { outOfTen } from '../../i18n/planner/planner-figures.ts';
import { type Example, exampleQuestion } from './example.ts';
import type { ExampleWording } from './page-texts.ts';
import { fridayNote } from './results/friday-note.ts';
import { Meter } from './results/Meter.tsx';
import { meterTop } from './results/meter-path.ts';
import { TEN } from './texts.ts';

/** The result of the planner for the example: its label, its question, the date with its score, and the desk. */
export function ExampleResult({ wording, example }: { wording: ExampleWording; example: Example }) {
  const { locale, t, names, words } = wording;
  const { best, fridays } = example;
  const { today, month, releaseType, genre, territories } = exampleQuestion;
  const places = new Intl.ListFormat(locale).format(territories.map((one) => names.territories[one]));
  const [low, high] = best.scoreRange;
  const top = meterTop(fridays.map(({ totalRange }) => totalRange[1]));
  const row = (kind: string, name: string, cell: (friday: ScoredFriday) => ReactNode) => (
    <tr data-row={kind}>
      <th scope="row">
        <span className="sr-only">{name}</span>
      </th>
      {fridays.map((friday) => (
        <td key={friday.friday} {...lookOf(friday, best)}>
          {cell(friday)}
        </td>
      ))}
    </tr>
  );
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
      <table>
        <caption className="sr-only">
          {fill(t.results.fridays, { month: formatMonth(locale, month) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t.results.friday}</span>
            </th>
            {fridays.map((friday) => (
              <th key={friday.friday} scope="col" {...lookOf(friday, best)}>
                <Meter
                  friday={friday}
                  top={top}
                  you={friday === best ? t.results.you : undefined}
                  isDashed={false}
                />
                <span className="planner-day">{formatShortDay(locale, friday.friday)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('score', t.results.score, ({ score }) => outOfTen(locale, score))}
          {row('note', t.results.competition, (friday) => fridayNote(friday, t))}
        </tbody>
      </table>
      <ul className="planner-inks">
        {(['known', 'likely', 'possible'] as const).map((ink) => (
          <li key={ink} data-ink={ink}>
            {words.inks[ink]}
          </li>
        ))}
        <li>{words.scale}</li>
      </ul>
    </figure>
  );
}

const lookOf = (friday: ScoredFriday, best: ScoredFriday) => ({
  'data-best': friday === best || undefined,
  'data-never': !friday.feasible || friday.blackout || undefined,
});

/** Prevents a line break inside a date. */
const whole = (date: string): string => date.replaceAll(' ', '\u00a0');
