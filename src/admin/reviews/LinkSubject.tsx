import { Link } from 'react-router';
import type { InvitationDto } from '../../contracts/review-invitation.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { Typed } from '../ui/Typed.tsx';
import { useCampaignWords } from './use-campaign-words.ts';

/** The campaign of an invitation link, which administrators can open; or that the link is for no campaign. */
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
