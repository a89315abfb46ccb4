import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { migrate } from '../../src/adapters/db/engine/migrate.ts';
import { createLeadDesk } from '../../src/adapters/db/leads/lead-desk.ts';
import { withDatabase } from './databases.ts';
import { type LeadQuery, leadQueries, neighbourSearches, planOf } from './lead-queries.ts';
import { addManyLeads, TODAY } from './many-leads.ts';
import { percentile } from './tools/wrk.ts';

const LEADS = 100_000;
const ROUNDS = 200;
const WARM_UP = 5;
/** (i) Lists of 100,000 leads in the back office: the time of a page with its total, through the store, in sequence. */
export const measureLeads = (engine: 'sqlite' | 'postgres') =>
  withManyLeads(engine, async (database) => {
    const results: Record<string, object> = {};
    for (const [name, query] of Object.entries(leadQueries)) results[name] = await measure(database, query);
    const desk = createLeadDesk(database);
    results['numbers of the day'] = (await timesOf(() => desk.counts(TODAY))).ms;
    for (const [name, search] of Object.entries(neighbourSearches))
      results[`neighbours, ${name}`] = (await timesOf(() => desk.neighbours('lead-50000', search))).ms;
    return results;
  });

/** Measures on a new database with 100,000 leads, which it deletes afterwards. */
export const withManyLeads = <T>(
  engine: 'sqlite' | 'postgres',
  measureOn: (database: Database) => Promise<T>,
): Promise<T> =>
  withDatabase(engine, async ({ DATABASE_URL }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mdmc-leads-'));
    const database = await openDatabase({ dataDir, databaseUrl: DATABASE_URL });
    try {
      await migrate(database);
      await addManyLeads(database, LEADS);
      await settle(database);
      return await measureOn(database);
    } finally {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

async function measure(database: Database, { search, page = 1 }: LeadQuery) {
  const desk = createLeadDesk(database);
  const { last, ms } = await timesOf(() => desk.page(search, { limit: 25, offset: (page - 1) * 25 }));
  return { found: last?.total, ...ms, plan: await checkedPlan(database, search) };
}

/** Returns the times of a call in sequence, in milliseconds, and its last result. */
export async function timesOf<T>(call: () => Promise<T>, rounds = ROUNDS) {
  const times: number[] = [];
  let last: T | undefined;
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const startedAt = performance.now();
    last = await call();
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  const ms = (share: number) => Math.round(percentile(times, share) * 10) / 10;
  return { last, ms: { p50Ms: ms(0.5), p99Ms: ms(0.99) } };
}

/**
 * Puts a new database into the state of a database in use: PostgreSQL's autovacuum has marked the pages for
 * index-only scans and counted values; SQLite's log has been written back into the file.
 */
async function settle({ db, engine }: Database): Promise<void> {
  if (engine === 'postgres') await sql`vacuum analyze leads`.execute(db);
  else {
    await sql`analyze`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  }
}

/** Returns the query plans of a search. Throws when a plan scans the whole table of leads. */
async function checkedPlan(database: Database, search: LeadQuery['search']): Promise<string[]> {
  const { page, total } = await planOf(database, search);
  const whole = [page, total].find((plan) => /Seq Scan on leads|SCAN leads(?! USING)/.test(plan));
  if (whole) throw new Error(`A query reads the whole table: ${JSON.stringify(search)}: ${whole}`);
  return [page, total];
}
