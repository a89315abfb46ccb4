import { type RawBuilder, sql } from 'kysely';
import type { LeadSearch } from '../../../app/ports/leads.ts';
import { phonePart } from '../../../domain/lead/phone.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { typedNumber } from '../../../domain/text/typed-address.ts';
import type { Engine } from '../engine/connect.ts';
import { containing } from '../engine/like-pattern.ts';
import { worker } from './lead-workers.ts';

/**
 * Returns the SQL expression that a list is sorted by. For each one there is an index that begins with it
 * (`migrations/baseline/accounts-and-leads.ts`). Leads without a budget or a follow-up are last in both directions.
 */
const sortKey = ({ sort, order }: LeadSearch): string =>
  ({
    created: 'created_at',
    name: 'search',
    budget: order === 'asc' ? 'coalesce(budget, 2147483647)' : 'coalesce(budget, -1)',
    followUp: order === 'asc' ? 'coalesce(follow_up, 2147483647)' : 'coalesce(follow_up, -1)',
    status:
      "(case status when 'new' then 0 when 'contacted' then 1 when 'qualified' then 2 when 'won' then 3 else 4 end)",
  })[sort];

/** The parts of a statement over `leads`. */
export interface SearchParts {
  /** The expression that the list is sorted by, before the id. */
  key: RawBuilder<unknown>;
  /** The conditions of `where`. */
  conditions: readonly RawBuilder<unknown>[];
  from: RawBuilder<unknown>;
  /** Replaces `from` in a statement that only counts. */
  countFrom: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  orderBy: RawBuilder<unknown>;
}

/** Translates a search into SQL that reads only an index and no row of the table, on either engine. */
export function searchParts(search: LeadSearch, engine: Engine): SearchParts {
  const conditions = conditionsOf(search, engine);
  // The few rows of ids are found by their own index, and then filtered.
  const narrowed = conditions.length > 0 && search.ids === undefined;
  const byStatus = conditions.length === 1 && Boolean(search.status?.length);
  const byTodo = conditions.length === 1 && Boolean(search.todo?.among.length);
  // Without statistics SQLite would prefer an index of one column, and then read the table row by row.
  const through = (index: string) =>
    engine === 'sqlite' && narrowed ? sql.raw(`leads indexed by ${index}`) : sql`leads`;
  const order = sql.raw(search.order);
  return {
    key: sql.raw(sortKey(search)),
    conditions,
    from: through(
      byStatus && search.sort === 'budget'
        ? 'leads_status'
        : byTodo && search.sort === 'followUp' && search.order === 'asc'
          ? 'leads_follow_up'
          : 'leads_list',
    ),
    countFrom: through(byStatus ? 'leads_status' : byTodo ? 'leads_follow_up' : 'leads_list'),
    where: conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``,
    orderBy: sql`order by ${sql.raw(sortKey(search))} ${order}, id ${order}`,
  };
}

function conditionsOf(search: LeadSearch, engine: Engine): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (search.ids !== undefined)
    conditions.push(
      search.ids.length > 0 ? sql`public_id in (${sql.join([...new Set(search.ids)])})` : sql`1 = 0`,
    );
  const among = (column: string, values: readonly string[] | undefined) => {
    if (values && values.length > 0) {
      conditions.push(sql`${sql.ref(column)} in (${sql.join([...new Set(values)])})`);
    }
  };
  among('status', search.status);
  among('kind', search.kind);
  among('platform', search.platform);
  among('delivery', search.delivery);
  if (search.todo && search.todo.among.length > 0) conditions.push(asksFor(search.todo));
  if (search.from !== undefined) conditions.push(sql`created_at >= ${search.from}`);
  if (search.until !== undefined) conditions.push(sql`created_at < ${search.until}`);
  if (search.assignee === 'none') conditions.push(sql`${worker} is null`);
  else if (search.assignee) conditions.push(sql`assignee_id = ${search.assignee}`);
  if (search.source) conditions.push(sql`source = ${search.source.toLowerCase()}`);
  if (search.sourceNot && search.sourceNot.length > 0)
    conditions.push(sql`source not in (${sql.join([...new Set(search.sourceNot)])})`);
  if (search.budgetFrom !== undefined) conditions.push(sql`budget >= ${search.budgetFrom}`);
  if (search.budgetTo !== undefined) conditions.push(sql`budget < ${search.budgetTo}`);
  if (search.costVersion !== undefined) conditions.push(sql`cost_version = ${search.costVersion}`);
  const text = searchKey(search.q ?? '');
  if (text) {
    const contains = (part: string) =>
      engine === 'sqlite' ? sql`instr(search, ${part}) > 0` : sql`search like ${containing(part)}`;
    const digits = phonePart(typedNumber(text));
    conditions.push(
      digits === undefined || digits === text
        ? contains(text)
        : sql`(${contains(text)} or ${contains(digits)})`,
    );
  }
  return conditions;
}

/** Condition: a lead is new, or its follow-up is due today or overdue, as far as `among` lists these. */
function asksFor({ among, today }: NonNullable<LeadSearch['todo']>): RawBuilder<unknown> {
  const one = {
    new: sql`status = 'new'`,
    today: sql`follow_up = ${today}`,
    overdue: sql`follow_up < ${today}`,
  };
  return sql`(${sql.join(
    [...new Set(among)].map((todo) => one[todo]),
    sql` or `,
  )})`;
}
