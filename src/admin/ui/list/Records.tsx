import { Table } from '@mantine/core';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { Order } from '../../../domain/list/list-parameters.ts';
import { Facts } from '../Facts.tsx';
import { Glyph } from '../Glyph.tsx';
import { ScrollBox } from '../ScrollBox.tsx';
import { useNarrow } from '../use-narrow.ts';
import { useRoom } from '../use-room.ts';
import { foldColumns, type Width } from './fold-columns.ts';

/** A column of a list: its header and values, and their place in a table and on a card. */
export interface Column<Row, Key extends string = string, Sort extends string = string> {
  key: Key;
  label: string;
  /** Replaces the label in the header of the table. */
  header?: ReactNode;
  /** The value of a row; null if it has none: a dash in the table, nothing on a card and below another value. */
  cell: (row: Row) => ReactNode;
  width: Width;
  /**
   * Its position on a card. The head has `title`, which is also the row's header in a table, and each `badge` in their order,
   * then each `subtitle`. Below are `line`s, several of which fit side by side; then `fact`s with their labels, a `wide` one
   * on its own line; then the `foot`.
   */
  card: 'title' | 'badge' | 'subtitle' | 'line' | 'fact' | 'wide' | 'foot';
  /** The order that its header sorts by, and its direction after the first click. */
  sort?: readonly [by: Sort, first: Order];
  /** Understandable without its label, which is then only for screen readers if the column is a line or folded. */
  plain?: boolean;
  /** The icon that replaces its label if the column is folded. */
  sign?: ComponentProps<typeof Glyph>['name'];
}

interface RecordsProps<Row, Key extends string, Sort extends string> {
  label: string;
  className: string;
  list: {
    rows: readonly Row[];
    idOf: (row: Row) => string;
    /** More attributes of a row. */
    rowProps?: (row: Row) => object;
    /** Absent if no column sorts. */
    state?: { sort: Sort; order: Order };
    set?: (to: { sort: Sort; order: Order }) => void;
  };
  columns: readonly Column<Row, Key, NoInfer<Sort>>[];
  /** Which column moves below which, in this order, if the table is too narrow for all. */
  folds?: readonly (readonly [column: Key, below: Key])[];
  /** Whether the rows are cards; by default on a phone. */
  cards?: boolean;
  /** The details below a row. */
  detail?: (row: Row) => ReactNode;
}

/** The rows of a list: a table, or cards in a narrow window (docs/decisions/0114-one-component-for-every-list.md). */
export function Records<Row, Key extends string, Sort extends string>(props: RecordsProps<Row, Key, Sort>) {
  const narrow = useNarrow();
  return (props.cards ?? narrow) ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows<Row, Key extends string, Sort extends string>({
  label,
  className,
  list: { rows, idOf, rowProps, state, set },
  columns,
  folds = [],
  detail,
}: RecordsProps<Row, Key, Sort>) {
  const [box, room] = useRoom();
  const groups = foldColumns(columns, folds, room);
  return (
    <div ref={box} className={`records ${className}`}>
      <ScrollBox label={label}>
        <Table aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {groups.map(({ column: { key, label, header = label, sort, width } }) =>
                sort && state && set ? (
                  <SortHeader
                    key={key}
                    label={label}
                    order={state.sort === sort[0] ? state.order : undefined}
                    first={sort[1]}
                    sort={(order) => set({ sort: sort[0], order })}
                    width={width}
                  />
                ) : (
                  <Table.Th key={key} scope="col" data-width={width}>
                    {header}
                  </Table.Th>
                ),
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => {
              const id = idOf(row);
              const more = detail?.(row);
              return (
                <Fragment key={id}>
                  <Table.Tr className="record" data-record={id} {...rowProps?.(row)}>
                    {groups.map(({ column, below }) => {
                      const Cell = column.card === 'title' ? Table.Th : Table.Td;
                      return (
                        <Cell
                          key={column.key}
                          data-width={column.width}
                          {...(column.card === 'title' && { scope: 'row' })}
                        >
                          {column.cell(row) ?? <span className="admin-muted">–</span>}
                          <Lines row={row} columns={below} folded />
                        </Cell>
                      );
                    })}
                  </Table.Tr>
                  {more && (
                    <Table.Tr className="record-detail">
                      <Table.Td colSpan={groups.length}>{more}</Table.Td>
                    </Table.Tr>
                  )}
                </Fragment>
              );
            })}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </div>
  );
}

function Cards<Row, Key extends string, Sort extends string>({
  label,
  className,
  list: { rows, idOf, rowProps },
  columns,
  detail,
}: RecordsProps<Row, Key, Sort>) {
  const at = (...places: Column<Row>['card'][]) => columns.filter(({ card }) => places.includes(card));
  const subtitles = at('subtitle');
  return (
    <ul className={`records row-cards ${className}`} aria-label={label}>
      {rows.map((row) => {
        const facts = at('fact', 'wide').flatMap(({ label, cell, card }) => {
          const value = cell(row);
          return value === null ? [] : { label, value, wide: card === 'wide' };
        });
        return (
          <li key={idOf(row)} className="record row-card" data-record={idOf(row)} {...rowProps?.(row)}>
            <div className="row-card-head">
              {at('title', 'badge').map(({ key, card, cell }) => (
                <div key={key} data-place={card}>
                  {cell(row)}
                </div>
              ))}
              {subtitles.length > 0 && (
                <div data-place="subtitle">
                  {subtitles.map(({ key, cell }) => (
                    <span key={key}>{cell(row)}</span>
                  ))}
                </div>
              )}
            </div>
            <Lines row={row} columns={at('line')} />
            {facts.length > 0 && <Facts facts={facts} />}
            {at('foot').map(({ key, cell }) => (
              <Fragment key={key}>{cell(row)}</Fragment>
            ))}
            {detail?.(row)}
          </li>
        );
      })}
    </ul>
  );
}

interface SortHeaderProps {
  label: string;
  /** Undefined while the list is sorted by another column. */
  order: Order | undefined;
  /** The order of the first click: names ascending, figures and days descending. */
  first: Order;
  sort: (order: Order) => void;
  width: Width;
}

/** The header of a sortable column: a click sorts, another click reverses the order. */
function SortHeader({ label, order, first, sort, width }: SortHeaderProps) {
  const next = order === undefined ? first : order === 'asc' ? 'desc' : 'asc';
  const said = order === undefined ? 'none' : order === 'asc' ? 'ascending' : 'descending';
  return (
    <Table.Th scope="col" aria-sort={said} data-width={width}>
      <button type="button" className="admin-sort" onClick={() => sort(next)}>
        {label}
        <span data-current={order}>
          <Glyph name={order ?? first} />
        </span>
      </button>
    </Table.Th>
  );
}

interface LinesProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Whether they are columns of a table, folded below another one. */
  folded?: boolean;
}

/** The values that a row has in some columns, each with the label of its column, below another value. */
function Lines<Row>({ row, columns, folded = false }: LinesProps<Row>) {
  const lines = columns.flatMap((column) => {
    const value = column.cell(row);
    return value === null ? [] : { ...column, value };
  });
  if (lines.length === 0) return null;
  return (
    <dl className="record-lines">
      {lines.map(({ key, label, value, card, plain = false, sign }) => {
        const signed = folded && sign !== undefined;
        const isPlain = plain || signed;
        return (
          <div key={key} data-wide={(card === 'wide' && !isPlain) || undefined}>
            <dt className={isPlain ? 'admin-hidden' : undefined}>{label}</dt>
            <dd className={signed ? 'is-signed' : undefined}>
              {signed && <Glyph name={sign} />}
              {value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
