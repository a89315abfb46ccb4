import { Checkbox, Table } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { foldColumns } from '../ui/fold-columns.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { SortHeader } from '../ui/SortHeader.tsx';
import { useRoom } from '../ui/use-room.ts';
import { FoldedLead } from './FoldedLead.tsx';
import { LeadCell } from './LeadCell.tsx';
import { LeadTick } from './LeadTick.tsx';
import type { LeadListView } from './lead-list.tsx';
import { type Column, firstOrder, folding, sortOf } from './use-columns.ts';
import type { LeadSelection } from './use-lead-selection.ts';

interface LeadTableProps {
  list: LeadListView;
  columns: readonly Column[];
  selection: LeadSelection;
}

/** Width of the column of boxes, in CSS pixels. */
const TICKS = 40;

/** The leads as a table. Where the window is too narrow for all columns, some values are shown below others. */
export function LeadTable({ list, columns, selection }: LeadTableProps) {
  const { t } = useLanguage();
  const { state, set } = list;
  const [box, room] = useRoom();
  const groups = foldColumns(columns, folding, room - TICKS);
  return (
    <div ref={box}>
      <ScrollBox label={t.leads.title}>
        <Table className="leads-table" aria-label={t.leads.title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col" className="leads-ticks">
                <Checkbox
                  size="sm"
                  aria-label={t.leads.work.bulk.all}
                  checked={selection.all}
                  indeterminate={selection.leads.length > 0 && !selection.all}
                  onChange={({ currentTarget }) => selection.selectAll(currentTarget.checked)}
                />
              </Table.Th>
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
              <Table.Tr key={lead.id} className="leads-row" data-lead={lead.id} {...list.rowProps(lead)}>
                <Table.Td className="leads-ticks">
                  <LeadTick lead={lead} selection={selection} />
                </Table.Td>
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
