import type { ReactNode } from 'react';
import type { FridayDto, PlannerAnalysis } from '../../../contracts/leads/planner.ts';
import { daysBetween } from '../../../domain/planner/fridays.ts';
import { fill, formatDayOfMonth, formatNumber, numberFormat } from '../../../i18n/format.ts';
import { outOfTen } from '../../../i18n/planner/planner-figures.ts';
import { TEN, type Wording } from '../texts.ts';

interface WaitTableProps {
  wording: Wording;
  analysis: PlannerAnalysis;
  /** The best Friday left in the chosen month, with its plan. */
  asked: { friday: FridayDto; steps: PlannerAnalysis['steps'] };
}

/** Compares the best Friday left in the chosen month with the recommended one. */
export function WaitTable({ wording: { locale, t }, analysis, asked }: WaitTableProps) {
  const words = t.results.wait;
  const dates = [asked, { friday: analysis.best, steps: analysis.steps }];
  const day = (of: string) => formatDayOfMonth(locale, of);
  const inDays = numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const missed = (steps: PlannerAnalysis['steps']) => steps.filter(({ late }) => late).length;
  const rows: {
    name: string;
    cell: (date: (typeof dates)[number]) => ReactNode;
    isBad?: (typeof dates)[number][];
  }[] = [
    { name: fill(words.score, { ten: TEN }), cell: ({ friday }) => outOfTen(locale, friday.score) },
    {
      name: words.missed,
      cell: ({ steps }) => (missed(steps) === 0 ? words.noneMissed : formatNumber(locale, missed(steps))),
      isBad: dates.filter(({ steps }) => missed(steps) > 0),
    },
    {
      name: words.pitch,
      cell: ({ steps }) => pitchOf(steps, words, day),
      isBad: dates.filter(({ steps }) => isLate(steps, 'pitch')),
    },
    {
      name: words.promote,
      cell: ({ friday }) => inDays.format(daysBetween(analysis.today, friday.friday)),
    },
    {
      name: words.expected,
      cell: ({ friday: { basis, total, totalRange } }) =>
        basis === 'calendar'
          ? words.unmeasured
          : fill(t.results.likelyRange, {
              total: formatNumber(locale, total),
              low: formatNumber(locale, totalRange[0]),
              high: formatNumber(locale, totalRange[1]),
            }),
    },
  ];
  return (
    <table className="planner-wait">
      <caption className="sr-only">
        {fill(words.caption, { asked: day(asked.friday.friday), answer: day(analysis.best.friday) })}
      </caption>
      <thead>
        <tr>
          <td />
          {dates.map(({ friday }) => (
            <th key={friday.friday} scope="col">
              {day(friday.friday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cell, isBad }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {dates.map((date) => (
              <td key={date.friday.friday} data-bad={isBad?.includes(date) || undefined}>
                {cell(date)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isLate = (steps: PlannerAnalysis['steps'], wanted: PlannerAnalysis['steps'][number]['key']): boolean =>
  steps.some(({ key, late }) => key === wanted && late);

function pitchOf(
  steps: PlannerAnalysis['steps'],
  words: Wording['t']['results']['wait'],
  day: (of: string) => string,
): string {
  const pitch = steps.find(({ key }) => key === 'pitch');
  if (!pitch || pitch.late) return words.tooLate;
  return fill(words.pitchUntil, { day: day(pitch.until ?? pitch.day) });
}
