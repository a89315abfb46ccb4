import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  leadsByDay,
  leadsByOutcome,
  responseTimes,
  simulationsByBand,
} from '../../src/adapters/db/dashboard/dashboard-leads.ts';
import type { Database } from '../../src/adapters/db/engine/connect.ts';
import { lastDays } from '../../src/app/dashboard/days.ts';
import { budgetBands } from '../../src/domain/dashboard/scale.ts';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../tests/databases/databases.ts';
import { leadQueries, linesOf, planOf } from './lead-queries.ts';
import { addManyLeads, NEWEST } from './many-leads.ts';

/** The index that each order of an unfiltered list is read from, without sorting. */
const orders: Record<string, string> = {
  'first page': 'leads_newest',
  'page 1000': 'leads_newest',
  'by budget': 'leads_budget',
  'by lowest budget': 'leads_low_budget',
  'by status': 'leads_stage',
  'by name': 'leads_name',
  'by follow-up': 'leads_follow_up',
  'by latest follow-up': 'leads_last_follow_up',
};

eachEngine('every list of the back office', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await addManyLeads(database, 2000);
    await sql.raw(engine === 'postgres' ? 'vacuum analyze leads' : 'analyze').execute(database.db);
  });
  afterAll(() => database.close());

  /** Forbids PostgreSQL to scan the whole table, which it would prefer because the table is small here. */
  const withoutWholeTable = <T>(ask: (small: Database) => Promise<T>): Promise<T> =>
    database.db.connection().execute(async (db) => {
      if (engine === 'postgres') await sql`set enable_seqscan = off`.execute(db);
      return ask({ ...database, db });
    });

  it.each(Object.entries(leadQueries))('is read from an index (%s)', async (name, { search }) => {
    const plan = await withoutWholeTable((small) => planOf(small, search));
    for (const part of [plan.page, plan.total]) {
      // The engine chooses the index: several indexes cost PostgreSQL about the same, depending on their sizes.
      expect(part).toMatch(engine === 'sqlite' ? /COVERING INDEX \w/ : /Index.* (?:using|on) \w/);
      expect(part).not.toMatch(/Seq Scan on leads|SCAN leads(?! USING)/);
    }
    const order = orders[name];
    if (order) {
      expect(plan.page).toContain(order);
      expect(plan.page).not.toMatch(/Sort|TEMP B-TREE/);
    }
    if (engine === 'postgres' && search.q && search.q.length > 2 && Object.keys(search).length === 3)
      expect(plan.total).toContain('leads_search');
  });

  const week = lastDays(NEWEST, 7);
  it.each<[string, RawBuilder<unknown>]>([
    ['leads_by_day', leadsByDay(week, 6)],
    ['leads_by_response', responseTimes(week)],
    ['simulations_by_day', simulationsByBand(week, budgetBands)],
  ])('is counted by day for the dashboard from an index alone (%s)', async (index, statement) => {
    const plan = await withoutWholeTable((small) => linesOf(small)(statement));
    expect(plan).toMatch(
      engine === 'sqlite'
        ? new RegExp(`SEARCH leads USING COVERING INDEX ${index}`)
        : `Index Only Scan using ${index}`,
    );
  });

  it('is counted by outcome for the dashboard from an index', async () => {
    const plan = await withoutWholeTable((small) => linesOf(small)(leadsByOutcome(week)));
    // PostgreSQL takes the smaller index of days where the rows lie in the order of their days, as they do here.
    expect(plan).toMatch(
      engine === 'sqlite'
        ? /SEARCH leads USING COVERING INDEX leads_by_outcome/
        : /Index (?:Only )?Scan using leads_by_(?:outcome|day)/,
    );
  });
});
