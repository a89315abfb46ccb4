import type { FridayDto } from '../../contracts/planner.ts';
import { releaseClasses } from '../../domain/planner/expected-releases.ts';
import { fill, formatDayOfMonth, formatNumber } from '../../i18n/format.ts';
import { Bars } from '../../ui/bars.tsx';
import { outOfTen, type Wording } from './texts.ts';

interface DeskProps {
  wording: Wording;
  fridays: readonly FridayDto[];
  /** The best Friday, where it is one of these. */
  best: string;
  /** The Friday whose competitors alone are shown. */
  chosen: string | undefined;
  /** Shows the competitors of a Friday; of all, if it is chosen already. Absent: there are none to show. */
  onChoose: ((friday: string | undefined) => void) | undefined;
}

const channel = Array.from({ length: 12 }, () => 1);
/** A meter has at most this number of segments: beyond it, each stands for several releases. */
const MOST_SEGMENTS = 40;

/** The Fridays as channels of a mixing desk, in a table. A channel that was not measured is dotted, never shown as quiet. */
export function Desk({ wording: { locale, t }, fridays, best, chosen, onChoose }: DeskProps) {
  const measured = fridays.some(({ basis }) => basis !== 'calendar');
  const loudest = Math.max(1, ...fridays.map(({ totalRange }) => totalRange[1]));
  const words = t.results;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place that scrolls sideways on a phone
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <div className="planner-desk" role="group" aria-labelledby="planner-fridays" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.friday}</th>
            {measured && <th scope="col">{words.known}</th>}
            {measured && <th scope="col">{words.likely}</th>}
            <th scope="col">{words.score}</th>
            <th scope="col">{words.competition}</th>
          </tr>
        </thead>
        <tbody>
          {fridays.map((friday) => (
            <tr key={friday.friday} data-best={friday.friday === best || undefined}>
              <th scope="row">
                {friday.basis === 'calendar' ? (
                  <span className="planner-channel" aria-hidden="true">
                    <Bars heights={channel} fill={0.62} />
                  </span>
                ) : (
                  <Meter friday={friday} loudest={loudest} />
                )}
                {onChoose && friday.basis !== 'calendar' ? (
                  <button
                    type="button"
                    className="planner-day"
                    aria-pressed={chosen === friday.friday}
                    aria-label={fill(words.showDay, { day: formatDayOfMonth(locale, friday.friday) })}
                    onClick={() => onChoose(chosen === friday.friday ? undefined : friday.friday)}
                  >
                    {formatDayOfMonth(locale, friday.friday)}
                  </button>
                ) : (
                  formatDayOfMonth(locale, friday.friday)
                )}
              </th>
              {measured && <td>{knownOf(friday, locale)}</td>}
              {measured && (
                <td>
                  {friday.basis === 'calendar'
                    ? '–'
                    : fill(words.likelyRange, {
                        total: formatNumber(locale, friday.total),
                        low: formatNumber(locale, friday.totalRange[0]),
                        high: formatNumber(locale, friday.totalRange[1]),
                      })}
                </td>
              )}
              <td className="planner-desk-score">{outOfTen(locale, friday.score)}</td>
              <td>{noteOf(friday, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One segment a release: known ones solid, expected ones outlined, possible ones dotted. The table says the same in figures. */
function Meter({
  friday: { known, likely, total, totalRange },
  loudest,
}: {
  friday: FridayDto;
  loudest: number;
}) {
  const scale = Math.min(1, MOST_SEGMENTS / loudest);
  const times = (count: number) => Math.round(Math.max(0, count) * scale);
  const inks = [
    ...releaseClasses.map((name) => ({ ink: 'known', name, length: times(known[name]) })),
    ...releaseClasses.map((name) => ({ ink: 'likely', name, length: times(likely[name] - known[name]) })),
    { ink: 'possible', name: undefined, length: times(totalRange[1] - total) },
  ];
  return (
    <span className="planner-meter" aria-hidden="true">
      {inks.map(({ ink, name, length }) =>
        Array.from({ length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the segments differ in nothing but their place
          <i key={`${ink} ${name} ${index}`} data-ink={ink} data-class={name} />
        )),
      )}
    </span>
  );
}

const knownOf = ({ known, basis }: FridayDto, locale: Wording['locale']): string =>
  basis === 'calendar'
    ? '–'
    : formatNumber(
        locale,
        releaseClasses.reduce((sum, name) => sum + known[name], 0),
      );

function noteOf(friday: FridayDto, t: Wording['t']): string {
  if (!friday.feasible) return t.results.tooSoon;
  if (friday.blackout) return t.results.holidays;
  return friday.basis === 'calendar' ? t.results.notMeasured : t.results.levels[friday.competition];
}
