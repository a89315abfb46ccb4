import type { InvitationDraft, NewInvitation } from '../../../contracts/reviews/review-invitation.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { Campaign } from '../../ports/campaigns.ts';
import type { Invitation } from '../../ports/moderation.ts';
import { failFields, ok, type Result } from '../../result.ts';
import { newInvitation } from './invitation-dto.ts';
import { invitationMail } from './invitation-mail.ts';

const DAY = 86_400_000;
/**
 * Maximum number of drawn codes. A second draw is needed once in a million million; more would mean a broken generator.
 */
const DRAWS = 5;

/**
 * Creates a link with which a client writes one review. The client of a campaign is its artist, unless named otherwise.
 * With an address, its mail is queued in the same transaction. Only this response contains the code: only its digest is
 * stored.
 */
export async function createInvitation(
  ports: Ports,
  { client, campaignId, days, reward, mail }: InvitationDraft,
  asker: Asker,
): Promise<Result<NewInvitation, 'invalid_fields'>> {
  const actor = actorOf(ports, asker);
  const id = ports.ids.next();
  // The code is a secret, so the audit log names the invitation by its id.
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
    const code = ports.invitationCodes.next();
    const drawn = {
      id,
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
    const message = mail && invitationMail(ports, drawn, code, mail);
    const [codeDigest] = ports.invitationCodes.digestsOf(code);
    if (await ports.invitations.create(drawn, codeDigest, entry, message))
      return ok(newInvitation(ports, drawn, code));
  }
  throw new Error('No code for an invitation was free.');
}

/** Returns the campaign without budget and results, which moderators may not see. */
const told = ({ id, artist, platform, startsOn, endsOn }: Campaign): Invitation['campaign'] => ({
  id,
  artist,
  platform,
  startsOn,
  endsOn,
});
