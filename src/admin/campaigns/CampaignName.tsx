import { Link } from 'react-router';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { Typed } from '../parts/Typed.tsx';
import { useLanguage } from '../texts.ts';
import { useCampaignPlace } from './use-campaign-place.ts';

/** Whose campaign it is: the way to everything of it. */
export function CampaignName({ campaign }: { campaign: CampaignDto }) {
  const { t } = useLanguage();
  const { linkTo } = useCampaignPlace();
  return (
    <div className="campaigns-who">
      <Link to={linkTo(campaign.id)} className="campaigns-name">
        <Typed>{campaign.artist}</Typed>
      </Link>
      {campaign.demo && <span className="campaigns-demo">{t.campaigns.demo}</span>}
    </div>
  );
}
