import { listAudit } from '../../app/audit/list-audit.ts';
import { dashboardForRole } from '../../app/dashboard/dashboard-for-role.ts';
import { readDashboard } from '../../app/dashboard/read-dashboard.ts';
import { AuditPage, AuditQuery } from '../../contracts/audit.ts';
import { DashboardDto, DashboardQuery } from '../../contracts/dashboard.ts';
import { mayManage, maySell } from '../../domain/account/role.ts';
import { dashboardPeriods } from '../../domain/dashboard/scale.ts';
import { operation } from '../operation.ts';

const days = {
  in: 'query' as const,
  name: 'days',
  description: 'Days to look back, today included. They begin at midnight in the agency’s time zone.',
  schema: { type: 'string' as const, enum: [...dashboardPeriods], default: '30' },
};

/** The figures of the dashboard, for sales, and the audit log, for administrators. */
export const dashboardOperations = [
  operation({
    tag: 'Dashboard',
    allow: maySell,
    method: 'get',
    path: '/dashboard',
    summary: 'The figures of the back office',
    description:
      'Live figures; names are those of leads and reviewers. Figures of reviews and notices of erasures are for administrators.',
    query: DashboardQuery,
    queryDocs: [days],
    answer: DashboardDto,
    meaning: 'The figures',
    run: async ({ ports, query, asker }) =>
      dashboardForRole(await readDashboard(ports, query.days), asker.who.account.role),
  }),
  operation({
    tag: 'Audit log',
    allow: mayManage,
    method: 'get',
    path: '/audit',
    summary: 'Who did what, and when',
    description:
      'One page, newest first. `account` is an account’s id, for what it did and what was done to it, or `none` for what nobody signed in did. `from` is the earliest moment, `until` the one before which the list ends. Entries hold ids; names and addresses are those of today.',
    query: AuditQuery,
    answer: AuditPage,
    meaning: 'A page',
    run: ({ ports, query }) => listAudit(ports, query),
  }),
] as const;
