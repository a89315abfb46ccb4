import { Table } from '@mantine/core';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { Folded } from '../parts/Folded.tsx';
import { foldColumns } from '../parts/fold-columns.ts';
import { ScrollBox } from '../parts/ScrollBox.tsx';
import { SortHeader } from '../parts/SortHeader.tsx';
import { SortMenu } from '../parts/SortMenu.tsx';
import { useRoom } from '../parts/use-room.ts';
import { useLanguage } from '../texts.ts';
import { CampaignCell } from './CampaignCell.tsx';
import { columns, folding, sortOf } from './columns.ts';
import type { CampaignFilter, ChangeFilter } from './filter.ts';
import '../parts/table.css';

interface CampaignTableProps {
  campaigns: CampaignDto[];
  filter: CampaignFilter;
  change: ChangeFilter;
}

/** The rows of a page. Where the window has no room for all columns, some stand below others. */
export function CampaignTable({ campaigns, filter, change }: CampaignTableProps) {
  const { t } = useLanguage();
  const labels = t.campaigns.columns;
  const [box, room] = useRoom();
  const groups = foldColumns(columns, folding, room);
  return (
    <div ref={box} className="sorted-rows">
      {groups.some(({ below }) => below.some((column) => sortOf[column])) && (
        <SortMenu names={t.campaigns.sorts} sorting={filter} change={change} />
      )}
      <ScrollBox label={t.campaigns.title}>
        <Table verticalSpacing="xs" aria-label={t.campaigns.title} className="campaigns-table">
          <Table.Thead>
            <Table.Tr>
              {groups.map(({ column }) => {
                const sort = sortOf[column];
                return sort ? (
                  <SortHeader
                    key={column}
                    label={labels[column]}
                    order={filter.sort === sort ? filter.order : undefined}
                    first={sort === 'artist' ? 'asc' : 'desc'}
                    sort={(order) => change({ sort, order })}
                  />
                ) : (
                  <Table.Th key={column} scope="col">
                    {labels[column]}
                  </Table.Th>
                );
              })}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {campaigns.map((campaign) => (
              <Table.Tr key={campaign.id}>
                {groups.map(({ column, below }) => {
                  const Cell = column === 'artist' ? Table.Th : Table.Td;
                  return (
                    <Cell key={column} {...(column === 'artist' && { scope: 'row' })}>
                      <CampaignCell campaign={campaign} column={column} />
                      <Folded
                        values={below.map((name) => ({
                          name,
                          label: labels[name],
                          value: <CampaignCell campaign={campaign} column={name} />,
                          wide: name === 'range',
                          plain: name !== 'range',
                        }))}
                      />
                    </Cell>
                  );
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </div>
  );
}
