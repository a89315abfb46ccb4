import type { Migration } from '../engine/migration.ts';

/** Sessions are prolonged by use (decision record 0064). Those that are open were last used at their sign-in. */
export const access: Migration = async (db) => {
  await db.schema
    .alterTable('sessions')
    .addColumn('used_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable('sessions')
    .set(({ ref }) => ({ used_at: ref('created_at') }))
    .execute();
};
