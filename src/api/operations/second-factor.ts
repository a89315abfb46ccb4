import { beginSecondFactor } from '../../app/account/begin-second-factor.ts';
import { confirmSecondFactor } from '../../app/account/confirm-second-factor.ts';
import { endSecondFactor } from '../../app/account/end-second-factor.ts';
import { readSecondFactor } from '../../app/account/read-second-factor.ts';
import { renewRecoveryCodes } from '../../app/account/renew-recovery-codes.ts';
import {
  RecoveryCodes,
  SecondFactorConfirmation,
  SecondFactorDto,
  SecondFactorInvitation,
  SecondFactorProof,
  SecondFactorSetup,
} from '../../contracts/account/second-factor.ts';
import { mayUseBackOffice } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

/** An account that must set up a second factor may call these operations. */
const shared = { tag: 'Sign-in', allow: mayUseBackOffice, openWhile: ['second_factor'] } as const;
const guessable = { ...shared, method: 'post', limit: 'passwords' } as const;
const password = 'correct horse battery staple';

/** The second factor of the signed-in account (docs/decisions/0024-second-factor.md). */
export const secondFactorOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/auth/second-factor',
    summary: 'The state of the own second factor',
    answer: SecondFactorDto,
    meaning: 'Its state',
    run: ({ ports, asker }) => readSecondFactor(ports, asker),
  }),
  operation({
    ...guessable,
    path: '/auth/second-factor/setup',
    summary: 'Begin with a second factor',
    description:
      'Gives a new secret for an app (TOTP, RFC 6238: SHA-1, six digits, 30 seconds), as text and as a QR code. Nothing is asked for until a first code confirms it. Needs the password.',
    body: SecondFactorSetup,
    example: { password },
    answer: SecondFactorInvitation,
    meaning: 'The secret',
    fails: ['second_factor_on', 'invalid_fields', 'rate_limited'],
    run: ({ ports, input, asker, caller }) => beginSecondFactor(ports, input, asker, caller),
  }),
  operation({
    ...guessable,
    path: '/auth/second-factor/confirm',
    summary: 'Switch the second factor on',
    description:
      'With the first code of the app. Gives ten recovery codes, each for one sign-in, this once. Wrong codes bring longer waits.',
    body: SecondFactorConfirmation,
    example: { code: '123456' },
    answer: RecoveryCodes,
    meaning: 'It is on',
    fails: ['second_factor_on', 'second_factor_off', 'invalid_fields', 'rate_limited'],
    run: ({ ports, input, asker, caller }) => confirmSecondFactor(ports, input, asker, caller),
  }),
  operation({
    ...guessable,
    path: '/auth/second-factor/off',
    summary: 'Switch the second factor off',
    description:
      'Needs the password and a code, of the app or a recovery code. Wrong ones bring longer waits.',
    body: SecondFactorProof,
    example: { password, code: '123456' },
    answer: SecondFactorDto,
    meaning: 'It is off',
    fails: ['second_factor_off', 'invalid_fields', 'rate_limited'],
    run: ({ ports, input, asker, caller }) => endSecondFactor(ports, input, asker, caller),
  }),
  operation({
    ...guessable,
    path: '/auth/second-factor/recovery-codes',
    summary: 'Replace the recovery codes',
    description:
      'Gives ten new ones, this once; the old ones end at once. Needs the password and a code, of the app or a recovery code. Wrong ones bring longer waits.',
    body: SecondFactorProof,
    example: { password, code: '123456' },
    answer: RecoveryCodes,
    meaning: 'The new codes',
    fails: ['second_factor_off', 'invalid_fields', 'rate_limited'],
    run: ({ ports, input, asker, caller }) => renewRecoveryCodes(ports, input, asker, caller),
  }),
] as const;
