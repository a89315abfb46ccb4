import type { CSSProperties, ReactNode } from 'react';
import type { FridayDto, PlannerAnalysis } from '../../../contracts/leads/planner.ts';
import { releaseClasses, sumOf } from '../../../domain/planner/expected-releases.ts';
import { ACTIVE_ABOVE, SATURATED_ABOVE } from '../../../domain/planner/scoring-constants.ts';
import { fill, formatNumber, formatShortDay } from '../../../i18n/format.ts';
import { monthAtStart, outOfTen } from '../../../i18n/planner/planner-figures.ts';
import type { Wording } from '../texts.ts';
import { DeskArrow } from './DeskArrow.tsx';
import { fridayNote } from './friday-note.ts';
import { Meter } from './Meter.tsx';
import { meterTop } from './meter-path.ts';

interface DeskProps {
  wording: Wording;
  /** The Fridays of the recommended month. */
  fridays: readonly FridayDto[];
  /** The chosen month, if the recommended Friday is in a later one: its Fridays are shown before the others, in grey. */
  asked: NonNullable<PlannerAnalysis['asked']> | undefined;
  best: string;
  /** The Friday to whose competitors the list is reduced. */
  chosen: string | undefined;
  /**
   * Called with the Friday whose competitors are to be shown, or with `undefined` for all. Absent: there are no
   * competitors to show.
   */
  onChoose: ((friday: string | undefined) => void) | undefined;
}

/**
 * The Fridays as channels of a mixing desk: a table with a column per Friday, whose header is the level meter of its
 * releases. A Friday that was not measured is dotted, never shown as quiet.
 */
export function Desk({ wording, fridays, asked, best, chosen, onChoose }: DeskProps) {
  const { locale, t } = wording;
  const before = asked?.fridays ?? [];
  const all = [...before, ...fridays];
  const measured = fridays.some(({ basis }) => basis !== 'calendar');
  const top = meterTop(all.map(({ totalRange }) => totalRange[1]));
  const words = t.results;
  const lookOf = (friday: FridayDto) => ({
    'data-best': friday.friday === best || undefined,
    'data-asked': before.includes(friday) || undefined,
  });
  const youOn = ({ friday }: FridayDto) => friday === best || friday === asked?.best?.friday;
  const row = (name: ReactNode, cell: (friday: FridayDto) => ReactNode, kind: string, key?: string) => (
    <tr key={key} data-row={kind}>
      <th scope="row">
        <span>{name}</span>
      </th>
      {all.map((friday) => (
        <td
          key={friday.friday}
          {...lookOf(friday)}
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
      {asked && (
        <p className="planner-asked">
          {fill(asked.best ? words.wait.askedFridays : words.wait.askedNone, {
            month: monthAtStart(locale, asked.month),
            score: outOfTen(locale, asked.best?.score ?? 0),
          })}
        </p>
      )}
      {[
        { from: SATURATED_ABOVE, name: words.saturated },
        { from: ACTIVE_ABOVE, name: words.active },
      ].map(({ from, name }) => (
        <p key={name} className="planner-mark" style={{ '--at': from / top } as CSSProperties}>
          <b>{formatNumber(locale, from)}</b> {name}
        </p>
      ))}
      {asked?.best && (
        <DeskArrow wording={wording} fridays={all} from={asked.best.friday} to={best} top={top} />
      )}
      <table aria-labelledby="planner-fridays" data-groups={before.length > 0 || undefined}>
        <thead>
          {asked && before.length > 0 && (
            <tr className="planner-desk-groups">
              <td />
              <th scope="colgroup" colSpan={before.length} data-asked="">
                {monthAtStart(locale, asked.month)} <small>{words.wait.yourChoice}</small>
              </th>
              <th scope="colgroup" colSpan={fridays.length}>
                {monthAtStart(locale, best)} <small>{words.wait.ourAnswer}</small>
              </th>
            </tr>
          )}
          <tr>
            <th scope="col">
              <span className="sr-only">{words.friday}</span>
            </th>
            {all.map((friday) => (
              <th key={friday.friday} scope="col" {...lookOf(friday)}>
                <Meter
                  friday={friday}
                  top={top}
                  you={youOn(friday) ? words.you : undefined}
                  isDashed={friday.friday !== best}
                />
                {onChoose && !before.includes(friday) && friday.basis !== 'calendar' ? (
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
          {row(words.competition, (friday) => fridayNote(friday, t), 'note')}
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
                  : // With twice as many columns, the range has no words.
                    fill(before.length > 0 ? SHORT_RANGE : words.likelyRange, {
                      total: formatNumber(locale, total),
                      low: formatNumber(locale, low),
                      high: formatNumber(locale, high),
                    }),
              'count',
            )}
          {/* The meter shows the sizes of names by colour alone. */}
          {measured &&
            releaseClasses
              .filter((name) => all.some(({ likely }) => likely[name] > 0))
              .map((name) =>
                row(
                  <span className="planner-class" data-class={name}>
                    {words.classes[name]}
                  </span>,
                  ({ basis, likely }) => (basis === 'calendar' ? '–' : formatNumber(locale, likely[name])),
                  'count',
                  name,
                ),
              )}
        </tbody>
      </table>
    </div>
  );
}

/** A count with its range, in a narrow column. */
const SHORT_RANGE = '{total} ({low}\u2060–\u2060{high})';
