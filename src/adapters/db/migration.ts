import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Engine } from './connect.ts';
import type { Schema } from './schema.ts';

/** One step of the schema. Runs inside the transaction of all pending steps: it must not begin one of its own. */
export type Migration = (db: Kysely<Schema>, engine: Engine) => Promise<void>;

/** Begins a table with the `id` that the database counts: SQLite counts only a column of exactly this type. */
export function createTable<T extends string>(
  db: Kysely<Schema>,
  engine: Engine,
  name: T,
): CreateTableBuilder<T, 'id'> {
  const table = db.schema.createTable(name);
  return engine === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey())
    : table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity());
}
