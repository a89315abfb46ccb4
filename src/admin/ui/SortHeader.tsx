import { Table } from '@mantine/core';
import type { Order } from '../../domain/list/list-parameters.ts';
import { Glyph } from './Glyph.tsx';
import type { Width } from './list/fold-columns.ts';

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
export function SortHeader({ label, order, first, sort, width }: SortHeaderProps) {
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
