import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Database } from './connect.ts';

/** A change of a table that a revision counts. `when` is a condition on the rows `old` and `new`. */
export interface CountedChange {
  revision: string;
  table: string;
  on: 'insert' | 'update' | 'delete';
  when?: string;
}

/** Returns the three kinds of changes of a table, all counted by one revision. */
export const everyChange = (revision: string, table: string): CountedChange[] =>
  (['insert', 'update', 'delete'] as const).map((on) => ({ revision, table, on }));

/**
 * Adds the revisions and the triggers that raise them, for a migration. The table `revisions` and, on PostgreSQL, the
 * function `count_revision` exist since the baseline.
 */
export async function countChanges(
  db: Kysely<Schema>,
  engine: Database['engine'],
  counted: readonly CountedChange[],
): Promise<void> {
  for (const name of new Set(counted.map(({ revision }) => revision)))
    await sql`insert into revisions (name) values (${name}) on conflict do nothing`.execute(db);
  for (const change of counted)
    await sql.raw(engine === 'postgres' ? postgresTrigger(change) : sqliteTrigger(change)).execute(db);
}

const triggerName = ({ revision, table, on }: CountedChange): string => `${revision}_counts_${table}_${on}`;
const condition = ({ when }: CountedChange): string => (when ? `when (${when})` : '');

/** SQLite has one writer at a time, so a transaction never waits for the lock on a number. */
const sqliteTrigger = (change: CountedChange): string =>
  `create trigger ${triggerName(change)} after ${change.on} on ${change.table} for each row ${condition(change)}
  begin update revisions set number = number + 1 where name = '${change.revision}'; end`;

/**
 * Counts at the commit, so that other transactions wait for the lock on a number only during the commit itself, and
 * once in a transaction, however many rows it writes. Each transaction writes its audit entries last, so all
 * transactions lock the numbers in the same order.
 */
const postgresTrigger = (change: CountedChange): string =>
  `create constraint trigger ${triggerName(change)} after ${change.on} on ${change.table}
  deferrable initially deferred for each row ${condition(change)}
  execute function count_revision('${change.revision}')`;
