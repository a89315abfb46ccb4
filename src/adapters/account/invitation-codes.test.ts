import { expect, it } from 'vitest';
import { INVITATION_ALPHABET, INVITATION_PATTERN } from '../../domain/review/invitation.ts';
import { createInvitationCodes } from './invitation-codes.ts';

it('generates different codes, with every character of the alphabet in every place', () => {
  const codes = createInvitationCodes(['k'.repeat(32)]);
  const drawn = Array.from({ length: 4000 }, () => codes.next());
  expect(drawn.every((code) => INVITATION_PATTERN.test(code))).toBe(true);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (let place = 0; place < 8; place += 1) {
    expect([...new Set(drawn.map((code) => code.charAt(place)))].sort().join('')).toBe(INVITATION_ALPHABET);
  }
});
