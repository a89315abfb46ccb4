import { type Kysely, sql } from 'kysely';
import type { Migration } from '../engine/migration.ts';
import type { Schema } from '../schema.ts';

/** A change of a table that a revision counts. `when` is a condition on the rows `old` and `new`. */
interface CountedChange {
  revision: string;
  table: string;
  on: 'insert' | 'update' | 'delete';
  when?: string;
}

const every = (revision: string, table: string): CountedChange[] =>
  (['insert', 'update', 'delete'] as const).map((on) => ({ revision, table, on }));

const counted: readonly CountedChange[] = [
  { revision: 'leads', table: 'leads', on: 'insert' },
  { revision: 'leads', table: 'leads', on: 'delete' },
  { revision: 'audit', table: 'audit_log', on: 'insert' },
  { revision: 'reviews', table: 'reviews', on: 'insert' },
  // The pages show only approved reviews: a pending review changes no page.
  { revision: 'shown_reviews', table: 'reviews', on: 'insert', when: `new.status = 'approved'` },
  { revision: 'shown_reviews', table: 'reviews', on: 'delete', when: `old.status = 'approved'` },
  {
    revision: 'shown_reviews',
    table: 'reviews',
    on: 'update',
    when: `(old.status = 'approved' or new.status = 'approved') and old.helpful = new.helpful`,
  },
  { revision: 'votes', table: 'reviews', on: 'update', when: 'old.helpful <> new.helpful' },
  ...every('settings', 'settings'),
  ...every('costs', 'cost_tables'),
];

/**
 * Creates a number for each watched thing. Triggers raise it in the transaction of the change: no write can omit it,
 * and a number that is read is never ahead of the visible rows, as PostgreSQL's row ids can be.
 */
export const revisions: Migration = async (db, engine) => {
  await db.schema
    .createTable('revisions')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('number', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of new Set(counted.map(({ revision }) => revision)))
    await sql`insert into revisions (name) values (${name})`.execute(db);
  // Deletes the counters that the new table replaces.
  await sql`delete from state where key in ('reviews:revision', 'reviews:votes')`.execute(db);
  await (engine === 'postgres' ? countOnPostgres(db) : countOnSqlite(db));
};

const triggerName = ({ revision, table, on }: CountedChange): string => `${revision}_counts_${table}_${on}`;
const condition = ({ when }: CountedChange): string => (when ? `when (${when})` : '');

/** SQLite has one writer at a time, so a transaction never waits for the lock on a number. */
async function countOnSqlite(db: Kysely<Schema>): Promise<void> {
  for (const change of counted) {
    const { revision, table, on } = change;
    await sql
      .raw(
        `create trigger ${triggerName(change)} after ${on} on ${table} for each row ${condition(change)}
        begin update revisions set number = number + 1 where name = '${revision}'; end`,
      )
      .execute(db);
  }
}

/**
 * Counts at the commit, so that other transactions wait for the lock on a number only during the commit itself, and
 * once in a transaction, however many rows it writes. Each transaction writes its audit entries last, so all
 * transactions lock the numbers in the same order.
 */
async function countOnPostgres(db: Kysely<Schema>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create function count_revision() returns trigger language plpgsql as $$
    declare mark constant text := 'mdmc.counted_' || tg_argv[0];
    begin
      if current_setting(mark, true) is distinct from txid_current()::text then
        update revisions set number = number + 1 where name = tg_argv[0];
        perform set_config(mark, txid_current()::text, true);
      end if;
      return null;
    end $$`);
  for (const change of counted) {
    const { revision, table, on } = change;
    await run(`create constraint trigger ${triggerName(change)} after ${on} on ${table}
      deferrable initially deferred for each row ${condition(change)}
      execute function count_revision('${revision}')`);
  }
}
