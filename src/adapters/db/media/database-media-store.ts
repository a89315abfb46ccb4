import type { MediaStore } from '../../../app/ports/media.ts';
import type { Database } from '../engine/connect.ts';

/** Creates the store that keeps the files of pictures in the database, so that one backup file holds everything. */
export function createDatabaseMediaStore({ db }: Database): MediaStore {
  return {
    async put(name, bytes) {
      await db
        .insertInto('media_bytes')
        .values({ name, bytes })
        // The same name means the same content.
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    },

    async get(name) {
      const row = await db
        .selectFrom('media_bytes')
        .select('bytes')
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.bytes;
    },

    async remove(name) {
      await db.deleteFrom('media_bytes').where('name', '=', name).execute();
    },
  };
}
