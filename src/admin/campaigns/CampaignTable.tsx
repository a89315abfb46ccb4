import { Table } from '@mantine/core';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { useLanguage } from '../texts.ts';
import { CampaignRow } from './CampaignRow.tsx';
import type { CampaignFilter, ChangeFilter } from './filter.ts';
import { SortHeader } from './SortHeader.tsx';

interface CampaignTableProps {
  campaigns: CampaignDto[];
  filter: CampaignFilter;
  change: ChangeFilter;
  /** The rows are those of the filter before. */
  stale: boolean;
}

/** The rows of a page. In a narrow window the box scrolls and the names stay. */
export function CampaignTable({ campaigns, filter, change, stale }: CampaignTableProps) {
  const { t } = useLanguage();
  const columns = t.campaigns.columns;
  const sort = { filter, change };
  return (
    <div className="admin-scroll campaigns-scroll" aria-busy={stale}>
      <Table verticalSpacing="xs" aria-label={t.campaigns.title} className="campaigns-table">
        <Table.Thead>
          <Table.Tr>
            <SortHeader by="artist" label={columns.artist} {...sort} />
            <Table.Th scope="col">{columns.platform}</Table.Th>
            <Table.Th scope="col">{columns.campaignType}</Table.Th>
            <Table.Th scope="col">{columns.country}</Table.Th>
            <SortHeader by="budget" label={columns.budget} {...sort} />
            <SortHeader by="starts" label={columns.days} {...sort} />
            <SortHeader by="status" label={columns.status} {...sort} />
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
