import type { InvitationDto, InvitationMail } from '../../../contracts/review-invitation.ts';
import { invitationState, readInvitationCode } from '../../../domain/review/invitation.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { NewMail } from '../../ports/mail.ts';
import type { Invitation } from '../../ports/moderation.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { ReviewPorts } from '../review-ports.ts';
import { invitationDto } from './invitation-dto.ts';

type MailPorts = Pick<ReviewPorts, 'ids' | 'moderationTexts' | 'publisher'>;

/** Sends an open invitation by e-mail, in the client's language. One that was used, revoked or has expired is not sent. */
export async function mailInvitation(
  ports: MailPorts & Pick<ReviewPorts, 'clock' | 'invitations' | 'mailSettings'>,
  typed: string,
  to: InvitationMail,
  asker: Asker,
): Promise<Result<InvitationDto, 'not_found' | 'invitation_invalid'>> {
  const code = readInvitationCode(typed);
  const actor = actorOf(ports, asker);
  const mailed =
    code &&
    (await ports.invitations.mail(code, (invitation) => {
      if (invitationState(invitation, actor.at) !== 'open') return undefined;
      return {
        mail: invitationMail(ports, invitation, to),
        // Not the address: the log would keep it after an erasure.
        entry: {
          ...actor,
          action: 'invitation_mailed',
          subject: invitation.id,
          before: null,
          after: { language: to.locale },
        },
      };
    }));
  if (!mailed) return fail('not_found');
  return mailed.sent ? ok(invitationDto(ports, mailed.invitation)) : fail('invitation_invalid');
}

/** The message with the link of an invitation, to be written in the transaction that records it. */
export function invitationMail(
  { ids, moderationTexts, publisher }: MailPorts,
  { code, client, expiresAt, reward }: Pick<Invitation, 'code' | 'client' | 'expiresAt' | 'reward'>,
  { email, locale }: InvitationMail,
): NewMail {
  const { brand, contactEmail, url } = publisher();
  return {
    id: ids.next(),
    to: email,
    ...moderationTexts.invitation(locale, {
      client,
      code,
      expiresAt,
      rewarded: reward === 'given',
      siteUrl: url,
      brand,
      contactEmail,
    }),
  };
}
