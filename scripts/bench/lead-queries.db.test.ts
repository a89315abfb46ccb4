import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../tests/databases.ts';
import { leadQueries, planOf } from './lead-queries.ts';
import { addManyLeads } from './many-leads.ts';

/** The index that each order of a list that nothing narrows is read from; no row is sorted. */
const orders: Record<string, string> = {
  'first page': 'leads_newest',
  'page 1000': 'leads_newest',
  'by budget': 'leads_budget',
  'by status': 'leads_stage',
  'by name': 'leads_name',
};

eachEngine('every list of the back office', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await addManyLeads(database, 2000);
    await sql.raw(engine === 'postgres' ? 'vacuum analyze leads' : 'analyze').execute(database.db);
  });
  afterAll(() => database.close());

  it.each(Object.entries(leadQueries))('can be read from an index (%s)', async (name, { search }) => {
    const plan = await database.db.connection().execute(async (db) => {
      // The table is small here, so that PostgreSQL would rather read it whole: what it does where it may not is asked.
      if (engine === 'postgres') await sql`set enable_seqscan = off`.execute(db);
      return planOf({ ...database, db }, search);
    });
    for (const part of [plan.page, plan.total]) {
      expect(part).toMatch(engine === 'sqlite' ? /COVERING INDEX leads_/ : /Index.* (?:using|on) leads_/);
      expect(part).not.toMatch(/Seq Scan/);
    }
    const order = orders[name];
    if (order) {
      expect(plan.page).toContain(order);
      expect(plan.page).not.toMatch(/Sort|TEMP B-TREE/);
    }
    if (engine === 'postgres' && search.text && search.text.length > 2 && Object.keys(search).length === 3)
      expect(plan.total).toContain('leads_search');
  });
});
