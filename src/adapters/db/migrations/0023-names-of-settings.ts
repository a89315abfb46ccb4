import type { Migration } from '../engine/migration.ts';

/** Renames the table of the server's own values, `settings`, to `state`, and that of the settings to `settings`. */
export const namesOfSettings: Migration = async (db) => {
  await db.schema.alterTable('settings').renameTo('state').execute();
  await db.schema.alterTable('configuration').renameTo('settings').execute();
};
