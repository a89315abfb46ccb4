import type { ReactNode } from 'react';

interface ReportTableProps {
  /** Identifier of the heading that names the table. */
  label: string;
  heads: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A table whose first column names the rows. */
export const ReportTable = ({ label, heads, rows }: ReportTableProps) => (
  <table aria-labelledby={label}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...cells]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {cells.map((cell, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
            <td key={place}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
