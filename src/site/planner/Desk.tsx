import type { CSSProperties, ReactNode } from 'react';
import type { FridayDto } from '../../contracts/planner.ts';
import { sumOf } from '../../domain/planner/expected-releases.ts';
import { ACTIVE_ABOVE, SATURATED_ABOVE } from '../../domain/planner/scoring-constants.ts';
import { fill, formatNumber, formatShortDay } from '../../i18n/format.ts';
import { Meter } from './Meter.tsx';
import { meterTop } from './meter-path.ts';
import { outOfTen, type Wording } from './texts.ts';

interface DeskProps {
  wording: Wording;
  fridays: readonly FridayDto[];
  today: string;
  /** The best Friday, where it is one of these. */
  best: string;
  /** The Friday whose competitors alone are shown. */
  chosen: string | undefined;
  /** Shows the competitors of a Friday; of all, if it is chosen already. Absent: no competitors to show. */
  onChoose: ((friday: string | undefined) => void) | undefined;
}

/**
 * The Fridays as channels of a mixing desk: a table with a column a Friday, whose head is the level meter of its
 * releases. A channel that was not measured is dotted, never shown as quiet.
 */
export function Desk({ wording: { locale, t }, fridays, today, best, chosen, onChoose }: DeskProps) {
  const measured = fridays.some(({ basis }) => basis !== 'calendar');
  const top = meterTop(fridays.map(({ totalRange }) => totalRange[1]));
  const words = t.results;
  const isBest = (friday: FridayDto) => friday.friday === best || undefined;
  const row = (name: string, cell: (friday: FridayDto) => ReactNode, kind: string) => (
    <tr data-row={kind}>
      <th scope="row">
        <span>{name}</span>
      </th>
      {fridays.map((friday) => (
        <td
          key={friday.friday}
          data-best={isBest(friday)}
          data-never={!friday.feasible || friday.blackout || undefined}
        >
          <span>{cell(friday)}</span>
        </td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place that scrolls sideways where the channels are too many
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <div className="planner-desk" role="group" aria-labelledby="planner-fridays" tabIndex={0}>
      {[
        { from: SATURATED_ABOVE, name: words.saturated },
        { from: ACTIVE_ABOVE, name: words.active },
      ].map(({ from, name }) => (
        <p key={name} className="planner-mark" style={{ '--at': from / top } as CSSProperties}>
          <b>{formatNumber(locale, from)}</b> {name}
        </p>
      ))}
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.friday}</span>
            </th>
            {fridays.map((friday) => (
              <th key={friday.friday} scope="col" data-best={isBest(friday)}>
                <Meter friday={friday} top={top} you={isBest(friday) && words.you} />
                {onChoose && friday.basis !== 'calendar' ? (
                  <button
                    type="button"
                    className="planner-day"
                    aria-pressed={chosen === friday.friday}
                    aria-label={fill(words.showDay, { day: formatShortDay(locale, friday.friday) })}
                    onClick={() => onChoose(chosen === friday.friday ? undefined : friday.friday)}
                  >
                    {formatShortDay(locale, friday.friday)}
                  </button>
                ) : (
                  <span className="planner-day">{formatShortDay(locale, friday.friday)}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(words.score, ({ score }) => outOfTen(locale, score), 'score')}
          {row(words.competition, (friday) => noteOf(friday, today, t), 'note')}
          {measured &&
            row(
              words.known,
              ({ basis, known }) => (basis === 'calendar' ? '–' : formatNumber(locale, sumOf(known))),
              'count',
            )}
          {measured &&
            row(
              words.likely,
              ({ basis, total, totalRange: [low, high] }) =>
                basis === 'calendar'
                  ? '–'
                  : fill(words.likelyRange, {
                      total: formatNumber(locale, total),
                      low: formatNumber(locale, low),
                      high: formatNumber(locale, high),
                    }),
              'count',
            )}
        </tbody>
      </table>
    </div>
  );
}

function noteOf(friday: FridayDto, today: string, t: Wording['t']): string {
  if (friday.friday < today) return t.results.late;
  if (!friday.feasible) return t.results.tooSoon;
  if (friday.blackout) return t.results.holidays;
  return friday.basis === 'calendar' ? t.results.notMeasured : t.results.levels[friday.competition];
}
