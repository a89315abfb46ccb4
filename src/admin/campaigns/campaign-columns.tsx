import { Badge, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { type CampaignStatus, campaignStatuses } from '../../domain/campaign/campaign-values.ts';
import { isOverdue } from '../../domain/campaign/overdue.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { fill, formatEuro } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { SteppedSelect } from '../ui/fields/SteppedSelect.tsx';
import { Typed } from '../ui/fields/Typed.tsx';
import type { Column } from '../ui/list/Records.tsx';
import { Days } from './Days.tsx';
import { RangeMeter } from './RangeMeter.tsx';
import { useCampaignPlace } from './use-campaign-place.ts';
import { useStatusChange } from './use-status-change.tsx';

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

/** Which column moves below which, in this order, in a window too narrow for all columns. */
export const campaignFolds = [
  ['campaignType', 'platform'],
  ['budget', 'days'],
  ['country', 'platform'],
  ['platform', 'artist'],
  ['days', 'artist'],
  ['range', 'status'],
] as const;

/** The artist's name, as the link to the campaign, with a mark on an overdue one. */
function CampaignName({ campaign }: { campaign: CampaignDto }) {
  const { t } = useLanguage();
  const { linkTo } = useCampaignPlace();
  const words = t.campaigns.overdue;
  return (
    <Group className="campaigns-who" gap="0 0.5rem" miw={0}>
      <Link to={linkTo(campaign.id)} className="campaigns-name" data-touch>
        <Typed>{campaign.artist}</Typed>
      </Link>
      {isOverdue(campaign, agencyDay(Date.now())) && (
        <Badge data-state="overdue" leftSection={<span aria-hidden="true">△</span>} title={words.hint}>
          {words.mark}
        </Badge>
      )}
      {campaign.demo && <Badge data-state="sample">{t.campaigns.demo}</Badge>}
    </Group>
  );
}

/** A campaign's status, which can be changed in its row. */
function StatusSelect({ campaign }: { campaign: CampaignDto }) {
  const { t } = useLanguage();
  const { mutate } = useStatusChange();
  return (
    <SteppedSelect
      size="xs"
      className="campaigns-status"
      aria-label={fill(t.campaigns.statusOf, { artist: campaign.artist })}
      value={campaign.status}
      data={campaignStatuses.map((value) => ({ value, label: t.campaigns.statuses[value] }))}
      choose={(status) => mutate({ campaign, status: status as CampaignStatus })}
    />
  );
}
