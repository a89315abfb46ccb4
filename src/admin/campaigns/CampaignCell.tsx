import type { CampaignDto } from '../../contracts/campaign.ts';
import { formatEuro } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { CampaignName } from './CampaignName.tsx';
import type { Column } from './columns.ts';
import { Days } from './Days.tsx';
import { RangeMeter } from './RangeMeter.tsx';
import { StatusSelect } from './StatusSelect.tsx';

/** The value of a campaign in one column. The name links to the campaign; the status can be changed here. */
export function CampaignCell({ campaign, column }: { campaign: CampaignDto; column: Column }) {
  const { locale, t } = useLanguage();
  switch (column) {
    case 'artist':
      return <CampaignName campaign={campaign} />;
    case 'platform':
      return t.leads.platforms[campaign.platform];
    case 'campaignType':
      return t.leads.campaignTypes[campaign.campaignType];
    case 'country':
      return t.leads.regions[campaign.country];
    case 'budget':
      return <span className="admin-figure">{formatEuro(locale, campaign.budget)}</span>;
    case 'days':
      return <Days from={campaign.startsOn} to={campaign.endsOn} />;
    case 'status':
      return <StatusSelect campaign={campaign} />;
    case 'range':
      return <RangeMeter campaign={campaign} />;
  }
}
