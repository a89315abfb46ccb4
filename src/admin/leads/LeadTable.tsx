import { Table } from '@mantine/core';
import type { LeadRowDto } from '../../contracts/lead.ts';
import { foldColumns } from '../parts/fold-columns.ts';
import { ScrollBox } from '../parts/ScrollBox.tsx';
import { SortHeader } from '../parts/SortHeader.tsx';
import { SortMenu } from '../parts/SortMenu.tsx';
import { useRoom } from '../parts/use-room.ts';
import { useLanguage } from '../texts.ts';
import { FoldedLead } from './FoldedLead.tsx';
import { LeadCell } from './LeadCell.tsx';
import { firstOrder, type LeadView } from './lead-view.ts';
import { type Column, folding, sortOf } from './use-columns.ts';
import type { ChangeView } from './use-lead-view.ts';
import '../parts/table.css';

interface LeadTableProps {
  leads: LeadRowDto[];
  columns: readonly Column[];
  view: LeadView;
  change: ChangeView;
}

/** The leads as rows. */
export function LeadTable({ leads, columns, view, change }: LeadTableProps) {
  const { t } = useLanguage();
  const [box, room] = useRoom();
  const groups = foldColumns(columns, folding, room);
  return (
    <div ref={box} className="sorted-rows">
      {groups.some(({ below }) => below.some(sortOf)) && (
        <SortMenu names={t.leads.list.sorts} sorting={view} change={change} />
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
                    order={view.sort === sort ? view.order : undefined}
                    first={firstOrder[sort]}
                    sort={(order) => change({ sort, order })}
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
            {leads.map((lead) => (
              <Table.Tr key={lead.id} className="leads-row">
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
