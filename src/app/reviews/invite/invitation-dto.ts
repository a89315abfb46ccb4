import type { InvitationDto, NewInvitation } from '../../../contracts/reviews/review-invitation.ts';
import { invitationState } from '../../../domain/review/invitation.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { Invitation } from '../../ports/moderation.ts';

/** Returns an invitation for the list of the back office, without its code, which is not stored. */
export function invitationDto({ clock, mailSettings }: Ports, invitation: Invitation): InvitationDto {
  const { id, client, campaignId, campaign, createdAt, expiresAt, usedAt, mailedAt } = invitation;
  const { reviewId, reward } = invitation;
  return {
    id,
    client,
    campaign,
    campaignDeleted: campaignId !== null && campaign === null,
    state: invitationState(invitation, clock.now()),
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
    mailedAt: mailedAt === null ? null : new Date(mailedAt).toISOString(),
    mailKept: mailedAt !== null && !mailSettings.mail().smtp,
    reviewId,
    reward,
  };
}

/** Returns an invitation with its new code and its link. No other response contains them. */
export const newInvitation = (ports: Ports, invitation: Invitation, code: string): NewInvitation => ({
  ...invitationDto(ports, invitation),
  code,
  url: `${ports.publisher().url}/review/${code}`,
});
