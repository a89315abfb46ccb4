import { expect, it } from 'vitest';
import { INVITATION_ALPHABET, invitationState, readInvitationCode } from './invitation.ts';

const open = { usedAt: null, revokedAt: null, expiresAt: 100 };

it.each([
  [open, 99, 'open'],
  [open, 100, 'expired'],
  [{ ...open, revokedAt: 5 }, 200, 'revoked'],
  [{ ...open, usedAt: 5 }, 200, 'used'],
  [{ ...open, usedAt: 5, revokedAt: 6 }, 50, 'used'],
] as const)('invitationState of %j at %d is %s', (invitation, now, state) => {
  expect(invitationState(invitation, now)).toBe(state);
});

it('readInvitationCode accepts a code in upper or lower case, and no other text', () => {
  expect(readInvitationCode('abcd2345')).toBe('ABCD2345');
  for (const typed of ['abcd2345.', ' ABCD2345\n', '\u2068ABCD\u200b2345\u2069', 'ABCD2345).'])
    expect(readInvitationCode(typed)).toBe('ABCD2345');
  for (const sign of INVITATION_ALPHABET) expect(readInvitationCode(sign.repeat(8))).toBe(sign.repeat(8));
  for (const wrong of [
    '',
    'ABCD234',
    'ABCD23456',
    'ABCDO345',
    'ABCDI345',
    'ABCD0345',
    'ABCD1345',
    'ABCD 345',
    'ABCD.2345',
  ]) {
    expect(readInvitationCode(wrong)).toBeUndefined();
  }
});
