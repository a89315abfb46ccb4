import { z } from '@hono/zod-openapi';
import { beginPasskeySignIn, signInWithPasskey } from '../../app/account/passkey-sign-in.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '../../app/account/passkeys.ts';
import { ok } from '../../app/result.ts';
import { OwnerProof, TokenAnswer } from '../../contracts/account/account.ts';
import {
  PasskeyBegin,
  PasskeyDraft,
  PasskeyDto,
  PasskeyQuestion,
  PasskeyRename,
  PasskeySignIn,
} from '../../contracts/account/passkey.ts';
import { mayUseBackOffice } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Sign-in' } as const;
const own = { ...shared, allow: mayUseBackOffice } as const;
const params = { id: 'Of the passkey.' };
const credential = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
} as const;

/** The passkeys of the signed-in account, and the sign-in with a passkey (docs/decisions/0067-passkeys.md). */
export const passkeyOperations = [
  operation({
    ...own,
    method: 'get',
    path: '/auth/passkeys',
    summary: 'The own passkeys',
    answer: z.array(PasskeyDto),
    meaning: 'The passkeys, oldest first',
    run: ({ ports, asker }) => listPasskeys(ports, asker),
  }),
  operation({
    ...own,
    method: 'post',
    path: '/auth/passkeys/begin',
    limit: 'passwords',
    summary: 'Begin with a new passkey',
    description:
      'Gives the options for `navigator.credentials.create` (WebAuthn). Their challenge is answered once and within a quarter of an hour. Needs the password, and a code where the second factor is on; wrong ones bring longer waits. The owner is told by e-mail of a passkey that is added or removed.',
    body: PasskeyBegin,
    example: { password: 'correct horse battery staple' },
    answer: PasskeyQuestion,
    meaning: 'The options',
    fails: ['invalid_fields', 'rate_limited'],
    run: ({ ports, input, asker, caller }) => beginPasskey(ports, input, asker, caller),
  }),
  operation({
    ...own,
    method: 'post',
    path: '/auth/passkeys',
    limit: 'passwords',
    summary: 'Add a passkey',
    description: 'With the answer of the browser. The device must have verified the person.',
    body: PasskeyDraft,
    example: {
      name: 'Phone',
      credential: { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    },
    status: 201,
    answer: PasskeyDto,
    meaning: 'Added',
    fails: ['passkey_not_added'],
    run: ({ ports, input, asker }) => addPasskey(ports, input, asker),
  }),
  operation({
    ...own,
    method: 'patch',
    path: '/auth/passkeys/{id}',
    params,
    summary: 'Rename a passkey',
    body: PasskeyRename,
    example: { name: 'Office computer' },
    answer: z.array(PasskeyDto),
    meaning: 'Renamed: all passkeys',
    fails: ['not_found'],
    run: ({ ports, params, input, asker }) => renamePasskey(ports, params.id, input.name, asker),
  }),
  operation({
    ...own,
    method: 'delete',
    path: '/auth/passkeys/{id}',
    params,
    limit: 'passwords',
    summary: 'Remove a passkey',
    description: 'Needs the same proof as a new one.',
    body: OwnerProof,
    example: { password: 'correct horse battery staple' },
    answer: z.array(PasskeyDto),
    meaning: 'Removed: the others',
    fails: ['not_found', 'invalid_fields', 'rate_limited'],
    run: ({ ports, params, input, asker, caller }) => removePasskey(ports, params.id, input, asker, caller),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/auth/passkey-sign-in/begin',
    limit: 'passkeys',
    summary: 'Begin a sign-in with a passkey',
    description:
      'Gives the options for `navigator.credentials.get` (WebAuthn), the same for every visitor but for the challenge, which is answered once and within a quarter of an hour.',
    answer: PasskeyQuestion,
    meaning: 'The options',
    run: ({ ports }) => beginPasskeySignIn(ports),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/auth/passkey-sign-in',
    limit: 'passwords',
    summary: 'Sign in with a passkey',
    description:
      'Takes the place of password and second factor: the device has verified the person. Every refusal gets the same answer.',
    body: PasskeySignIn,
    example: {
      credential: {
        ...credential,
        response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
      },
    },
    whole: TokenAnswer,
    meaning: 'The token, as at the sign-in with a password',
    fails: ['passkey_refused'],
    run: async ({ ports, input, caller }) => {
      const result = await signInWithPasskey(ports, input, caller);
      return result.ok ? ok({ token: result.value }) : result;
    },
  }),
] as const;
