import { Link } from 'react-router';
import type { InvitationDto } from '../../contracts/review-invitation.ts';
import { Typed } from '../parts/Typed.tsx';
import { useAccount } from '../session/use-account.ts';
import { useLanguage } from '../texts.ts';
import { useCampaignWords } from './use-campaign-words.ts';

/** What a link is about: a campaign, which leads to it for those who may see campaigns, or a client as a whole. */
export function LinkSubject({ link: { campaign, campaignDeleted } }: { link: InvitationDto }) {
  const words = useLanguage().t.reviews.links;
  const described = useCampaignWords();
  const mayOpen = useAccount().data?.role === 'admin';
  if (campaignDeleted) return <p className="admin-muted">{words.campaignDeleted}</p>;
  if (!campaign) return <p className="admin-muted">{words.noneBound}</p>;
  const artist = <Typed>{campaign.artist}</Typed>;
  return (
    <p className="admin-muted">
      {words.campaign}{' '}
      {mayOpen ? (
        <Link to={`/dashboard/campaigns/${encodeURIComponent(campaign.id)}`}>{artist}</Link>
      ) : (
        artist
      )}
      {' · '}
      {described(campaign)}
    </p>
  );
}
