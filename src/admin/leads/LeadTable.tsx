import { Table } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { foldColumns } from '../ui/fold-columns.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { SortHeader } from '../ui/SortHeader.tsx';
import { SortMenu } from '../ui/SortMenu.tsx';
import { useRoom } from '../ui/use-room.ts';
import { FoldedLead } from './FoldedLead.tsx';
import { LeadCell } from './LeadCell.tsx';
import type { LeadListView } from './lead-list.tsx';
import { type Column, firstOrder, folding, sortOf } from './use-columns.ts';
import '../ui/table.css';

interface LeadTableProps {
  list: LeadListView;
  columns: readonly Column[];
}

/** The leads as a table. Where the window is too narrow for all columns, some values are shown below others. */
export function LeadTable({ list, columns }: LeadTableProps) {
  const { t } = useLanguage();
  const { state, set } = list;
  const [box, room] = useRoom();
  const groups = foldColumns(columns, folding, room);
  return (
    <div ref={box} className="sorted-rows">
      {groups.some(({ below }) => below.some(sortOf)) && (
        <SortMenu names={t.leads.list.sorts} sorting={state} change={set} />
      )}
      <ScrollBox label={t.leads.title}>
        <Table className="leads-table" aria-label={t.leads.title}>
          <Table.Thead>
            <Table.Tr>
              {groups.map(({ column }) => {
                const sort = sortOf(column);
                const label = t.leads.columns[column];
                const className = column === 'budget' ? 'leads-number' : undefined;
                return sort ? (
                  <SortHeader
                    key={column}
                    label={label}
                    order={state.sort === sort ? state.order : undefined}
                    first={firstOrder[sort]}
                    sort={(order) => set({ sort, order })}
                    className={className}
                  />
                ) : (
                  <Table.Th key={column} scope="col">
                    {label}
                  </Table.Th>
                );
              })}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {list.rows.map((lead) => (
              <Table.Tr key={lead.id} className="leads-row" {...list.rowProps(lead)}>
                {groups.map(({ column, below }) => (
                  <Table.Td key={column} {...(column === 'budget' && { className: 'leads-number' })}>
                    <LeadCell lead={lead} column={column} />
                    <FoldedLead lead={lead} columns={below} signed />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </div>
  );
}
