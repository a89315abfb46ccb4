import { Box, Flex } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { RadarCell, RadarDto } from '../../contracts/radar.ts';
import { UNKNOWN_GENRE } from '../../domain/planner/known-release.ts';
import { SATURATED_ABOVE } from '../../domain/planner/scoring-constants.ts';
import { dateFormat, fill, formatDayOfMonth, formatNumber, formatPercent } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import type { OpenCell } from './use-radar-place.ts';
import { useRowNames } from './use-row-names.ts';

interface HeatMapProps {
  radar: RadarDto;
  cell: OpenCell | undefined;
  open: (cell: OpenCell) => void;
}

/** The shades of a cell below a saturated Friday. */
const SHADES = 5;
const moves: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The coming Fridays by row: figure and tint are expected releases, the bar at the bottom is the announced part, a dot is a
 * mega release. The bars above show how much is known, so that a pale Friday is read as unknown and not as quiet. Arrow
 * keys move between cells.
 */
export function HeatMap({ radar, cell, open }: HeatMapProps) {
  const { locale, t } = useLanguage();
  const nameOf = useRowNames();
  const words = t.radar;
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const table = useRef<HTMLTableElement>(null);
  const { fridays, rows } = radar;

  function move(event: KeyboardEvent) {
    const step = moves[event.key];
    if (!step) return;
    event.preventDefault();
    const next = [
      Math.min(rows.length - 1, Math.max(0, at[0] + step[0])),
      Math.min(fridays.length - 1, Math.max(0, at[1] + step[1])),
    ] as const;
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next.join(' ')}"]`)?.focus();
  }

  const columns = dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const partsOf = (friday: string) => {
    const parts = columns.formatToParts(new Date(friday));
    return {
      day: parts.find(({ type }) => type === 'day')?.value,
      month: parts.find(({ type }) => type === 'month')?.value,
    };
  };

  return (
    <section className="admin-card radar-card" aria-label={words.map.label}>
      <ScrollBox label={words.map.label}>
        <table ref={table} className="radar-map" aria-label={words.map.label}>
          <thead>
            <tr>
              <th scope="col" className="radar-corner">
                <span className="admin-hidden">{words.map.corner}</span>
                {words.map.coverage}
              </th>
              {fridays.map(({ friday, coverage }) => (
                <th key={friday} scope="col" data-open={cell?.friday === friday || undefined}>
                  <span className="radar-coverage">
                    {formatPercent(locale, coverage)}
                    <i style={{ '--share': coverage } as React.CSSProperties} />
                  </span>
                  <b>{partsOf(friday).day}</b>
                  {partsOf(friday).month}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }, row) => (
              <tr key={key} data-unknown={key === UNKNOWN_GENRE || undefined}>
                <th scope="row">{nameOf(key)}</th>
                {cells.map((one, column) => {
                  const friday = fridays[column]?.friday ?? '';
                  const isOpen = cell?.row === key && cell.friday === friday;
                  return (
                    <td key={friday}>
                      <button
                        type="button"
                        className="radar-cell"
                        data-at={`${row} ${column}`}
                        data-shade={shadeOf(one)}
                        aria-pressed={isOpen}
                        aria-label={labelOf(one, nameOf(key), formatDayOfMonth(locale, friday))}
                        tabIndex={at[0] === row && at[1] === column ? 0 : -1}
                        onKeyDown={move}
                        onFocus={() => setAt([row, column])}
                        onClick={() => open({ row: key, friday })}
                      >
                        {one.basis === 'calendar' || one.expected === 0
                          ? words.map.none
                          : formatNumber(locale, one.expected)}
                        {one.known > 0 && (
                          <i
                            style={
                              {
                                '--share': Math.min(1, one.known / Math.max(1, one.expected)),
                              } as React.CSSProperties
                            }
                          />
                        )}
                        {one.megas > 0 && <u />}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Legend />
    </section>
  );

  function labelOf(one: RadarCell, row: string, day: string): string {
    if (one.basis === 'calendar') return fill(words.map.cellUnknown, { row, day });
    const expected = formatNumber(locale, one.expected);
    const text = fill(words.map.cell, { row, day, expected, known: formatNumber(locale, one.known) });
    return one.megas > 0
      ? text + fill(words.map.cellMegas, { count: formatNumber(locale, one.megas) })
      : text;
  }
}

/**
 * From 1 to 5 up to a saturated Friday, 6 beyond it; `none` where no release is expected, `unmeasured` where nothing is
 * known.
 */
function shadeOf({ expected, basis }: RadarCell): string {
  if (basis === 'calendar') return 'unmeasured';
  if (expected === 0) return 'none';
  if (expected > SATURATED_ABOVE) return String(SHADES + 1);
  return String(Math.ceil((expected / SATURATED_ABOVE) * SHADES));
}

function Legend() {
  const { locale, t } = useLanguage();
  const words = t.radar.legend;
  return (
    <div className="radar-legend">
      <p>{t.radar.map.hint}</p>
      <Flex component="ul" gap="0.375rem 1.25rem" wrap="wrap" mt={6}>
        <li>
          <i data-shade="1" />
          <i data-shade="4" />
          <i data-shade="6" />
          {fill(words.expected, { saturated: formatNumber(locale, SATURATED_ABOVE) })}
        </li>
        <li>
          <Box component="i" h={3} bg="var(--ink)" />
          {words.known}
        </li>
        <li>
          <Box component="i" w={6} h={6} bg="var(--ink)" bdrs="50%" />
          {words.mega}
        </li>
        <li>
          <i data-shade="unmeasured" />
          {words.unmeasured}
        </li>
        <li>
          <i className="radar-hatch" />
          {words.unknown}
        </li>
      </Flex>
    </div>
  );
}
