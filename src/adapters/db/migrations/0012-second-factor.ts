import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the tables of the second factors of accounts, and of their unused recovery codes. */
export const secondFactor: Migration = async (db, engine) => {
  await createTable(db, engine, 'second_factors')
    .addColumn('account_id', 'bigint', (column) =>
      column.notNull().unique().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint')
    .execute();

  await createTable(db, engine, 'recovery_codes')
    .addColumn('second_factor_id', 'bigint', (column) =>
      column.notNull().references('second_factors.id').onDelete('cascade'),
    )
    .addColumn('digest', 'text', (column) => column.notNull())
    .addUniqueConstraint('recovery_codes_digest', ['second_factor_id', 'digest'])
    .execute();
};
