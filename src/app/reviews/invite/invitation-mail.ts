import type { InvitationMail } from '../../../contracts/reviews/review-invitation.ts';
import { withoutLinks } from '../../../domain/text/without-links.ts';
import { sealLinkMail } from '../../mail/link-mail.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { NewMail } from '../../ports/mail.ts';
import type { Invitation } from '../../ports/moderation.ts';

/**
 * Returns the message with the link of an invitation, to be stored in the transaction of the invitation. The client's
 * name is typed by staff: no part of it may become a link in a message of the agency.
 */
export function invitationMail(
  ports: Ports,
  { client, expiresAt, reward }: Pick<Invitation, 'client' | 'expiresAt' | 'reward'>,
  code: string,
  { email, locale }: InvitationMail,
): NewMail {
  const about = {
    client: withoutLinks(client),
    code,
    expiresAt,
    rewarded: reward === 'given',
    ...ports.publisher(),
  };
  return sealLinkMail(ports, email, ports.moderationTexts.invitation(locale, about));
}
