import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { account as storedAccount } from '../../../tests/factories.ts';
import { fail, ok } from '../../app/result.ts';
import { mayManage, mayModerate, type Role, roles } from '../../domain/account/role.ts';
import type { ApiEnv } from '../api-env.ts';
import { requireAccount, tokenOf } from './require-account.ts';

/** Returns an account whose role is the first part of the token. */
const authorize: ApiEnv['Variables']['authorize'] = async (token) => {
  const role = token.split('.')[0];
  if (!isRole(role)) return fail('unauthorized');
  return ok({
    sessionId: 'session',
    account: account(role),
    duty: token.includes('due') ? 'password' : null,
  });
};
const isRole = (name: string | undefined): name is Role => roles.some((role) => role === name);
const account = (role: Role) => storedAccount({ role });

const api = new Hono<ApiEnv>();
api.use(async (c, next) => {
  c.set('requestId', 'request-1');
  c.set('locale', 'fr');
  c.set('token', tokenOf(c, true));
  c.set('authorize', authorize);
  await next();
});
api.get('/manage', requireAccount(mayManage), (c) => c.text(c.get('who')?.account.role ?? ''));
api.get('/own', requireAccount(mayManage, 'attended', ['password']), (c) => c.text(c.get('duty') ?? ''));
api.get('/moderate', requireAccount(mayModerate), (c) => c.text(c.get('who')?.sessionId ?? ''));

const ask = async (path: string, headers: Record<string, string>) => api.request(path, { headers });

it('accepts an account with the permission', async () => {
  const manage = await ask('/manage', { authorization: 'Bearer admin.b.c' });
  expect([manage.status, await manage.text()]).toEqual([200, 'admin']);
  expect((await ask('/moderate', { authorization: 'bearer moderator.b.c' })).status).toBe(200);
});

it('returns 403 to an account without the permission', async () => {
  const response = await ask('/manage', { authorization: 'Bearer moderator.b.c' });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    code: 'forbidden',
    message: 'Votre compte ne permet pas cette action.',
  });
});

it('accepts an account that must replace its password only if the route allows that', async () => {
  const headers = { authorization: 'Bearer admin.due.c' };
  const refused = await ask('/manage', headers);
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'password_due']);
  const own = await ask('/own', headers);
  expect([own.status, await own.text()]).toEqual([200, 'password']);
});

it.each([
  [{}],
  [{ authorization: '' }],
  [{ authorization: 'Bearer' }],
  [{ authorization: 'Bearer true' }],
  [{ authorization: 'Bearer a.b' }],
  [{ authorization: 'Bearer stranger.b.c' }],
  [{ authorization: 'Basic admin.b.c' }],
  [{ authorization: 'admin.b.c' }],
  [{ authorization: 'Bearer admin.b.c, Bearer admin.b.c' }],
  [{ cookie: 'token=admin.b.c; authorization=Bearer admin.b.c' }],
  [{ 'x-authorization': 'Bearer admin.b.c' }],
])('returns 401 for the headers %j', async (headers: Record<string, string>) => {
  const response = await ask('/moderate', headers);
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(await response.json()).toMatchObject({ success: false, code: 'unauthorized' });
});

it('returns 401 for a token in the query', async () => {
  expect((await ask('/moderate?token=admin.b.c&access_token=admin.b.c', {})).status).toBe(401);
});
