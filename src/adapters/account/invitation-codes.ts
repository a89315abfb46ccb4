import type { InvitationCodes } from '../../app/ports/moderation.ts';
import { INVITATION_ALPHABET, INVITATION_LENGTH } from '../../domain/review/invitation.ts';
import { randomCode } from './random-code.ts';

/** Creates the generator of invitation codes, which cannot be guessed. */
export function createInvitationCodes(): InvitationCodes {
  return { next: () => randomCode(INVITATION_ALPHABET, INVITATION_LENGTH) };
}
