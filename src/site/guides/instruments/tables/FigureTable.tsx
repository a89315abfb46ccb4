import type { ShownClaims } from '../../../../domain/claims/shown-claims.ts';
import type { Locale } from '../../../../domain/locale/locale.ts';
import { tableWording } from '../server-texts.ts';
import { type FigureTableId, figureTableBuilders } from './figure-tables.ts';
import type { Bar, Cell, TableData } from './table-data.ts';

interface FigureTableProps {
  locale: Locale;
  id: FigureTableId;
  claims: ShownClaims;
}

/** From this number of columns a table is too wide for a phone, where each row is then a card with labelled cells. */
const WIDE_FROM = 4;

/** A table of documented figures, with bars where the figures are compared. It needs no script. */
export function FigureTable({ locale, id, claims }: FigureTableProps) {
  const table = figureTableBuilders[id](tableWording(locale, claims));
  return <DataTable table={table} name={`figures-${id.replace('.', '-')}`} />;
}

/** Renders a table. `name` is the prefix of its ids, and must be unique on the page. */
export function DataTable({ table, name }: { table: TableData; name: string }) {
  const wide = table.columns.length >= WIDE_FROM;
  return (
    <div className={wide ? 'figure-table figure-table-wide' : 'figure-table'}>{renderTable(table, name)}</div>
  );
}

function renderTable({ caption, columns, rows }: TableData, name: string) {
  const [rowName, ...figureColumns] = columns;
  const bars = rows.flatMap(({ cells }) => cells.flatMap(({ bar }) => (bar ? [bar.high] : [])));
  const scale = Math.max(...bars);
  const wordy = (index: number) => rows.every(({ cells }) => cells[index]?.words);
  return (
    <table>
      <caption id={name}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rowName}</th>
          {figureColumns.map((column, index) => (
            <th key={column} scope="col" className={wordy(index) ? '' : 'figure-number'}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name: row, cells }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name, and rows never move
          <tr key={index}>
            <th scope="row">{row}</th>
            {cells.map((cell, column) => (
              <td
                key={columns[column + 1]}
                className={cell.words ? '' : 'figure-number figures'}
                data-label={columns[column + 1]}
              >
                {renderCell(cell, scale, `${name}-${index}-${column}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function renderCell({ text, bar }: Cell, scale: number, id: string) {
  if (!bar) return text;
  return (
    <span className="figure-cell">
      <FigureBar bar={bar} scale={scale} id={id} />
      <span>{text}</span>
    </span>
  );
}

interface FigureBarProps {
  bar: Bar;
  /** The amount whose bar has the full width. */
  scale: number;
  /** The id of the bar's gradient; must be unique on the page. */
  id: string;
}

const fills = { youtube: 'fill-youtube', meta: 'fill-meta' } as const;

/** An amount or a range as a bar. It uses SVG attributes: the content security policy forbids style attributes. */
function FigureBar({ bar, scale, id }: FigureBarProps) {
  const { start = 0, low, high, tone } = bar;
  const share = (amount: number) => `${Math.round((amount / scale) * 10_000) / 100}%`;
  const look = tone ? { className: fills[tone] } : { fill: `url(#${id})` };
  const shape = { x: share(start), height: 8, rx: 2, ...look };
  return (
    <svg className="block overflow-visible" width="100%" height="8" aria-hidden="true" focusable="false">
      {!tone && (
        <linearGradient id={id}>
          <stop offset="0" className="figure-bar-from" />
          <stop offset="1" className="figure-bar-to" />
        </linearGradient>
      )}
      {high > low && <rect {...shape} width={share(high - start)} opacity={0.42} />}
      {low > start && <rect {...shape} width={share(low - start)} />}
    </svg>
  );
}
