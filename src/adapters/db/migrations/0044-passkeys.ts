import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the tables of passkeys, and of the challenges that wait for their answer (decision record 0067). */
export const passkeys: Migration = async (db, engine) => {
  await createTable(db, engine, 'passkeys')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'bigint', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkeys_account').on('passkeys').column('account_id').execute();

  await createTable(db, engine, 'passkey_challenges')
    .addColumn('challenge', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'bigint', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('passkey_challenges_expiry')
    .on('passkey_challenges')
    .column('expires_at')
    .execute();
};
