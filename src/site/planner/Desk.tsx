import type { FridayDto } from '../../contracts/planner.ts';
import { formatDayOfMonth } from '../../i18n/format.ts';
import { Bars } from '../../ui/bars.tsx';
import { outOfTen, type Wording } from './texts.ts';

interface DeskProps {
  wording: Wording;
  fridays: readonly FridayDto[];
  /** The best Friday, where it is one of these. */
  best: string;
}

const channel = Array.from({ length: 12 }, () => 1);

/** The Fridays as channels of a mixing desk, in a table. A channel that was not measured is dotted, never shown as quiet. */
export function Desk({ wording: { locale, t }, fridays, best }: DeskProps) {
  return (
    <div className="planner-desk">
      <table>
        <thead>
          <tr>
            <th scope="col">{t.results.friday}</th>
            <th scope="col">{t.results.score}</th>
            <th scope="col">{t.results.competition}</th>
          </tr>
        </thead>
        <tbody>
          {fridays.map((friday) => (
            <tr key={friday.friday} data-best={friday.friday === best || undefined}>
              <th scope="row">
                <span className="planner-channel" aria-hidden="true">
                  <Bars heights={channel} fill={0.62} />
                </span>
                {formatDayOfMonth(locale, friday.friday)}
              </th>
              <td>{outOfTen(locale, friday.score)}</td>
              <td>{noteOf(friday, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function noteOf(friday: FridayDto, t: Wording['t']): string {
  if (!friday.feasible) return t.results.tooSoon;
  if (friday.blackout) return t.results.holidays;
  return friday.basis === 'calendar' ? t.results.notMeasured : t.results.levels[friday.competition];
}
