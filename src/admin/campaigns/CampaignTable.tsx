import { Table } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { Folded } from '../ui/Folded.tsx';
import { foldColumns } from '../ui/fold-columns.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { SortHeader } from '../ui/SortHeader.tsx';
import { useRoom } from '../ui/use-room.ts';
import { CampaignCell } from './CampaignCell.tsx';
import type { CampaignListView } from './campaign-list.tsx';
import { columns, folding, sortOf } from './columns.ts';

/** The campaigns as a table. Where the window is too narrow for all columns, some values are shown below others. */
export function CampaignTable({ list }: { list: CampaignListView }) {
  const { t } = useLanguage();
  const { state, set } = list;
  const labels = t.campaigns.columns;
  const [box, room] = useRoom();
  const groups = foldColumns(columns, folding, room);
  return (
    <div ref={box}>
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
                    order={state.sort === sort ? state.order : undefined}
                    first={sort === 'artist' ? 'asc' : 'desc'}
                    sort={(order) => set({ sort, order })}
                    className={column === 'budget' ? 'campaigns-number' : undefined}
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
            {list.rows.map((campaign) => (
              <Table.Tr key={campaign.id} {...list.rowProps(campaign)}>
                {groups.map(({ column, below }) => {
                  const Cell = column === 'artist' ? Table.Th : Table.Td;
                  return (
                    <Cell
                      key={column}
                      {...(column === 'artist' && { scope: 'row' })}
                      {...(column === 'budget' && { className: 'campaigns-number' })}
                    >
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
