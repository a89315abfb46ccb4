import type { CampaignDto } from '../../contracts/campaign.ts';
import { formatEuro } from '../../i18n/format.ts';
import { RowCard, RowCards } from '../parts/RowCards.tsx';
import { useLanguage } from '../texts.ts';
import { CampaignName } from './CampaignName.tsx';
import { Days } from './Days.tsx';
import type { CampaignFilter, ChangeFilter } from './filter.ts';
import { RangeMeter } from './RangeMeter.tsx';
import { StatusSelect } from './StatusSelect.tsx';

interface CampaignCardsProps {
  campaigns: CampaignDto[];
  filter: CampaignFilter;
  change: ChangeFilter;
}

/** The campaigns of a phone. */
export function CampaignCards({ campaigns, filter, change }: CampaignCardsProps) {
  const { locale, t } = useLanguage();
  const { columns, sorts } = t.campaigns;
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
          facts={[
            { label: columns.platform, value: t.leads.platforms[campaign.platform] },
            { label: columns.budget, value: formatEuro(locale, campaign.budget) },
            { label: columns.campaignType, value: t.leads.campaignTypes[campaign.campaignType] },
            { label: columns.country, value: t.leads.regions[campaign.country] },
            {
              label: columns.days,
              value: <Days from={campaign.startsOn} to={campaign.endsOn} />,
              wide: true,
            },
            { label: columns.range, value: <RangeMeter campaign={campaign} />, wide: true },
          ]}
        />
      ))}
    </RowCards>
  );
}
