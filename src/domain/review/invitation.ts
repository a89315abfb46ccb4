/**
 * Codes of invitations to write a review: eight letters and figures that are not mistaken for others. 32 to the power
 * of 8 are a million million; guessing is slowed down besides.
 */
export const INVITATION_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const INVITATION_LENGTH = 8;
/** As it stands in an address, in either case. */
export const INVITATION_PATTERN = /^[2-9A-HJ-NP-Z]{8}$/i;

/** Days that an invitation stays open, where nothing else is chosen. */
export const INVITATION_DAYS = 30;
export const MAX_INVITATION_DAYS = 365;

/** `used`: a review was written with it. `revoked`: taken back in the back office. */
export const invitationStates = ['open', 'used', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** What can be done with an invitation at `now`. Times are epoch milliseconds; from `expiresAt` on it has expired. */
export function invitationState(
  { usedAt, revokedAt, expiresAt }: { usedAt: number | null; revokedAt: number | null; expiresAt: number },
  now: number,
): InvitationState {
  if (usedAt !== null) return 'used';
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}

/** A code as it is stored; `undefined` for what is none. */
export function readInvitationCode(typed: string): string | undefined {
  return INVITATION_PATTERN.test(typed) ? typed.toUpperCase() : undefined;
}
