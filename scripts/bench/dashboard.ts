import { createDashboardStore } from '../../src/adapters/db/dashboard/dashboard-store.ts';
import type { Database } from '../../src/adapters/db/engine/connect.ts';
import { readDashboard } from '../../src/app/dashboard/read-dashboard.ts';
import type { CampaignFigures } from '../../src/app/ports/dashboard.ts';
import { dashboardPeriods } from '../../src/domain/dashboard/scale.ts';
import { settle, timesOf, withManyLeads } from './leads.ts';
import { NEWEST } from './many-leads.ts';

const ROUNDS = 40;
const BATCH = 500;
const HOUR_MS = 3_600_000;

/** Campaigns are few, and are left out. */
const noCampaigns: CampaignFigures = {
  counts: async () => ({ planned: 0, active: 0, finished: 0 }),
  latest: async () => [],
  createdSince: async () => [],
  range: async () => ({ judged: 0, inside: 0 }),
};

/** The dashboard of each period over 100,000 leads of 347 days, four fifths of them answered within some hours. */
export const measureDashboard = (engine: 'sqlite' | 'postgres') =>
  withManyLeads(engine, async (database) => {
    await answerLeads(database);
    await settle(database);
    const dashboard = createDashboardStore(database);
    const clock = { now: () => NEWEST };
    const results: Record<string, object> = {};
    for (const days of dashboardPeriods)
      results[`${days} days`] = (
        await timesOf(
          () => readDashboard({ clock, dashboard, campaignFigures: noCampaigns }, { days }),
          ROUNDS,
        )
      ).ms;
    return results;
  });

/** Writes the change of status of each lead that is no longer new, as the back office records it. */
async function answerLeads({ db }: Database): Promise<void> {
  const leads = await db
    .selectFrom('leads')
    .select(['public_id', 'created_at', 'status'])
    .where('status', '!=', 'new')
    .execute();
  for (let start = 0; start < leads.length; start += BATCH)
    await db
      .insertInto('audit_log')
      .values(
        leads.slice(start, start + BATCH).map(({ public_id, created_at, status }, index) => ({
          at: created_at + (1 + (index % 48)) * HOUR_MS,
          actor_id: 'account-1',
          action: 'lead_status_changed' as const,
          subject: public_id,
          before: JSON.stringify({ status: 'new' }),
          after: JSON.stringify({ status }),
          request_id: `answer-${public_id}`,
        })),
      )
      .execute();
}
