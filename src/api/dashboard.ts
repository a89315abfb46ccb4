import { createRoute } from '@hono/zod-openapi';
import { DashboardDto, DashboardQuery } from '../contracts/dashboard.ts';
import { mayManage } from '../domain/account/role.ts';
import { dashboardPeriods } from '../domain/dashboard/scale.ts';
import { failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { query } from './middleware/query.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const days = {
  in: 'query' as const,
  name: 'days',
  description: 'Days to look back, today included. They begin at midnight in the agency’s time zone.',
  schema: { type: 'string' as const, enum: [...dashboardPeriods], default: '30' },
};

const read = createRoute({
  method: 'get',
  path: '/api/dashboard',
  tags: ['Dashboard'],
  summary: 'The figures of the back office',
  description: 'Live figures; names are those of leads and reviewers. Needs an administrator.',
  parameters: [days],
  security: sessionSecurity,
  middleware: [requireAccount(mayManage), query(DashboardQuery)] as const,
  responses: {
    200: succeeds(DashboardDto, 'The figures'),
    ...failures('unauthorized', 'forbidden', 'invalid_fields', 'internal'),
  },
});

/** The figures of the dashboard, for administrators. */
export function addDashboard(api: Api, { useCases }: ApiServices): void {
  api.openapi(read, async (c) => {
    const data = await useCases.readDashboard(c.get('query').days);
    return c.json({ success: true as const, data }, 200);
  });
}
