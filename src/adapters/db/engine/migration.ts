import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Engine } from './connect.ts';

/** One step of the schema. It runs inside the transaction of all pending steps, and must not begin another one. */
export type Migration = (db: Kysely<Schema>, engine: Engine) => Promise<void>;

/** Begins a table whose `id` the database numbers: SQLite numbers only a primary key of exactly the type `integer`. */
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
