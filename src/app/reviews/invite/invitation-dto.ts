import type { InvitationDto } from '../../../contracts/review-invitation.ts';
import { invitationState } from '../../../domain/review/invitation.ts';
import type { Invitation } from '../../ports/moderation.ts';
import type { ReviewPorts } from '../review-ports.ts';

/** An invitation as the back office sees it, with the address to send. */
export function invitationDto(
  { clock, publisher, mailSettings }: Pick<ReviewPorts, 'clock' | 'publisher' | 'mailSettings'>,
  invitation: Invitation,
): InvitationDto {
  const { code, client, campaignId, campaign, createdAt, expiresAt, usedAt, mailedAt } = invitation;
  const { reviewId, reward } = invitation;
  return {
    code,
    url: `${publisher().url}/review/${code}`,
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
