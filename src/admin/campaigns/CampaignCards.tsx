import type { CampaignDto } from '../../contracts/campaign.ts';
import { RowCard, RowCards } from '../parts/RowCards.tsx';
import { useLanguage } from '../texts.ts';
import { CampaignCell } from './CampaignCell.tsx';
import { CampaignName } from './CampaignName.tsx';
import { columns } from './columns.ts';
import type { CampaignFilter, ChangeFilter } from './filter.ts';
import { StatusSelect } from './StatusSelect.tsx';

interface CampaignCardsProps {
  campaigns: CampaignDto[];
  filter: CampaignFilter;
  change: ChangeFilter;
}

/** The campaigns of a phone. */
export function CampaignCards({ campaigns, filter, change }: CampaignCardsProps) {
  const { t } = useLanguage();
  const { sorts } = t.campaigns;
  return (
    <RowCards
      sortings={[
        { sort: 'starts', order: 'desc', label: sorts.latest },
        { sort: 'starts', order: 'asc', label: sorts.earliest },
        { sort: 'artist', order: 'asc', label: sorts.artist },
        { sort: 'budget', order: 'desc', label: sorts.budget },
        { sort: 'status', order: 'asc', label: sorts.status },
      ]}
      sorting={filter}
      change={change}
    >
      {campaigns.map((campaign) => (
        <RowCard
          key={campaign.id}
          className="campaigns-card"
          head={
            <>
              <CampaignName campaign={campaign} />
              <StatusSelect campaign={campaign} />
            </>
          }
          facts={columns
            .filter((column) => column !== 'artist' && column !== 'status')
            .map((column) => ({
              label: t.campaigns.columns[column],
              value: <CampaignCell campaign={campaign} column={column} />,
              wide: column === 'days' || column === 'range',
            }))}
        />
      ))}
    </RowCards>
  );
}
