import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../src/adapters/db/connect.ts';
import { createLeadDesk } from '../../src/adapters/db/lead-desk.ts';
import { migrate } from '../../src/adapters/db/migrate.ts';
import { withDatabase } from './databases.ts';
import { type LeadQuery, leadQueries, planOf } from './lead-queries.ts';
import { addManyLeads } from './many-leads.ts';
import { percentile } from './wrk.ts';

const LEADS = 100_000;
const ROUNDS = 200;
const WARM_UP = 5;
/** (i) The back office's list over a hundred thousand leads: a page with its total, through the store, one after another. */
export const measureLeads = (engine: 'sqlite' | 'postgres') =>
  withDatabase(engine, async ({ DATABASE_URL }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mdmc-leads-'));
    const database = await openDatabase({ dataDir, databaseUrl: DATABASE_URL });
    try {
      await migrate(database);
      await addManyLeads(database, LEADS);
      await settle(database);
      const results: Record<string, object> = {};
      for (const [name, query] of Object.entries(leadQueries)) results[name] = await measure(database, query);
      return results;
    } finally {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

async function measure(database: Database, { search, page = 1 }: LeadQuery) {
  const desk = createLeadDesk(database);
  const times: number[] = [];
  let found = 0;
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    found = (await desk.page(search, { limit: 25, offset: (page - 1) * 25 })).total;
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  const ms = (share: number) => Math.round(percentile(times, share) * 10) / 10;
  return { found, p50Ms: ms(0.5), p99Ms: ms(0.99), plan: await checkedPlan(database, search) };
}

/**
 * What a database in use has had done by itself: PostgreSQL's autovacuum marks pages that an index alone can answer for
 * and counts values; SQLite's log is written back into the file.
 */
async function settle({ db, engine }: Database): Promise<void> {
  if (engine === 'postgres') await sql`vacuum analyze leads`.execute(db);
  else {
    await sql`analyze`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  }
}

/** Throws when the table is read from one end to the other. */
async function checkedPlan(database: Database, search: LeadQuery['search']): Promise<string[]> {
  const { page, total } = await planOf(database, search);
  const whole = [page, total].find((plan) => /Seq Scan|SCAN leads(?! USING)/.test(plan));
  if (whole) throw new Error(`A query reads the whole table: ${JSON.stringify(search)}: ${whole}`);
  return [page, total];
}
