import type { InvitationMail, NewInvitation } from '../../../contracts/reviews/review-invitation.ts';
import { invitationState } from '../../../domain/review/invitation.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { newInvitation } from './invitation-dto.ts';
import { invitationMail } from './invitation-mail.ts';

/**
 * Gives an open invitation a new code, because the previous code is not stored; the previous link becomes invalid. An
 * invitation that was used, was revoked or has expired keeps its code.
 * @param to the address to which the new link is mailed, and the client's language; absent: it is not mailed
 */
export async function renewInvitation(
  ports: Ports,
  id: string,
  to: InvitationMail | undefined,
  asker: Asker,
): Promise<Result<NewInvitation, 'not_found' | 'invitation_invalid'>> {
  const actor = actorOf(ports, asker);
  const code = ports.invitationCodes.next();
  const [codeDigest] = ports.invitationCodes.digestsOf(code);
  const done = await ports.invitations.renew(id, (invitation) => {
    if (invitationState(invitation, actor.at) !== 'open') return undefined;
    return {
      codeDigest,
      mail: to && invitationMail(ports, invitation, code, to),
      entry: {
        ...actor,
        action: to ? 'invitation_mailed' : 'invitation_renewed',
        subject: id,
        before: null,
        // Without the address, which would stay in the audit log after an erasure.
        after: to ? { language: to.locale } : null,
      },
    };
  });
  if (!done) return fail('not_found');
  return done.renewed ? ok(newInvitation(ports, done.invitation, code)) : fail('invitation_invalid');
}
