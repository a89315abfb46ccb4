import { sql } from 'kysely';
import { createTable, type Migration } from '../engine/migration.ts';

/** Adds the versions of the simulator's cost table, the version of each simulation, and the leases of mails. */
export const costTables: Migration = async (db, engine) => {
  await createTable(db, engine, 'cost_tables')
    .addColumn('version', 'integer', (column) => column.notNull().unique())
    .addColumn('costs', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('leads').addColumn('cost_version', 'integer').execute();
  // Until now there was one cost table: the one built into the code, which is version 1.
  await db.updateTable('leads').set({ cost_version: 1 }).where('kind', '=', 'simulation').execute();
  // Holds only the rows that are counted.
  await sql`create index leads_cost_version on leads (cost_version) where cost_version is not null`.execute(
    db,
  );
  await db.schema.alterTable('mails').addColumn('lease', 'text').execute();
};
