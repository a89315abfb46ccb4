import { Table } from '@mantine/core';
import { Link } from 'react-router';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { formatEuro } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Days } from './Days.tsx';
import { RangeMeter } from './RangeMeter.tsx';
import { StatusSelect } from './StatusSelect.tsx';
import { useCampaignPlace } from './use-campaign-place.ts';

/** One campaign: its name leads to everything of it, its status is changed here. */
export function CampaignRow({ campaign }: { campaign: CampaignDto }) {
  const { locale, t } = useLanguage();
  const { linkTo } = useCampaignPlace();
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Link to={linkTo(campaign.id)} className="campaigns-name">
          {campaign.artist}
        </Link>
        {campaign.demo && <span className="campaigns-demo">{t.campaigns.demo}</span>}
      </Table.Th>
      <Table.Td>{t.leads.platforms[campaign.platform]}</Table.Td>
      <Table.Td>{t.leads.campaignTypes[campaign.campaignType]}</Table.Td>
      <Table.Td>{t.leads.regions[campaign.country]}</Table.Td>
      <Table.Td className="admin-figure">{formatEuro(locale, campaign.budget)}</Table.Td>
      <Table.Td>
        <Days from={campaign.startsOn} to={campaign.endsOn} />
      </Table.Td>
      <Table.Td>
        <StatusSelect campaign={campaign} />
      </Table.Td>
      <Table.Td>
        <RangeMeter campaign={campaign} />
      </Table.Td>
    </Table.Tr>
  );
}
