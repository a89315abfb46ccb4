import { z } from '@hono/zod-openapi';
import { changePassword } from '../../app/account/change-password.ts';
import { ownAccount } from '../../app/account/own-account.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../../app/account/own-sessions.ts';
import { readSession } from '../../app/account/read-session.ts';
import { renameAccount } from '../../app/account/rename-account.ts';
import { signIn } from '../../app/account/sign-in.ts';
import { signOut } from '../../app/account/sign-out.ts';
import { signOutEverywhere } from '../../app/account/sign-out-everywhere.ts';
import { ok } from '../../app/result.ts';
import {
  AccountDto,
  OwnAccountChange,
  OwnSessionDto,
  PasswordChange,
  SessionDto,
  SignIn,
  SignOutAnswer,
  TokenAnswer,
} from '../../contracts/account/account.ts';
import { duties } from '../../domain/account/duty.ts';
import { mayUseBackOffice } from '../../domain/account/role.ts';
import { dropSession, isFromBackOffice, keepSession } from '../middleware/session-cookie.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Sign-in' } as const;
const own = { ...shared, allow: mayUseBackOffice } as const;
/** For operations that an account with an unfulfilled duty may call. */
const ownAlways = { ...own, openWhile: duties } as const;
const token = {
  whole: TokenAnswer,
  meaning:
    'The token: HS256, issuer `mdmc-admin`, seven days; its session ends after eight hours without use',
} as const;

/**
 * Sign-in, sign-out and password change. Programs send the token in the `Authorization` header; a browser has
 * it in a cookie that no script can read (docs/decisions/0084-the-session-of-a-browser-is-a-cookie.md).
 */
export const authOperations = [
  operation({
    ...shared,
    ...token,
    method: 'post',
    path: '/auth/login',
    limit: 'passwords',
    summary: 'Sign in',
    description:
      'Gives a token for the `Authorization: Bearer` header, and the same in an `HttpOnly` cookie for the back office in a browser. An unknown address and a wrong password get the same answer. An account with a second factor is asked for it once the password is right: `second_factor_required`; the call is repeated with `code`, of the app or a recovery code. A code counts once. After five wrong passwords or codes each further one brings a longer wait: 429 with `Retry-After`.',
    body: SignIn,
    example: { email: 'lea@example.com', password: 'correct horse battery staple' },
    fails: ['invalid_credentials', 'second_factor_required', 'second_factor_wrong', 'rate_limited'],
    run: async ({ ports, input, caller }) => tokenOf(await signIn(ports, input, caller)),
  }),
  operation({
    ...ownAlways,
    method: 'post',
    path: '/auth/logout',
    limit: 'signOut',
    summary: 'Sign out',
    description: 'Ends the session: its token is refused from then on.',
    answer: SignOutAnswer,
    meaning: 'How many sessions ended',
    run: ({ ports, asker, c, services }) => {
      dropSession(c, services.secure);
      return signOut(ports, asker);
    },
  }),
  operation({
    ...ownAlways,
    method: 'post',
    path: '/auth/logout-everywhere',
    limit: 'signOut',
    summary: 'Sign out everywhere',
    description: 'Ends every session of the account, this one included.',
    answer: SignOutAnswer,
    meaning: 'How many sessions ended',
    run: ({ ports, asker, c, services }) => {
      dropSession(c, services.secure);
      return signOutEverywhere(ports, asker);
    },
  }),
  operation({
    ...ownAlways,
    ...token,
    method: 'post',
    path: '/auth/password',
    limit: 'passwords',
    summary: 'Change the password',
    description:
      'Needs the present one, ends every session of the account, and gives the token of a new one. A new password has 12 to 200 characters of any kind, and is not one that everybody tries first.',
    body: PasswordChange,
    example: { current: 'correct horse battery staple', password: 'a melody that nobody hums' },
    fails: ['invalid_fields', 'rate_limited'],
    run: async ({ ports, input, asker, caller }) =>
      tokenOf(await changePassword(ports, input, asker, caller)),
  }),
  operation({
    ...ownAlways,
    method: 'get',
    path: '/auth/me',
    summary: 'The account that is signed in',
    description:
      '`duty` is what the account must do before anything else: replace a password that an administrator knows, or set up a second factor. Until then, all but this, the sign-out, the password, the session’s end and, for the second duty, the second factor answer 403.',
    answer: AccountDto,
    meaning: 'The account',
    run: ({ ports, asker, c }) => ownAccount(ports, asker.who.account, c.get('duty') ?? null),
  }),
  operation({
    ...own,
    method: 'patch',
    path: '/auth/me',
    summary: 'Change the own name',
    body: OwnAccountChange,
    example: { name: 'Léa Martin' },
    answer: AccountDto,
    meaning: 'The account',
    run: ({ ports, input, asker }) => renameAccount(ports, input, asker),
  }),
  operation({
    ...own,
    method: 'get',
    path: '/auth/sessions',
    summary: 'The own open sessions',
    description:
      'The last used first, with the family of the browser and the system, as they were at the sign-in. Neither the address nor the place of a session is stored.',
    answer: z.array(OwnSessionDto),
    meaning: 'The sessions',
    run: ({ ports, asker }) => listOwnSessions(ports, asker),
  }),
  operation({
    ...own,
    method: 'post',
    path: '/auth/sessions/end-others',
    limit: 'signOut',
    summary: 'End the other own sessions',
    answer: SignOutAnswer,
    meaning: 'How many sessions ended',
    run: ({ ports, asker }) => endOtherSessions(ports, asker),
  }),
  operation({
    ...own,
    method: 'delete',
    path: '/auth/sessions/{id}',
    params: { id: 'Of the session.' },
    limit: 'signOut',
    summary: 'End one own session',
    answer: SignOutAnswer,
    meaning: 'It ended',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => endOwnSession(ports, params.id, asker),
  }),
  operation({
    ...ownAlways,
    method: 'get',
    path: '/auth/session',
    use: 'unattended',
    summary: 'The end of the session',
    description:
      'Every call with the token prolongs the session, except this one, `GET /events`, and a call with the header `X-Unattended`: it ends after eight hours without use, and seven days after the sign-in at the latest.',
    answer: SessionDto,
    meaning: 'When it ends',
    fails: ['unauthorized'],
    run: ({ ports, asker }) => readSession(ports, asker),
  }),
  operation({
    ...ownAlways,
    method: 'post',
    path: '/auth/session',
    summary: 'Prolong the session',
    description:
      'For a person who works without calling the API. With the header `X-Requested-With: back-office` the session is also set as the cookie of the browser. Does nothing else.',
    answer: SessionDto,
    meaning: 'When it ends now',
    fails: ['unauthorized'],
    run: ({ ports, asker, c, services }) => {
      const token = c.get('token');
      if (token !== undefined && isFromBackOffice(c)) keepSession(c, token, services.secure);
      return readSession(ports, asker);
    },
  }),
] as const;

const tokenOf = <F extends { ok: false }>(result: { ok: true; value: string } | F) =>
  result.ok ? ok({ token: result.value }) : result;
