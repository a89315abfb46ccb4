import { Badge } from '@mantine/core';
import { Link } from 'react-router';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { useLanguage } from '../texts.ts';
import { Typed } from '../ui/Typed.tsx';
import { useCampaignPlace } from './use-campaign-place.ts';

/** The artist's name, as the link to the campaign. */
export function CampaignName({ campaign }: { campaign: CampaignDto }) {
  const { t } = useLanguage();
  const { linkTo } = useCampaignPlace();
  return (
    <div className="campaigns-who">
      <Link to={linkTo(campaign.id)} className="campaigns-name">
        <Typed>{campaign.artist}</Typed>
      </Link>
      {campaign.demo && <Badge data-state="sample">{t.campaigns.demo}</Badge>}
    </div>
  );
}
