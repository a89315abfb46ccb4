import { trimEnd } from '../text/trim-end.ts';
import { withoutInvisible } from '../text/typed-address.ts';

/**
 * The characters of an invitation code, without those that look alike. A code has eight of them: 32 to the power of 8
 * is about 10^12 codes, and the rate limit slows guessing down as well.
 */
export const INVITATION_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const INVITATION_LENGTH = 8;
/** The form of a code, in upper or lower case. */
export const INVITATION_PATTERN = /^[2-9A-HJ-NP-Z]{8}$/i;

/** Days for which an invitation stays open by default. */
export const INVITATION_DAYS = 30;
export const MAX_INVITATION_DAYS = 365;

/** `used`: a review was written with the invitation. `revoked`: it was withdrawn in the back office. */
export const invitationStates = ['open', 'used', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

/**
 * Returns the state of an invitation at `now`. Times are in epoch milliseconds; at `expiresAt` itself the invitation
 * has expired.
 */
export function invitationState(
  { usedAt, revokedAt, expiresAt }: { usedAt: number | null; revokedAt: number | null; expiresAt: number },
  now: number,
): InvitationState {
  if (usedAt !== null) return 'used';
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}

/**
 * Returns a code as it is stored, in upper case; `undefined` for text that is not a code. A copied address may contain invisible
 * characters, and the punctuation that ended its sentence.
 */
export function readInvitationCode(typed: string): string | undefined {
  const code = trimEnd(withoutInvisible(typed).trim(), '.,;:!?)>');
  return INVITATION_PATTERN.test(code) ? code.toUpperCase() : undefined;
}
