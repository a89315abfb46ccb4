import { sql } from 'kysely';
import { type CountedChange, countChanges, everyChange } from '../engine/counted-changes.ts';
import type { Migration } from '../engine/migration.ts';

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
  ...everyChange('settings', 'settings'),
  ...everyChange('costs', 'cost_tables'),
];

/**
 * Creates a number for each watched name. Triggers raise it in the transaction of the change: no write can omit it, and a
 * number that is read is never ahead of the visible rows, as PostgreSQL's row ids can be.
 */
export const revisions: Migration = async (db, engine) => {
  await db.schema
    .createTable('revisions')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('number', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  // Deletes the counters that the new table replaces.
  await sql`delete from state where key in ('reviews:revision', 'reviews:votes')`.execute(db);
  if (engine === 'postgres')
    await sql`create function count_revision() returns trigger language plpgsql as $$
      declare mark constant text := 'mdmc.counted_' || tg_argv[0];
      begin
        if current_setting(mark, true) is distinct from txid_current()::text then
          update revisions set number = number + 1 where name = tg_argv[0];
          perform set_config(mark, txid_current()::text, true);
        end if;
        return null;
      end $$`.execute(db);
  await countChanges(db, engine, counted);
};
