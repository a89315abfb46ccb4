import { sql } from 'kysely';
import type { Migration } from '../engine/migration.ts';

/** Indexes leads with the lowest budgets first and those without a budget last, exactly as `lead-search.ts` sorts. */
export const lowestBudgets: Migration = async (db) => {
  await sql`create index leads_low_budget on leads (coalesce(budget, 2147483647), id)`.execute(db);
  await db.schema.dropIndex('leads_status').execute();
  await sql`create index leads_status on leads (status, coalesce(budget, -1), id, budget)`.execute(db);
};
