import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/adapters/db/engine/connect.ts';
import { searchParts } from '../../src/adapters/db/leads/lead-search.ts';
import type { LeadSearch } from '../../src/app/ports/leads.ts';
import { ASSIGNEE, NEWEST, TODAY } from './many-leads.ts';

const WEEK = 7 * 24 * 3_600_000;

export interface LeadQuery {
  search: LeadSearch;
  page?: number;
}

const newest = { sort: 'created', order: 'desc' } as const;
/** The lists that `leads.ts` measures and whose query plans `lead-queries.db.test.ts` tests. */
export const leadQueries: Record<string, LeadQuery> = {
  'first page': { search: newest },
  'page 100': { search: newest, page: 100 },
  'page 1000': { search: newest, page: 1000 },
  'status, page 500': { search: { ...newest, status: ['new', 'won'] }, page: 500 },
  'part of a name, rare': { search: { ...newest, q: 'nowak 777' } },
  'part of a name, common': { search: { ...newest, q: 'lea' } },
  'two letters': { search: { ...newest, q: 'zo' } },
  'found nowhere': { search: { ...newest, q: 'xyzxyz' } },
  status: { search: { ...newest, status: ['won'] } },
  kind: { search: { ...newest, kind: ['contact'] } },
  assignee: { search: { ...newest, assignee: ASSIGNEE } },
  unassigned: { search: { ...newest, assignee: 'none' } },
  source: { search: { ...newest, source: 'instagram' } },
  'all sources but four': {
    search: { ...newest, sourceNot: ['instagram', 'google', 'facebook', 'direct'] },
  },
  'new ones': { search: { ...newest, todo: { among: ['new'], today: TODAY } } },
  'to follow up today': { search: { ...newest, todo: { among: ['today'], today: TODAY } } },
  overdue: { search: { ...newest, todo: { among: ['overdue'], today: TODAY } } },
  'to do today': { search: { ...newest, todo: { among: ['new', 'today', 'overdue'], today: TODAY } } },
  'to do today, by follow-up': {
    search: { sort: 'followUp', order: 'asc', todo: { among: ['new', 'today', 'overdue'], today: TODAY } },
  },
  'by follow-up': { search: { sort: 'followUp', order: 'asc' } },
  'by latest follow-up': { search: { sort: 'followUp', order: 'desc' } },
  'part of a telephone number': { search: { ...newest, q: '06 12 34' } },
  'deliveries that failed': { search: { ...newest, delivery: ['dead'] } },
  'by budget': { search: { sort: 'budget', order: 'desc' } },
  'by lowest budget': { search: { sort: 'budget', order: 'asc' } },
  'by status': { search: { sort: 'status', order: 'asc' } },
  'by name': { search: { sort: 'name', order: 'asc' } },
  'status, by budget': { search: { sort: 'budget', order: 'desc', status: ['won', 'qualified'] } },
  'status, by lowest budget': {
    search: { sort: 'budget', order: 'asc', status: ['won', 'qualified'] },
  },
  'kinds, by budget': { search: { sort: 'budget', order: 'desc', kind: ['simulation', 'booking'] } },
  'platform, by name': { search: { sort: 'name', order: 'asc', platform: ['youtube'] } },
  'unassigned, by status': { search: { sort: 'status', order: 'asc', assignee: 'none' } },
  'source, by status': { search: { sort: 'status', order: 'desc', source: 'instagram' } },
  'status, by name': { search: { sort: 'name', order: 'desc', status: ['won', 'qualified'] } },
  'a budget range, by name': { search: { sort: 'name', order: 'asc', budgetFrom: 1000, budgetTo: 2000 } },
  'a week': { search: { ...newest, from: NEWEST - 2 * WEEK, until: NEWEST - WEEK } },
  'all of them': {
    search: {
      q: 'martin',
      kind: ['simulation'],
      status: ['new', 'won'],
      platform: ['youtube', 'tiktok'],
      delivery: ['delivered'],
      assignee: 'none',
      source: 'google',
      from: NEWEST - 40 * WEEK,
      sort: 'budget',
      order: 'desc',
    },
  },
};

/** The lists whose neighbours of a lead in the middle `leads.ts` measures. */
export const neighbourSearches: Record<string, LeadSearch> = {
  'newest first': newest,
  'by follow-up': { sort: 'followUp', order: 'asc' },
  'to do today, by follow-up': {
    sort: 'followUp',
    order: 'asc',
    todo: { among: ['new', 'today', 'overdue'], today: TODAY },
  },
  'two statuses, by budget': { sort: 'budget', order: 'desc', status: ['won', 'qualified'] },
  'part of a name, by name': { sort: 'name', order: 'asc', q: 'lea' },
};

/** Returns the query plans of a page and of its total: the lines about scans, sorts and aggregates. */
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

/** Returns a function that returns the query plan of a statement, in the same form. */
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
