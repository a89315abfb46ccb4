import type { InvitationView } from '../../../contracts/reviews/review-invitation.ts';
import { invitationState, readInvitationCode } from '../../../domain/review/invitation.ts';
import type { Ports } from '../../ports/all-ports.ts';

/** Returns the public state of a code: whether a review can be written with it, without any data about the invited person. */
export async function readInvitation(
  { clock, invitations, invitationCodes }: Ports,
  typed: string,
): Promise<InvitationView> {
  const code = readInvitationCode(typed);
  const invitation =
    code === undefined ? undefined : await invitations.byCode(invitationCodes.digestsOf(code));
  return { state: invitation ? invitationState(invitation, clock.now()) : 'unknown' };
}
