import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { simulationLead } from '../../../../tests/factories.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { backUp, restore } from '../../../adapters/db/engine/backup.ts';
import { type Database, openDatabase } from '../../../adapters/db/engine/connect.ts';
import { toLeadRow } from '../../../adapters/db/leads/lead-mapping.ts';
import { budgetBands } from '../../../domain/dashboard/scale.ts';
import { leadStatuses } from '../../../domain/lead/lead-values.ts';
import { endedBefore } from '../../../domain/lead/retention/ends.ts';
import { dayNumber } from '../../../domain/time/agency-day.ts';
import { eraseAgain } from '../erase-again.ts';
import { erasureNotice } from '../erasure-notice.ts';
import { ANNOUNCED, CLOCK, leadsOf, planNight } from './night-of.ts';
import { retireLeads } from './retire-leads.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2029, 10, 28, 2);
const FIRST = Date.UTC(2019, 11, 1, 12);
/** Two leads in three days, by some persons who come back after months or years. */
const LEADS = 2400;

eachEngine('ten years of leads', (engine) => {
  let site: TestSite;
  let database: Database;
  let now = NOW;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => now } });
    database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
    const rows = Array.from({ length: LEADS }, (_, index) => {
      const sample = simulationLead();
      const budget = [300, 700, 1500, 4000, 12_000][index % 5] ?? 0;
      const email = index % 7 === 0 ? `client${index % 11}@example.com` : `p${index}@example.com`;
      const lead = simulationLead({
        createdAt: FIRST + Math.floor((index * (NOW - FIRST)) / LEADS),
        fields: { ...sample.fields, email, budget },
        origin: { ...sample.origin, utm: { utm_source: index % 3 === 0 ? 'instagram' : 'google' } },
      });
      const status = leadStatuses[index % leadStatuses.length] ?? 'new';
      return {
        ...toLeadRow(lead, undefined),
        status,
        won_value: status === 'won' ? index * 100 : null,
        response_ms: status === 'new' ? null : (index % 50) * 60_000,
      };
    });
    for (let first = 0; first < rows.length; first += 100)
      await database.db
        .insertInto('leads')
        .values(rows.slice(first, first + 100))
        .execute();
    await site.ports.retirement.tell(ANNOUNCED, NOW - 31 * DAY, undefined);
    await site.ports.state.set(CLOCK, { at: NOW, since: NOW - 30 * DAY }, NOW);
  });
  afterAll(async () => {
    await database.close();
    await site.close();
  });

  /** The dashboard's figures of each month, and of each year. */
  async function figures() {
    const { dashboard } = site.ports;
    const periods = Array.from({ length: 121 }, (_, month) => ({
      from: dayNumber(new Date(Date.UTC(2019, 10 + month, 1)).toISOString().slice(0, 10)),
      until: dayNumber(new Date(Date.UTC(2019, 11 + month, 1)).toISOString().slice(0, 10)),
    }));
    const years = Array.from({ length: 10 }, (_, year) => ({
      from: dayNumber(`${2020 + year}-01-01`),
      until: dayNumber(`${2021 + year}-01-01`),
    }));
    const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    return Promise.all(
      [...periods, ...years].map(async (period) => ({
        days: sorted(await dashboard.leadsByDay(period, 6)),
        bands: sorted(await dashboard.simulations(period, budgetBands)),
        outcomes: sorted(await dashboard.outcomes(period)),
        answers: await dashboard.responseTimes(period),
      })),
    );
  }
  /** A backup from before the last nights. */
  const older = () => path.join(site.variables['DATA_DIR'] ?? '', 'copies', 'older.sqlite');
  const stored = () =>
    database.db.selectFrom('leads').select(['public_id', 'email_key', 'created_at']).execute();

  it('end without a change of any closed month or year, and no person who wrote inside three years loses a lead', async () => {
    const before = await figures();
    const all = await stored();
    // Seven of ten years are due at once: no machine deletes them.
    await retireLeads(site.ports);
    expect(await stored()).toHaveLength(LEADS);

    const { due, night } = await planNight(site.ports, NOW);
    expect(night.stop).toBe('share');
    const entry = { at: NOW, actorId: null, subject: null, before: null, requestId: null } as const;
    const retired = await site.ports.retirement.retire(leadsOf(due), {
      notice: erasureNotice(site.ports, null, NOW),
      entryOf: (leads) => ({ ...entry, action: 'leads_retired', after: { leads } }),
    });
    const left = new Set((await stored()).map(({ public_id }) => public_id));
    const gone = all.filter(({ public_id }) => !left.has(public_id));
    expect(gone).toHaveLength(retired);
    expect(retired).toBeGreaterThan(1300);
    const latest = new Map<string, number>();
    for (const { email_key, created_at } of all)
      latest.set(email_key, Math.max(latest.get(email_key) ?? 0, created_at));
    const ended = all.filter(({ email_key }) => (latest.get(email_key) ?? 0) < endedBefore(NOW));
    expect(gone.map(({ public_id }) => public_id).toSorted()).toEqual(
      ended.map(({ public_id }) => public_id).toSorted(),
    );
    expect(await figures()).toEqual(before);
  });

  it('end night after night from then on, again without a change', async () => {
    await backUp(database, older());
    const before = await figures();
    const left = (await stored()).length;
    for (let night = 1; night <= 90; night += 1) {
      now = NOW + night * DAY;
      await site.ports.state.set(CLOCK, { at: now - 1, since: NOW - 30 * DAY }, now);
      await retireLeads(site.ports);
    }
    expect(left - (await stored()).length).toBeGreaterThan(40);
    expect(await figures()).toEqual(before);
  });

  it('end again after a restore of an older backup, and nobody comes back who was erased since', async () => {
    const before = await figures();
    const kept = await stored();
    const restored = async () => {
      await restore(database, older(), site.variables['DATA_DIR'] ?? '');
      expect((await stored()).length).toBeGreaterThan(kept.length + 40);
      await eraseAgain(site.ports);
      await site.ports.state.set(CLOCK, { at: now - 1, since: NOW - 30 * DAY }, now);
      await retireLeads(site.ports);
      return (await stored()).map(({ public_id }) => public_id).toSorted();
    };
    expect(await restored()).toEqual(kept.map(({ public_id }) => public_id).toSorted());
    expect(await figures()).toEqual(before);

    // Somebody whose lead has not ended: only the list of erasures keeps this lead away.
    const erased = kept.at(-1)?.email_key ?? '';
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    const answer = await postFrom(site, newAddress(), '/api/people/erase', { email: erased }, headers);
    expect(answer.status).toBe(200);
    const others = kept.filter(({ email_key }) => email_key !== erased);
    expect(others.length).toBeLessThan(kept.length);
    expect(await restored()).toEqual(others.map(({ public_id }) => public_id).toSorted());
  });
});
