import { Group, Table } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Bar } from '../../../domain/landing/figure-bars.ts';
import { useLanguage } from '../../texts.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { useRoom } from '../../ui/use-room.ts';
import { DayPlot, type DayPlotProps } from './DayPlot.tsx';
import { useBarWords } from './use-bar-words.ts';

interface DayChartProps extends Pick<DayPlotProps, 'bars' | 'hasEvent' | 'rows'> {
  titles: { byDay: string; byWeek: string };
  /** Beside the title. */
  about: ReactNode;
  /** The width of a bar with its numbers, in CSS pixels. */
  withNumbers: number;
  /** Of the table, after the day or the week. */
  columns: readonly { name: string; figure: (bar: Bar) => string }[];
  /** Name of the table; absent: the title. */
  table?: string;
  className?: string;
  /** Between chart and table. */
  children?: ReactNode;
}

/** A chart by day or week that can be read as a table, which keyboards and screen readers always have. */
export function DayChart({ titles, about, withNumbers, columns, children, ...props }: DayChartProps) {
  const { bars, className = '', table } = props;
  const words = useLanguage().t.landing.figures;
  const { name } = useBarWords();
  const [asTable, setAsTable] = useState(false);
  const [box, room] = useRoom();
  const isWeeks = bars.some(({ from, to }) => from !== to);
  const title = isWeeks ? titles.byWeek : titles.byDay;
  return (
    <section ref={box} className={`landing-chart ${className}`} aria-label={title}>
      <Group className="landing-chart-head" gap="0.375rem 1.25rem">
        <h2>{title}</h2>
        {about}
        <button type="button" className="landing-link" onClick={() => setAsTable(!asTable)}>
          {asTable ? words.showChart : words.showTable}
        </button>
      </Group>
      {!asTable && <DayPlot {...props} room={room} hasNumbers={bars.length * withNumbers <= room} />}
      {children}
      <div className={asTable ? 'landing-day-table' : 'landing-day-table admin-hidden'}>
        <ScrollBox label={table ?? title}>
          <Table aria-label={table ?? title}>
            <Table.Thead>
              <Table.Tr>
                {[isWeeks ? words.week : words.day, ...columns.map((column) => column.name)].map((label) => (
                  <Table.Th key={label} scope="col">
                    {label}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {bars.toReversed().map((bar) => (
                <Table.Tr key={bar.from}>
                  <Table.Th scope="row">{name(bar)}</Table.Th>
                  {columns.map((column) => (
                    <Table.Td key={column.name}>{column.figure(bar)}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollBox>
      </div>
    </section>
  );
}
