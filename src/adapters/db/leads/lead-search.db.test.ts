import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import type { LeadSearch } from '../../../app/ports/leads.ts';
import { searchParts } from './lead-search.ts';

const filters: Partial<LeadSearch>[] = [
  { kind: ['simulation'] },
  { status: ['won'] },
  { platform: ['youtube'] },
  { delivery: ['dead'] },
  { assignee: 'none' },
  { source: 'google.com' },
  { sourceNot: ['google.com', 'direct'] },
  { budgetFrom: 1000, budgetTo: 2500 },
  { costVersion: 2 },
  { from: 0, until: 1 },
  { todo: { among: ['today'], today: 20_000 } },
  { todo: { among: ['new', 'today', 'overdue'], today: 20_000 } },
  { q: 'nova' },
  { q: '06 12 34' },
];

eachEngine('lead search', (engine) => {
  it('reads only an index and no row of the table, with any filter', async () => {
    const database = await openTestDatabase(engine);
    for (const filter of filters) {
      const search: LeadSearch = { ...filter, sort: 'created', order: 'desc' };
      const { countFrom, where } = searchParts(search, engine);
      const statement = sql`select count(*) from ${countFrom} ${where}`;
      const plan = await database.db.connection().execute(async (db) => {
        if (engine === 'sqlite') return sql`explain query plan ${statement}`.execute(db);
        // The planner knows that the table is empty, and would otherwise scan it.
        await sql`set enable_seqscan = off`.execute(db);
        await sql`set enable_bitmapscan = off`.execute(db);
        const { rows } = await sql`explain (costs off) ${statement}`.execute(db);
        await sql`reset all`.execute(db);
        return { rows };
      });
      expect([filter, JSON.stringify(plan.rows)]).toEqual([
        filter,
        expect.stringMatching(/USING COVERING INDEX leads_(list|status|follow_up)|Index Only Scan/),
      ]);
    }
    await database.close();
  });
});
