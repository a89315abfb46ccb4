import type { Migration } from '../engine/migration.ts';

/** Moves the note that the samples were removed into the settings, where every process sees it (decision record 0086). */
export const demonstrationSetting: Migration = async (db) => {
  const removed = await db
    .selectFrom('state')
    .select('updated_at')
    .where('key', '=', 'demo-removed')
    .executeTakeFirst();
  if (!removed) return;
  const value = JSON.stringify({ active: false });
  await db
    .insertInto('settings')
    .values({ name: 'demo', version: 1, value, updated_at: removed.updated_at })
    .execute();
  await db.deleteFrom('state').where('key', '=', 'demo-removed').execute();
};
