import type { CSSProperties } from 'react';
import type { FridayDto } from '../../../contracts/leads/planner.ts';
import { daysBetween } from '../../../domain/planner/fridays.ts';
import { fill } from '../../../i18n/format.ts';
import { inWeeks } from '../../../i18n/planner/planner-figures.ts';
import type { Wording } from '../texts.ts';

interface DeskArrowProps {
  wording: Wording;
  /** The columns of the desk. */
  fridays: readonly FridayDto[];
  from: string;
  to: string;
  /** The number of releases at the top of the meters. */
  top: number;
}

/** Width of a column, in units of the view box. */
const COLUMN = 10;
/** The height of the line's bend below the top, and its distance from a segment, in releases. */
const BEND = 1;
const GAP = 4;

/**
 * A dotted line from the chosen Friday to the recommended one, with the weeks between them. Hidden from screen readers:
 * the table has the same content.
 */
export function DeskArrow({ wording: { locale, t }, fridays, from, to, top }: DeskArrowProps) {
  const at = (friday: string) => fridays.findIndex((one) => one.friday === friday);
  const x = (friday: string) => (at(friday) + 0.5) * COLUMN;
  const y = (friday: string) => {
    const one = fridays[at(friday)];
    return top - (one && one.basis !== 'calendar' ? one.totalRange[1] : 0) - GAP;
  };
  const width = fridays.length * COLUMN;
  const middle = (x(from) + x(to)) / 2;
  return (
    <div className="planner-arrow" aria-hidden="true">
      <svg
        viewBox={`0 0 ${width} ${top}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d={`M${x(from)} ${y(from)}C${x(from)} ${BEND} ${middle} ${BEND} ${middle} ${BEND}S${x(to)} ${BEND} ${x(to)} ${y(to)}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span style={{ '--at': middle / width } as CSSProperties}>
        {fill(t.results.wait.later, { weeks: inWeeks(locale, daysBetween(from, to) / 7) })}
      </span>
    </div>
  );
}
