import type { CampaignDto } from '../../contracts/campaign.ts';
import { formatEuro } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import type { Column } from '../ui/list/Records.tsx';
import { CampaignName } from './CampaignName.tsx';
import { Days } from './Days.tsx';
import { RangeMeter } from './RangeMeter.tsx';
import { StatusSelect } from './StatusSelect.tsx';

/** The columns of the list of campaigns. The name links to the campaign; the status can be changed in its row. */
export function useCampaignColumns() {
  const { locale, t } = useLanguage();
  const labels = t.campaigns.columns;
  return [
    {
      key: 'artist',
      label: labels.artist,
      cell: (campaign) => <CampaignName campaign={campaign} />,
      width: 'name',
      card: 'title',
      sort: ['artist', 'asc'],
    },
    {
      key: 'platform',
      label: labels.platform,
      cell: ({ platform }) => t.leads.platforms[platform],
      width: 'word',
      card: 'fact',
      plain: true,
    },
    {
      key: 'campaignType',
      label: labels.campaignType,
      cell: ({ campaignType }) => t.leads.campaignTypes[campaignType],
      width: 'word',
      card: 'fact',
      plain: true,
    },
    {
      key: 'country',
      label: labels.country,
      cell: ({ country }) => t.leads.regions[country],
      width: 'word',
      card: 'fact',
      plain: true,
    },
    {
      key: 'budget',
      label: labels.budget,
      cell: ({ budget }) => <span className="admin-figure">{formatEuro(locale, budget)}</span>,
      width: 'number',
      card: 'fact',
      plain: true,
      sort: ['budget', 'desc'],
    },
    {
      key: 'days',
      label: labels.days,
      cell: ({ startsOn, endsOn }) => <Days from={startsOn} to={endsOn} />,
      width: 'days',
      card: 'wide',
      plain: true,
      sort: ['starts', 'desc'],
    },
    {
      key: 'status',
      label: labels.status,
      cell: (campaign) => <StatusSelect campaign={campaign} />,
      width: 'choice',
      card: 'badge',
      sort: ['status', 'desc'],
    },
    {
      key: 'range',
      label: labels.range,
      cell: (campaign) => <RangeMeter campaign={campaign} />,
      width: 'meter',
      card: 'wide',
    },
  ] as const satisfies readonly Column<CampaignDto>[];
}

/** What is shown below what, in this order, where a window is too narrow for all columns. */
export const campaignFolds = [
  ['campaignType', 'platform'],
  ['budget', 'days'],
  ['country', 'platform'],
  ['platform', 'artist'],
  ['days', 'artist'],
  ['range', 'status'],
] as const;
