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
      sorts={[
        { value: 'starts desc', label: sorts.latest },
        { value: 'starts asc', label: sorts.earliest },
        { value: 'artist asc', label: sorts.artist },
        { value: 'budget desc', label: sorts.budget },
        { value: 'status asc', label: sorts.status },
      ]}
      sortedBy={`${filter.sort} ${filter.order}`}
      sort={(by) => {
        const [sort, order] = by.split(' ');
        change({ sort: sort as CampaignFilter['sort'], order: order as CampaignFilter['order'] });
      }}
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
          values={[
            {
              name: 'platform',
              label: columns.platform,
              value: t.leads.platforms[campaign.platform],
            },
            { name: 'budget', label: columns.budget, value: formatEuro(locale, campaign.budget) },
            {
              name: 'type',
              label: columns.campaignType,
              value: t.leads.campaignTypes[campaign.campaignType],
            },
            { name: 'country', label: columns.country, value: t.leads.regions[campaign.country] },
            {
              name: 'days',
              label: columns.days,
              value: <Days from={campaign.startsOn} to={campaign.endsOn} />,
              wide: true,
            },
            { name: 'range', label: columns.range, value: <RangeMeter campaign={campaign} />, wide: true },
          ]}
        />
      ))}
    </RowCards>
  );
}
