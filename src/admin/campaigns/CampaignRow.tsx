import { Table } from '@mantine/core';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { formatEuro } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { CampaignName } from './CampaignName.tsx';
import { Days } from './Days.tsx';
import { RangeMeter } from './RangeMeter.tsx';
import { StatusSelect } from './StatusSelect.tsx';

/** One campaign: its name leads to everything of it, its status is changed here. */
export function CampaignRow({ campaign }: { campaign: CampaignDto }) {
  const { locale, t } = useLanguage();
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <CampaignName campaign={campaign} />
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
