import { Link } from 'react-router';
import { useLanguage } from '../texts.ts';
import type { Column } from './lead-columns.ts';
import { useDayFormat } from './use-day-format.ts';

/** The chart in figures, days without a lead left out. */
export function DayTable({ columns }: { columns: Column[] }) {
  const { t } = useLanguage();
  const texts = t.dashboard.leads;
  const formatDay = useDayFormat();
  return (
    <details className="figures">
      <summary>{texts.figures}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.sum}</th>
          </tr>
        </thead>
        <tbody>
          {columns
            .filter(({ total }) => total > 0)
            .toReversed()
            .map((column) => (
              <tr key={column.from}>
                <th scope="row">
                  <Link to={`/dashboard/leads?from=${column.from}&to=${column.to}`}>{formatDay(column)}</Link>
                </th>
                <td className="admin-figure">{column.total}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
