import { Table } from '@mantine/core';
import type { LeadRowDto } from '../../contracts/lead.ts';
import { useLanguage } from '../texts.ts';
import { LeadCell } from './LeadCell.tsx';
import type { LeadView } from './lead-view.ts';
import { SortHeader } from './SortHeader.tsx';
import type { Column } from './use-columns.ts';
import type { ChangeView } from './use-lead-view.ts';

interface LeadTableProps {
  leads: LeadRowDto[];
  columns: readonly Column[];
  view: LeadView;
  change: ChangeView;
}

export function LeadTable({ leads, columns, view, change }: LeadTableProps) {
  const { t } = useLanguage();
  return (
    <div className="admin-scroll">
      <Table className="leads-table" aria-label={t.leads.title}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <SortHeader key={column} column={column} view={view} change={change} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {leads.map((lead) => (
            <Table.Tr key={lead.id} className="leads-row">
              {columns.map((column) => (
                <Table.Td key={column} {...(column === 'budget' && { className: 'leads-number' })}>
                  <LeadCell lead={lead} column={column} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
