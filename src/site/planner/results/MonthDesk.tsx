import type { ReactNode } from 'react';
import type { ScoredFriday } from '../../../domain/planner/score-friday.ts';
import { formatShortDay } from '../../../i18n/format.ts';
import { outOfTen } from '../../../i18n/planner/planner-figures.ts';
import type { Wording } from '../texts.ts';
import { fridayNote } from './friday-note.ts';
import { Meter } from './Meter.tsx';
import { type MeteredFriday, meterTop } from './meter-path.ts';

/** What the desk shows of a Friday. */
type DeskFriday = MeteredFriday &
  Pick<ScoredFriday, 'friday' | 'score' | 'basis' | 'competition' | 'feasible' | 'blackout'>;

interface MonthDeskProps {
  wording: Pick<Wording, 'locale' | 't'>;
  caption: string;
  fridays: readonly DeskFriday[];
  /** The Friday of the reader's own release. */
  marked: string;
}

/**
 * The Fridays of a month as columns with meter, day, score and competition, for pages without the planner's script. A Friday that was not
 * measured is dotted, and has no score.
 */
export function MonthDesk({ wording: { locale, t }, caption, fridays, marked }: MonthDeskProps) {
  const top = meterTop(fridays.map(({ totalRange }) => totalRange[1]));
  const lookOf = ({ friday, feasible, blackout }: DeskFriday) => ({
    'data-best': friday === marked || undefined,
    'data-never': !feasible || blackout || undefined,
  });
  const row = (kind: string, name: string, cell: (friday: DeskFriday) => ReactNode) => (
    <tr data-row={kind}>
      <th scope="row">
        <span className="sr-only">{name}</span>
      </th>
      {fridays.map((friday) => (
        <td key={friday.friday} {...lookOf(friday)}>
          {cell(friday)}
        </td>
      ))}
    </tr>
  );
  return (
    <table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t.results.friday}</span>
          </th>
          {fridays.map((friday) => (
            <th key={friday.friday} scope="col" {...lookOf(friday)}>
              <Meter
                friday={friday}
                top={top}
                you={friday.friday === marked ? t.results.you : undefined}
                isDashed={false}
              />
              <span className="planner-day">{formatShortDay(locale, friday.friday)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row('score', t.results.score, ({ basis, score }) =>
          basis === 'calendar' ? '–' : outOfTen(locale, score),
        )}
        {row('note', t.results.competition, (friday) => fridayNote(friday, t))}
      </tbody>
    </table>
  );
}

interface InksProps {
  words: { inks: Record<'known' | 'likely' | 'possible', string>; scale: string };
}

/** What the segments of the meters mean. */
export const Inks = ({ words }: InksProps) => (
  <ul className="planner-inks">
    {(['known', 'likely', 'possible'] as const).map((ink) => (
      <li key={ink} data-ink={ink}>
        {words.inks[ink]}
      </li>
    ))}
    <li>{words.scale}</li>
  </ul>
);
