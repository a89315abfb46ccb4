import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/adapters/db/connect.ts';
import { searchParts } from '../../src/adapters/db/lead-search.ts';
import type { LeadSearch } from '../../src/app/ports/leads.ts';
import { ASSIGNEE, NEWEST } from './many-leads.ts';

const WEEK = 7 * 24 * 3_600_000;

export interface LeadQuery {
  search: LeadSearch;
  page?: number;
}

const newest = { sort: 'created', order: 'desc' } as const;
/** The lists that are measured, and whose plans are tested. */
export const leadQueries: Record<string, LeadQuery> = {
  'first page': { search: newest },
  'page 100': { search: newest, page: 100 },
  'page 1000': { search: newest, page: 1000 },
  'status, page 500': { search: { ...newest, statuses: ['new', 'won'] }, page: 500 },
  'part of a name, rare': { search: { ...newest, text: 'nowak 777' } },
  'part of a name, common': { search: { ...newest, text: 'lea' } },
  'two letters': { search: { ...newest, text: 'zo' } },
  'found nowhere': { search: { ...newest, text: 'xyzxyz' } },
  status: { search: { ...newest, statuses: ['won'] } },
  kind: { search: { ...newest, kinds: ['contact'] } },
  assignee: { search: { ...newest, assigneeId: ASSIGNEE } },
  'nobody’s': { search: { ...newest, assigneeId: null } },
  source: { search: { ...newest, source: 'instagram' } },
  'all sources but four': {
    search: { ...newest, sourcesNot: ['instagram', 'google', 'facebook', 'direct'] },
  },
  'deliveries that failed': { search: { ...newest, deliveries: ['dead'] } },
  'by budget': { search: { sort: 'budget', order: 'desc' } },
  'by lowest budget': { search: { sort: 'budget', order: 'asc' } },
  'by status': { search: { sort: 'status', order: 'asc' } },
  'by name': { search: { sort: 'name', order: 'asc' } },
  'status, by budget': { search: { sort: 'budget', order: 'desc', statuses: ['won', 'qualified'] } },
  'status, by lowest budget': {
    search: { sort: 'budget', order: 'asc', statuses: ['won', 'qualified'] },
  },
  'kinds, by budget': { search: { sort: 'budget', order: 'desc', kinds: ['simulation', 'booking'] } },
  'platform, by name': { search: { sort: 'name', order: 'asc', platforms: ['youtube'] } },
  'nobody’s, by status': { search: { sort: 'status', order: 'asc', assigneeId: null } },
  'source, by status': { search: { sort: 'status', order: 'desc', source: 'instagram' } },
  'status, by name': { search: { sort: 'name', order: 'desc', statuses: ['won', 'qualified'] } },
  'a budget range, by name': { search: { sort: 'name', order: 'asc', budgetFrom: 1000, budgetTo: 2000 } },
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

/** How the engine finds a page and its total: the lines of its plan that name what is read and what is sorted. */
export async function planOf(
  database: Database,
  search: LeadSearch,
): Promise<Record<'page' | 'total', string>> {
  const { from, countFrom, where, orderBy } = searchParts(search, database.engine);
  const lines = linesOf(database);
  return {
    page: await lines(sql`select id from ${from} ${where} ${orderBy} limit 200`),
    total: await lines(sql`select count(*) from ${countFrom} ${where}`),
  };
}

/** How the engine answers a statement, told in the same way. */
export const linesOf = ({ db, engine }: Database) =>
  engine === 'sqlite' ? sqlitePlan(db) : postgresPlan(db);

const sqlitePlan = (db: Database['db']) => async (statement: RawBuilder<unknown>) => {
  const { rows } = await sql<{ detail: string }>`explain query plan ${statement}`.execute(db);
  return rows.map(({ detail }) => detail).join('; ');
};
const postgresPlan = (db: Database['db']) => async (statement: RawBuilder<unknown>) => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${statement}`.execute(db);
  return rows
    .map((row) => row['QUERY PLAN'].trim())
    .filter((line) => /Scan|Sort|Aggregate/.test(line))
    .join('; ');
};
