import type { InvitationDraft, InvitationDto } from '../../contracts/review-invitation.ts';
import { type Asker, actorOf } from '../pipeline/pipeline-ports.ts';
import type { Campaign } from '../ports/campaigns.ts';
import type { Invitation } from '../ports/moderation.ts';
import { fail, ok, type Result } from '../result.ts';
import { invitationDto } from './invitation-dto.ts';
import type { ReviewPorts } from './review-ports.ts';

const DAY = 86_400_000;
/** The second draw is needed once in a million million; a generator that repeats itself is broken. */
const DRAWS = 5;

/** Makes a link with which a client writes one review. The client of a campaign is its artist, unless named otherwise. */
export async function createInvitation(
  ports: Pick<ReviewPorts, 'clock' | 'ids' | 'invitations' | 'invitationCodes' | 'campaigns' | 'publisher'>,
  { client, campaignId, days }: InvitationDraft,
  asker: Asker,
): Promise<Result<InvitationDto, 'campaign_unknown'>> {
  const actor = actorOf(ports, asker);
  const id = ports.ids.next();
  // The code opens a door: the log knows the invitation by its id, as it knows everybody.
  const entry = {
    ...actor,
    action: 'invitation_created' as const,
    subject: id,
    before: null,
    after: { campaignId: campaignId ?? null, days },
  };
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const campaign = campaignId === undefined ? undefined : await ports.campaigns.byId(campaignId);
    const invited = client ?? campaign?.artist;
    if ((campaignId !== undefined && !campaign) || invited === undefined) return fail('campaign_unknown');
    const drawn = {
      id,
      code: ports.invitationCodes.next(),
      client: invited,
      campaignId: campaign?.id ?? null,
      campaign: campaign ? told(campaign) : null,
      createdAt: actor.at,
      expiresAt: actor.at + days * DAY,
      usedAt: null,
      revokedAt: null,
      reviewId: null,
    };
    if (await ports.invitations.create(drawn, entry)) return ok(invitationDto(ports, drawn));
  }
  throw new Error('No code for an invitation was free.');
}

/** Its budget and its results are nothing for moderators. */
const told = ({ id, artist, platform, startsOn, endsOn }: Campaign): Invitation['campaign'] => ({
  id,
  artist,
  platform,
  startsOn,
  endsOn,
});
