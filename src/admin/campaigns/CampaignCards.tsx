import type { CampaignDto } from '../../contracts/campaign.ts';
import { RowCard } from '../parts/RowCard.tsx';
import { SortMenu } from '../parts/SortMenu.tsx';
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
  return (
    <div className="sorted-rows">
      <SortMenu names={t.campaigns.sorts} sorting={filter} change={change} />
      <ul className="row-cards" aria-label={t.campaigns.title}>
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
      </ul>
    </div>
  );
}
