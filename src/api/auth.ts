import { createRoute } from '@hono/zod-openapi';
import { AccountDto, PasswordChange, SignIn, SignOutAnswer, TokenAnswer } from '../contracts/account.ts';
import { mayUseBackOffice } from '../domain/account/role.ts';
import { errorsFor, fieldMessage } from '../i18n/server-errors.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { callerOf, slowDown } from './caller.ts';
import { jsonRequest } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const tags = ['Sign-in'];
const token = {
  description: 'The token: HS256, issuer `mdmc-admin`, eight hours',
  content: { 'application/json': { schema: TokenAnswer } },
};

const login = createRoute({
  method: 'post',
  path: '/api/auth/login',
  tags,
  summary: 'Sign in',
  description:
    'Gives a token for the `Authorization: Bearer` header. An unknown address and a wrong password get the same answer. An account with a second factor is asked for it once the password is right: `second_factor_required`; the call is repeated with `code`, of the app or a recovery code. A code counts once. After five wrong passwords or codes each further one brings a longer wait: 429 with `Retry-After`.',
  request: jsonRequest(SignIn, { email: 'lea@example.com', password: 'correct horse battery staple' }),
  middleware: jsonBody(SignIn),
  responses: {
    200: token,
    ...failures(
      ...wrongBody,
      'invalid_credentials',
      'second_factor_required',
      'second_factor_wrong',
      'rate_limited',
      'internal',
    ),
  },
});

const logout = createRoute({
  method: 'post',
  path: '/api/auth/logout',
  tags,
  summary: 'Sign out',
  description: 'Ends the session: its token is refused from then on.',
  security: sessionSecurity,
  middleware: requireAccount(mayUseBackOffice),
  responses: {
    200: succeeds(SignOutAnswer, 'How many sessions ended'),
    ...failures('unauthorized', 'rate_limited', 'internal'),
  },
});

const logoutEverywhere = createRoute({
  method: 'post',
  path: '/api/auth/logout-everywhere',
  tags,
  summary: 'Sign out everywhere',
  description: 'Ends every session of the account, this one included.',
  security: sessionSecurity,
  middleware: requireAccount(mayUseBackOffice),
  responses: {
    200: succeeds(SignOutAnswer, 'How many sessions ended'),
    ...failures('unauthorized', 'rate_limited', 'internal'),
  },
});

const password = createRoute({
  method: 'post',
  path: '/api/auth/password',
  tags,
  summary: 'Change the password',
  description:
    'Needs the present one, ends every session of the account, and gives the token of a new one. A new password has 12 to 200 characters of any kind, and is not one that everybody tries first.',
  request: jsonRequest(PasswordChange, {
    current: 'correct horse battery staple',
    password: 'a melody that nobody hums',
  }),
  security: sessionSecurity,
  middleware: [requireAccount(mayUseBackOffice), jsonBody(PasswordChange)] as const,
  responses: {
    200: token,
    ...failures(...wrongBody, 'unauthorized', 'rate_limited', 'internal'),
  },
});

const me = createRoute({
  method: 'get',
  path: '/api/auth/me',
  tags,
  summary: 'Who am I?',
  security: sessionSecurity,
  middleware: requireAccount(mayUseBackOffice),
  responses: { 200: succeeds(AccountDto, 'The account'), ...failures('unauthorized', 'internal') },
});

/** Signing in and out. Tokens travel in the `Authorization` header only (docs/decisions/0018-bearer-sessions.md). */
export function addAuth(api: Api, { useCases, trustProxy }: ApiServices): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  api.openapi(login, async (c) => {
    const result = await useCases.signIn(c.get('body'), callerOf(c, trustProxy));
    if (result.ok) return c.json({ success: true as const, token: result.value }, 200);
    if (result.code === 'rate_limited') return slowDown(c, result);
    c.header('www-authenticate', 'Bearer');
    if (result.code !== 'second_factor_wrong') return failure(c, result.code);
    return failure(c, result.code, { fields: { code: errorsFor(c.get('locale')).codes[result.code] } });
  });

  api.openapi(logout, async (c) => {
    const data = await useCases.signOut(c.get('who'), c.get('requestId'));
    return c.json({ success: true as const, data }, 200);
  });

  api.openapi(logoutEverywhere, async (c) => {
    const data = await useCases.signOutEverywhere(c.get('who'), c.get('requestId'));
    return c.json({ success: true as const, data }, 200);
  });

  api.openapi(password, async (c) => {
    const result = await useCases.changePassword(c.get('who'), c.get('body'), callerOf(c, trustProxy));
    if (result.ok) return c.json({ success: true as const, token: result.value }, 200);
    if (result.code === 'rate_limited') return slowDown(c, result);
    const message = fieldMessage(errorsFor(c.get('locale')), result.problem);
    return failure(c, result.code, { message, fields: { [result.field]: message } });
  });

  api.openapi(me, (c) => {
    const { id, email, role } = c.get('who').account;
    return c.json({ success: true as const, data: { id, email, role } }, 200);
  });
}
