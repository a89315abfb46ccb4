import { type RawBuilder, sql } from 'kysely';
import type { LeadSearch } from '../../app/ports/leads.ts';
import { searchKey } from '../../domain/text/search-key.ts';
import type { Engine } from './connect.ts';

/**
 * What a list is sorted by: an index begins with each (`0005-lead-pipeline.ts`, `0021-lowest-budgets.ts`). Leads without a
 * budget are last, whichever way budgets are sorted.
 */
const sortKey = ({ sort, order }: LeadSearch): string =>
  ({
    created: 'created_at',
    name: 'search',
    budget: order === 'asc' ? 'coalesce(budget, 2147483647)' : 'coalesce(budget, -1)',
    status:
      "(case status when 'new' then 0 when 'contacted' then 1 when 'qualified' then 2 when 'won' then 3 else 4 end)",
  })[sort];

/** The parts of a statement over `leads`. */
export interface SearchParts {
  from: RawBuilder<unknown>;
  /** Where the matches are only counted. */
  countFrom: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  orderBy: RawBuilder<unknown>;
}

/** Writes a search as SQL that needs no row of the table, only an index, on either engine. */
export function searchParts(search: LeadSearch, engine: Engine): SearchParts {
  const conditions = conditionsOf(search, engine);
  const narrowed = conditions.length > 0;
  const byStatus = conditions.length === 1 && Boolean(search.statuses?.length);
  // Without statistics SQLite would believe that an index of one column is better, and then read row after row.
  const through = (index: string) =>
    engine === 'sqlite' && narrowed ? sql.raw(`leads indexed by ${index}`) : sql`leads`;
  const order = sql.raw(search.order);
  return {
    from: through(byStatus && search.sort === 'budget' ? 'leads_status' : 'leads_list'),
    countFrom: through(byStatus ? 'leads_status' : 'leads_list'),
    where: narrowed ? sql`where ${sql.join(conditions, sql` and `)}` : sql``,
    orderBy: sql`order by ${sql.raw(sortKey(search))} ${order}, id ${order}`,
  };
}

function conditionsOf(search: LeadSearch, engine: Engine): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  const among = (column: string, values: readonly string[] | undefined) => {
    if (values && values.length > 0) {
      conditions.push(sql`${sql.ref(column)} in (${sql.join([...new Set(values)])})`);
    }
  };
  among('status', search.statuses);
  among('kind', search.kinds);
  among('platform', search.platforms);
  among('delivery', search.deliveries);
  if (search.from !== undefined) conditions.push(sql`created_at >= ${search.from}`);
  if (search.until !== undefined) conditions.push(sql`created_at < ${search.until}`);
  if (search.assigneeId === null) conditions.push(sql`assignee_id is null`);
  else if (search.assigneeId !== undefined) conditions.push(sql`assignee_id = ${search.assigneeId}`);
  if (search.source) conditions.push(sql`source = ${search.source.toLowerCase()}`);
  if (search.sourcesNot && search.sourcesNot.length > 0)
    conditions.push(sql`source not in (${sql.join([...new Set(search.sourcesNot)])})`);
  if (search.budgetFrom !== undefined) conditions.push(sql`budget >= ${search.budgetFrom}`);
  if (search.budgetTo !== undefined) conditions.push(sql`budget < ${search.budgetTo}`);
  if (search.costVersion !== undefined) conditions.push(sql`cost_version = ${search.costVersion}`);
  const text = searchKey(search.text ?? '');
  if (text)
    conditions.push(engine === 'sqlite' ? sql`instr(search, ${text}) > 0` : sql`search like ${like(text)}`);
  return conditions;
}

/** What contains the text; the signs of patterns in it mean themselves. */
const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
