import { Table } from '@mantine/core';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { SortHeader } from '../parts/SortHeader.tsx';
import { useLanguage } from '../texts.ts';
import { CampaignRow } from './CampaignRow.tsx';
import type { CampaignFilter, ChangeFilter } from './filter.ts';
import '../parts/table.css';

interface CampaignTableProps {
  campaigns: CampaignDto[];
  filter: CampaignFilter;
  change: ChangeFilter;
}

/** The rows of a page. Where the window has no room for all columns the box scrolls and the names stay. */
export function CampaignTable({ campaigns, filter, change }: CampaignTableProps) {
  const { t } = useLanguage();
  const columns = t.campaigns.columns;
  const sortedBy = (sort: CampaignFilter['sort']) => ({
    order: filter.sort === sort ? filter.order : undefined,
    first: sort === 'artist' ? ('asc' as const) : ('desc' as const),
    sort: (order: CampaignFilter['order']) => change({ sort, order }),
  });
  return (
    <div className="admin-scroll">
      <Table verticalSpacing="xs" aria-label={t.campaigns.title} className="campaigns-table">
        <Table.Thead>
          <Table.Tr>
            <SortHeader label={columns.artist} {...sortedBy('artist')} />
            <Table.Th scope="col">{columns.platform}</Table.Th>
            <Table.Th scope="col">{columns.campaignType}</Table.Th>
            <Table.Th scope="col">{columns.country}</Table.Th>
            <SortHeader label={columns.budget} {...sortedBy('budget')} />
            <SortHeader label={columns.days} {...sortedBy('starts')} />
            <SortHeader label={columns.status} {...sortedBy('status')} />
            <Table.Th scope="col">{columns.range}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
