import type { ReactNode } from 'react';
import { ScrollBox } from '../parts/ScrollBox.tsx';
import { useLanguage } from '../texts.ts';
import type { Column } from './lead-columns.ts';
import { useDayFormat } from './use-day-format.ts';

/** Rows that a table has in full height. */
const MOST_ROWS = 12;

interface DayTableProps {
  /** What the table is called where it scrolls. */
  label: string;
  columns: readonly Column[];
  heads: readonly { key: string; title: ReactNode; figure: (column: Column) => ReactNode }[];
}

/** The figures of each day, or of each week, newest first; those without any are left out. */
export function DayTable({ label, columns, heads }: DayTableProps) {
  const { t } = useLanguage();
  const formatDay = useDayFormat();
  const shown = columns.filter(({ total }) => total > 0).toReversed();
  return (
    <ScrollBox label={label} tall={shown.length > MOST_ROWS}>
      <table className="day-table">
        <thead>
          <tr>
            <th scope="col">{t.dashboard.leads.day}</th>
            {heads.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((column) => (
            <tr key={column.from}>
              <th scope="row">{formatDay(column)}</th>
              {heads.map(({ key, figure }) => (
                <td key={key}>{figure(column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
