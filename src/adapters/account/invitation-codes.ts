import { randomBytes } from 'node:crypto';
import type { InvitationCodes } from '../../app/ports/moderation.ts';
import { INVITATION_ALPHABET, INVITATION_LENGTH } from '../../domain/review/invitation.ts';

/** Codes from the system's source of randomness. 32 signs divide the 256 values of a byte: none is likelier. */
export function createInvitationCodes(): InvitationCodes {
  return {
    next: () =>
      [...randomBytes(INVITATION_LENGTH)]
        .map((byte) => INVITATION_ALPHABET[byte % INVITATION_ALPHABET.length])
        .join(''),
  };
}
