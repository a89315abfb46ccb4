import { createHmac, hkdfSync } from 'node:crypto';
import type { InvitationCodes } from '../../app/ports/moderation.ts';
import { INVITATION_ALPHABET, INVITATION_LENGTH } from '../../domain/review/invitation.ts';
import { randomCode } from './random-code.ts';

/**
 * Creates the generator of invitation codes, which cannot be guessed, and of their digests. Eight characters are 40 bits: a
 * plain hash of one is reversed within minutes, so that the digests are keyed (decision record 0085).
 * @param secrets of at least 32 characters each: the first one is for new codes, all of them recognise codes
 */
export function createInvitationCodes(secrets: readonly string[]): InvitationCodes {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'mdmc review invitations', 32)),
  );
  return {
    next: () => randomCode(INVITATION_ALPHABET, INVITATION_LENGTH),
    digestsOf(code) {
      const [present, ...former] = keys.map((key) =>
        createHmac('sha256', key).update(code).digest('base64url'),
      );
      if (present === undefined) throw new Error('There is no key for the codes of invitations.');
      return [present, ...former];
    },
  };
}
