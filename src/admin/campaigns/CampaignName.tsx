import { Badge } from '@mantine/core';
import { Link } from 'react-router';
import type { CampaignDto } from '../../contracts/campaign.ts';
import { isOverdue } from '../../domain/campaign/overdue.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { useLanguage } from '../texts.ts';
import { Typed } from '../ui/Typed.tsx';
import { useCampaignPlace } from './use-campaign-place.ts';

/** The artist's name, as the link to the campaign, with a mark on an overdue one. */
export function CampaignName({ campaign }: { campaign: CampaignDto }) {
  const { t } = useLanguage();
  const { linkTo } = useCampaignPlace();
  const words = t.campaigns.overdue;
  return (
    <div className="campaigns-who">
      <Link to={linkTo(campaign.id)} className="campaigns-name">
        <Typed>{campaign.artist}</Typed>
      </Link>
      {isOverdue(campaign, agencyDay(Date.now())) && (
        <Badge data-state="overdue" leftSection={<span aria-hidden="true">△</span>} title={words.hint}>
          {words.mark}
        </Badge>
      )}
      {campaign.demo && <Badge data-state="sample">{t.campaigns.demo}</Badge>}
    </div>
  );
}
