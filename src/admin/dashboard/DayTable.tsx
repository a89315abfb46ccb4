import type { ReactNode } from 'react';
import { useLanguage } from '../texts.ts';
import { FigureTable } from './FigureTable.tsx';
import { areWeeks, type Column } from './lead-columns.ts';
import { useDayFormat } from './use-day-format.ts';

interface DayTableProps {
  label: string;
  columns: readonly Column[];
  heads: readonly { key: string; title: ReactNode; figure: (column: Column) => ReactNode }[];
}

/** The figures of each day or each week, newest first, without those whose total is 0. */
export function DayTable({ label, columns, heads }: DayTableProps) {
  const { t } = useLanguage();
  const formatDay = useDayFormat();
  const shown = columns.filter(({ total }) => total > 0).toReversed();
  return (
    <FigureTable
      label={label}
      corner={areWeeks(columns) ? t.dashboard.leads.week : t.dashboard.leads.day}
      heads={heads}
      rows={shown.map((column) => ({
        key: column.from,
        name: formatDay(column),
        figures: heads.map(({ figure }) => figure(column)),
      }))}
    />
  );
}
