import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { expect } from 'vitest';
import { createDashboardStore } from '../src/adapters/db/dashboard/dashboard-store.ts';
import { createLeadStore } from '../src/adapters/db/leads/lead-store.ts';
import type { ReviewRow } from '../src/adapters/db/reviews/review-tables.ts';
import { readDashboard } from '../src/app/dashboard/read-dashboard.ts';
import type { CampaignFigures } from '../src/app/ports/dashboard.ts';
import { DashboardDto, DashboardQuery } from '../src/contracts/dashboard.ts';
import type { DashboardPeriod } from '../src/domain/dashboard/scale.ts';
import type { TestDatabase } from './databases/databases.ts';
import { contactLead, simulationLead } from './factories.ts';

/** The day on which a test reads the dashboard. */
export const TODAY = '2026-11-21';
/** Returns a time in UTC as milliseconds; noon if only a day is given. */
export const at = (time: string) => Date.parse(`${time}${time.includes('T') ? '' : 'T12:00:00'}Z`);

/** A site without campaigns. */
export const noCampaigns: CampaignFigures = {
  counts: async () => ({ planned: 0, active: 0, finished: 0 }),
  latest: async () => [],
  createdSince: async () => [],
  range: async () => ({ judged: 0, inside: 0 }),
};

/**
 * Returns functions that read the dashboard of a database, and that add the counted rows.
 * @param database returns the database of the running test
 */
export function dashboardOf(database: () => TestDatabase) {
  return {
    async read(
      period: DashboardPeriod | { from: string; to: string } = '7',
      {
        now = `${TODAY}T14:00:00`,
        campaigns = noCampaigns,
      }: { now?: string; campaigns?: CampaignFigures } = {},
    ): Promise<DashboardDto> {
      const dashboard = createDashboardStore(database());
      const found = await readDashboard(
        { clock: { now: () => at(now) }, dashboard, campaignFigures: campaigns },
        DashboardQuery.parse(typeof period === 'string' ? { days: period } : period),
      );
      expect(DashboardDto.safeParse(found).error).toBeUndefined();
      return found;
    },
    async addLead(
      time: string,
      { source, referrer = null, ...rest }: { source?: string; referrer?: string | null; name?: string } = {},
    ): Promise<string> {
      const lead = contactLead({ createdAt: at(time) });
      const utm = source === undefined ? {} : { utm_source: source };
      const fields = { ...lead.fields, ...rest };
      await createLeadStore(database()).save(
        { ...lead, fields, origin: { ...lead.origin, utm, referrer } },
        [],
      );
      return lead.id;
    },
    async addSimulation(
      time: string,
      platform: 'youtube' | 'meta' | 'tiktok',
      budget: number,
    ): Promise<string> {
      const lead = simulationLead({ createdAt: at(time) });
      await createLeadStore(database()).save({ ...lead, fields: { ...lead.fields, platform, budget } }, []);
      return lead.id;
    },
    async addReview(changes: Partial<Insertable<ReviewRow>> = {}): Promise<void> {
      await database()
        .db.insertInto('reviews')
        .values({
          public_id: randomUUID(),
          owner: 'site',
          platform: 'site',
          name: 'Léa',
          rating: 5,
          verified: 0,
          helpful: 0,
          status: 'approved',
          demo: 0,
          created_at: at(TODAY),
          updated_at: at(TODAY),
          ...changes,
        })
        .execute();
    },
  };
}
