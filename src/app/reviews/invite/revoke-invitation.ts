import type { InvitationDto } from '../../../contracts/reviews/review-invitation.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { invitationDto } from './invitation-dto.ts';

/** Revokes an open invitation; a second call changes nothing. A used or expired invitation cannot be revoked. */
export async function revokeInvitation(
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<InvitationDto, 'not_found' | 'invitation_invalid'>> {
  const actor = actorOf(ports, asker);
  const revoked = await ports.invitations.revoke(id, () => ({
    ...actor,
    action: 'invitation_revoked',
    subject: id,
    before: { state: 'open' },
    after: { state: 'revoked' },
  }));
  if (!revoked) return fail('not_found');
  const dto = invitationDto(ports, revoked);
  return dto.state === 'revoked' ? ok(dto) : fail('invitation_invalid');
}
