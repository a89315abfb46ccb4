import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { type Database, openDatabase } from '../../src/adapters/db/connect.ts';
import { createLeadDesk } from '../../src/adapters/db/lead-desk.ts';
import { searchParts } from '../../src/adapters/db/lead-search.ts';
import { migrate } from '../../src/adapters/db/migrate.ts';
import type { LeadSearch } from '../../src/app/ports/leads.ts';
import { withDatabase } from './databases.ts';
import { addManyLeads, NEWEST } from './many-leads.ts';
import { percentile } from './wrk.ts';

const LEADS = 100_000;
const ROUNDS = 100;
const WARM_UP = 5;
const WEEK = 7 * 24 * 3_600_000;

const newest = { sort: 'created', order: 'desc' } as const;
const queries: Record<string, { search: LeadSearch; page?: number }> = {
  'first page': { search: newest },
  'page 100': { search: newest, page: 100 },
  'part of a name, rare': { search: { ...newest, text: 'nowak 777' } },
  'part of a name, common': { search: { ...newest, text: 'lea' } },
  'two letters': { search: { ...newest, text: 'zo' } },
  'found nowhere': { search: { ...newest, text: 'xyzxyz' } },
  status: { search: { ...newest, statuses: ['won'] } },
  source: { search: { ...newest, source: 'instagram' } },
  'deliveries that failed': { search: { ...newest, deliveries: ['dead'] } },
  'by budget': { search: { sort: 'budget', order: 'desc' } },
  'by name': { search: { sort: 'name', order: 'asc' } },
  'status, by budget': { search: { sort: 'budget', order: 'desc', statuses: ['won', 'qualified'] } },
  'a week': { search: { ...newest, from: NEWEST - 2 * WEEK, until: NEWEST - WEEK } },
  'all of them': {
    search: {
      text: 'martin',
      kinds: ['simulation'],
      statuses: ['new', 'won'],
      platforms: ['youtube', 'tiktok'],
      deliveries: ['delivered'],
      assigneeId: null,
      source: 'google',
      from: NEWEST - 40 * WEEK,
      sort: 'budget',
      order: 'desc',
    },
  },
};

/** (i) The back office's list over a hundred thousand leads: a page with its total, through the store, one after another. */
export const measureLeads = (engine: 'sqlite' | 'postgres') =>
  withDatabase(engine, async ({ DATABASE_URL }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mdmc-leads-'));
    const database = await openDatabase({ dataDir, databaseUrl: DATABASE_URL });
    try {
      await migrate(database);
      await addManyLeads(database, LEADS);
      const results: Record<string, object> = {};
      for (const [name, query] of Object.entries(queries)) results[name] = await measure(database, query);
      return results;
    } finally {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

async function measure(database: Database, { search, page = 1 }: { search: LeadSearch; page?: number }) {
  const desk = createLeadDesk(database);
  const times: number[] = [];
  let found = 0;
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    found = (await desk.page(search, { limit: 25, offset: (page - 1) * 25 })).total;
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  const ms = (share: number) => Math.round(percentile(times, share) * 10) / 10;
  return { found, p50Ms: ms(0.5), p99Ms: ms(0.99), plan: await planOf(database, search) };
}

/** How the engine finds the page and its total. Throws when it reads the table from one end to the other. */
async function planOf({ db, engine }: Database, search: LeadSearch): Promise<string[]> {
  const { from, where, orderBy } = searchParts(search, engine);
  const plans: string[] = [];
  for (const statement of [
    sql`select id from ${from} ${where} ${orderBy} limit 200`,
    sql`select count(*) from ${from} ${where}`,
  ]) {
    const lines = engine === 'sqlite' ? sqlitePlan(statement) : postgresPlan(statement);
    plans.push((await lines(db)).join('; '));
  }
  const whole = plans.find((plan) => /Seq Scan|SCAN leads(?! USING)/.test(plan));
  if (whole) throw new Error(`A query reads the whole table: ${JSON.stringify(search)}: ${whole}`);
  return plans;
}

const sqlitePlan = (statement: RawBuilder<unknown>) => async (db: Database['db']) => {
  const { rows } = await sql<{ detail: string }>`explain query plan ${statement}`.execute(db);
  return rows.map(({ detail }) => detail);
};
const postgresPlan = (statement: RawBuilder<unknown>) => async (db: Database['db']) => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${statement}`.execute(db);
  return rows.map((row) => row['QUERY PLAN'].trim()).filter((line) => /Scan|Sort|Aggregate/.test(line));
};
