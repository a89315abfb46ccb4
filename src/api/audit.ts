import { createRoute } from '@hono/zod-openapi';
import { AuditPage, AuditQuery } from '../contracts/audit.ts';
import { mayManage } from '../domain/account/role.ts';
import { failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { queryParameters } from './documentation.ts';
import { query } from './middleware/query.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const list = createRoute({
  method: 'get',
  path: '/api/audit',
  tags: ['Audit log'],
  summary: 'Who did what, and when',
  description:
    'One page, newest first. `account` is an account’s id, for what it did and what was done to it, or `none` for what nobody signed in did. `from` is the earliest moment, `until` the one before which the list ends. Entries hold ids; names and addresses are those of today.',
  parameters: queryParameters(AuditQuery),
  security: sessionSecurity,
  middleware: [requireAccount(mayManage), query(AuditQuery)] as const,
  responses: {
    200: succeeds(AuditPage, 'A page'),
    ...failures('unauthorized', 'forbidden', 'invalid_fields', 'internal'),
  },
});

/** The audit log, for administrators. */
export function addAudit(api: Api, { useCases }: ApiServices): void {
  api.openapi(list, async (c) => {
    const data = await useCases.listAudit(c.get('query'));
    return c.json({ success: true as const, data }, 200);
  });
}
