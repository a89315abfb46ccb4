import type { InvitationDraft, InvitationDto } from '../../../contracts/review-invitation.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Campaign } from '../../ports/campaigns.ts';
import type { Invitation } from '../../ports/moderation.ts';
import { failFields, ok, type Result } from '../../result.ts';
import type { ReviewPorts } from '../review-ports.ts';
import { invitationDto } from './invitation-dto.ts';
import { invitationMail } from './mail-invitation.ts';

const DAY = 86_400_000;
/** The second draw is needed once in a million million; a generator that repeats itself is broken. */
const DRAWS = 5;

/**
 * Creates a link with which a client writes one review. The client of a campaign is its artist, unless named
 * otherwise. With an address, the link is sent there in the same transaction.
 */
export async function createInvitation(
  ports: Pick<
    ReviewPorts,
    | 'clock'
    | 'ids'
    | 'invitations'
    | 'invitationCodes'
    | 'campaigns'
    | 'publisher'
    | 'moderationTexts'
    | 'mailSettings'
  >,
  { client, campaignId, days, reward, mail }: InvitationDraft,
  asker: Asker,
): Promise<Result<InvitationDto, 'invalid_fields'>> {
  const actor = actorOf(ports, asker);
  const id = ports.ids.next();
  // The code is a secret: the log names the invitation by its id.
  const entry = {
    ...actor,
    action: 'invitation_created' as const,
    subject: id,
    before: null,
    after: { campaignId: campaignId ?? null, days, reward, ...(mail && { language: mail.locale }) },
  };
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const campaign = campaignId === undefined ? undefined : await ports.campaigns.byId(campaignId);
    const invited = client ?? campaign?.artist;
    if ((campaignId !== undefined && !campaign) || invited === undefined)
      return failFields({ campaignId: 'review_campaign' });
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
      mailedAt: mail ? actor.at : null,
      reviewId: null,
      reward,
    };
    const message = mail && invitationMail(ports, drawn, mail);
    if (await ports.invitations.create(drawn, entry, message)) return ok(invitationDto(ports, drawn));
  }
  throw new Error('No code for an invitation was free.');
}

/** Moderators may not see its budget and its results. */
const told = ({ id, artist, platform, startsOn, endsOn }: Campaign): Invitation['campaign'] => ({
  id,
  artist,
  platform,
  startsOn,
  endsOn,
});
