import { createDashboardStore } from '../../src/adapters/db/dashboard/dashboard-store.ts';
import { readDashboard } from '../../src/app/dashboard/read-dashboard.ts';
import type { CampaignFigures } from '../../src/app/ports/dashboard.ts';
import { dashboardPeriods } from '../../src/domain/dashboard/scale.ts';
import { timesOf, withManyLeads } from './leads.ts';
import { NEWEST } from './many-leads.ts';

const ROUNDS = 40;

/** The number of campaigns is small, so they are not measured. */
const noCampaigns: CampaignFigures = {
  counts: async () => ({ planned: 0, active: 0, finished: 0 }),
  latest: async () => [],
  createdSince: async () => [],
  range: async () => ({ judged: 0, inside: 0 }),
};

/** The dashboard of each period over 100,000 leads of 347 days, four fifths of them answered within two days. */
export const measureDashboard = (engine: 'sqlite' | 'postgres') =>
  withManyLeads(engine, async (database) => {
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
