import type { InvitationDto, NewInvitation } from '../../../contracts/reviews/review-invitation.ts';
import { invitationState } from '../../../domain/review/invitation.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { Invitation } from '../../ports/moderation.ts';

/** An invitation as the back office lists it: its code is not known any more. */
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

/** An invitation whose code was made just now, with the address to send, in the only answer that has it. */
export const newInvitation = (ports: Ports, invitation: Invitation, code: string): NewInvitation => ({
  ...invitationDto(ports, invitation),
  code,
  url: `${ports.publisher().url}/review/${code}`,
});
