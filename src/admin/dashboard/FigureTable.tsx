import type { ReactNode } from 'react';
import { ScrollBox } from '../ui/ScrollBox.tsx';

/** A table with more rows than this scrolls. */
const MOST_ROWS = 12;

interface FigureTableProps {
  /** The accessible name of the table's scroll box. */
  label: string;
  /** The header above the names of the rows. */
  corner: string;
  heads: readonly { key: string; title: ReactNode }[];
  /** One figure for each of `heads`. */
  rows: readonly { key: string; name: ReactNode; figures: readonly ReactNode[] }[];
}

/** The figures of a chart as a table. A long table has its own scroll box and a sticky header. */
export function FigureTable({ label, corner, heads, rows }: FigureTableProps) {
  return (
    <ScrollBox label={label} tall={rows.length > MOST_ROWS}>
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {heads.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={heads[index]?.key}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
