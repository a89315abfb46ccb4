import { compress } from 'hono/compress';
import { listAudit } from '../../app/audit/list-audit.ts';
import { openDashboard } from '../../app/dashboard/open-dashboard.ts';
import { dismissWelcome } from '../../app/welcome/read-welcome.ts';
import { AuditPage, AuditQuery } from '../../contracts/audit.ts';
import { DashboardAnswer, DashboardQuery, WelcomeDismissed } from '../../contracts/dashboard.ts';
import { mayManage, maySell } from '../../domain/account/role.ts';
import { dashboardPeriods } from '../../domain/dashboard/scale.ts';
import { operation } from '../operation.ts';

const days = {
  in: 'query' as const,
  name: 'days',
  description: 'Days to look back, today included. They begin at midnight in the agency’s time zone.',
  schema: { type: 'string' as const, enum: [...dashboardPeriods], default: '30' },
};

const end = (name: 'from' | 'to', which: string) => ({
  in: 'query' as const,
  name,
  description: `The ${which} day of a period with own dates, in place of \`days\`. Both ends are given, and included; 366 days at most.`,
  schema: { type: 'string' as const, format: 'date' },
});

/** The figures of the dashboard, for sales, and the audit log, for administrators. */
export const dashboardOperations = [
  operation({
    tag: 'Dashboard',
    allow: maySell,
    method: 'get',
    path: '/dashboard',
    summary: 'The figures of the back office',
    description:
      'Live figures, those of as many days before, and the time in which leads were answered; names are those of leads and reviewers. Figures of reviews and notices of erasures are for administrators.',
    query: DashboardQuery,
    queryDocs: [days, end('from', 'first'), end('to', 'last')],
    // 11 kB in the first load of the back office, 2 kB compressed.
    before: [compress()],
    answer: DashboardAnswer,
    meaning: 'The figures',
    run: ({ ports, query, asker }) => openDashboard(ports, query, asker),
  }),
  operation({
    tag: 'Dashboard',
    allow: mayManage,
    method: 'post',
    path: '/welcome/dismiss',
    summary: 'Show this account no longer where to begin',
    answer: WelcomeDismissed,
    meaning: 'Noted',
    run: ({ ports, asker }) => dismissWelcome(ports, asker),
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
