import { Link } from 'react-router';
import { formatNumber } from '../../i18n/format.ts';
import { ScrollBox } from '../parts/ScrollBox.tsx';
import { Typed } from '../parts/Typed.tsx';
import { useLanguage } from '../texts.ts';
import type { Column, Split } from './lead-columns.ts';
import { leadsLink, nameOf, partLink } from './lead-links.ts';
import { useDayFormat } from './use-day-format.ts';

interface DayTableProps {
  columns: Column[];
  /** What the chart stacks, and in which order. */
  names: string[];
  split: Split;
}

/** The chart in figures, newest first: a column for each source or form. Days without a lead are left out. */
export function DayTable({ columns, names, split }: DayTableProps) {
  const { t } = useLanguage();
  const texts = t.dashboard.leads;
  const formatDay = useDayFormat();
  return (
    <details className="figures">
      <summary>{texts.figures}</summary>
      <ScrollBox label={texts.table}>
        <table className="day-table">
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  <Typed>{nameOf(name, split, t)}</Typed>
                </th>
              ))}
              <th scope="col">{texts.sum}</th>
            </tr>
          </thead>
          <tbody>
            {columns
              .filter(({ total }) => total > 0)
              .toReversed()
              .map((column) => (
                <tr key={column.from}>
                  <th scope="row">{formatDay(column)}</th>
                  {names.map((name) => (
                    <td key={name}>
                      <Figure count={column.counts[name] ?? 0} to={partLink(column, split, name, names)} />
                    </td>
                  ))}
                  <td>
                    <Figure count={column.total} to={leadsLink(column)} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}

/** A count and the way to its leads, where there are any. */
function Figure({ count, to }: { count: number; to: string }) {
  const { locale } = useLanguage();
  const figure = formatNumber(locale, count);
  if (count === 0) return <span className="admin-figure admin-muted">{figure}</span>;
  return (
    <Link to={to} className="admin-figure">
      {figure}
    </Link>
  );
}
