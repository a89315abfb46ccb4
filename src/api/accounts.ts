import { createRoute, z } from '@hono/zod-openapi';
import {
  AccountChange,
  AccountDraft,
  AccountRowDto,
  GivenPassword,
  SignOutAnswer,
} from '../contracts/account.ts';
import { mayManage } from '../domain/account/role.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { askerOf } from './asker.ts';
import { jsonRequest, pathParameter } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const tags = ['Accounts'];
const security = sessionSecurity;
const guard = requireAccount(mayManage);
const guarded = failures('unauthorized', 'forbidden', 'internal');
const id = pathParameter('id', 'Of the account.');

const list = createRoute({
  method: 'get',
  path: '/api/accounts',
  tags,
  summary: 'The accounts',
  security,
  middleware: guard,
  responses: { 200: succeeds(z.array(AccountRowDto), 'All accounts, oldest first'), ...guarded },
});

const create = createRoute({
  method: 'post',
  path: '/api/accounts',
  tags,
  summary: 'Add an account',
  description: 'Its password is generated and stands in this answer only.',
  request: jsonRequest(AccountDraft, { email: 'max@example.com', role: 'moderator' }),
  security,
  middleware: [guard, jsonBody(AccountDraft)] as const,
  responses: {
    201: succeeds(GivenPassword, 'Added'),
    ...guarded,
    ...failures('account_exists', 'rate_limited', ...wrongBody),
  },
});

const change = createRoute({
  method: 'patch',
  path: '/api/accounts/{id}',
  tags,
  summary: 'Change a role, disable or enable',
  description:
    'Disabling ends all sessions. Nobody does it to themselves, and the last administrator stays one: else 409.',
  request: jsonRequest(AccountChange, { disabled: true }),
  parameters: [id],
  security,
  middleware: [guard, jsonBody(AccountChange)] as const,
  responses: {
    200: succeeds(z.array(AccountRowDto), 'Changed: all accounts'),
    ...guarded,
    ...failures('not_found', 'own_account', 'last_administrator', ...wrongBody),
  },
});

const password = createRoute({
  method: 'post',
  path: '/api/accounts/{id}/password',
  tags,
  summary: 'Give another password',
  description: 'Generated; it stands in this answer only. All sessions of the account end.',
  parameters: [id],
  security,
  middleware: guard,
  responses: {
    200: succeeds(GivenPassword, 'Given'),
    ...guarded,
    ...failures('not_found', 'own_account', 'account_disabled', 'rate_limited'),
  },
});

const signOut = createRoute({
  method: 'post',
  path: '/api/accounts/{id}/sign-out',
  tags,
  summary: 'End all sessions of an account',
  parameters: [id],
  security,
  middleware: guard,
  responses: {
    200: succeeds(SignOutAnswer, 'How many sessions ended'),
    ...guarded,
    ...failures('not_found'),
  },
});

/** Who may sign in, for administrators. */
export function addAccounts(api: Api, { useCases }: ApiServices): void {
  api.openapi(list, async (c) =>
    c.json({ success: true as const, data: await useCases.listAccounts() }, 200),
  );

  api.openapi(create, async (c) => {
    const result = await useCases.addAccount(c.get('body'), askerOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 201) : failure(c, result.code);
  });

  api.openapi(change, async (c) => {
    const result = await useCases.changeAccount(c.req.param('id'), c.get('body'), askerOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 200) : failure(c, result.code);
  });

  api.openapi(password, async (c) => {
    const result = await useCases.givePassword(c.req.param('id'), askerOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 200) : failure(c, result.code);
  });

  api.openapi(signOut, async (c) => {
    const result = await useCases.endSessions(c.req.param('id'), askerOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 200) : failure(c, result.code);
  });
}
