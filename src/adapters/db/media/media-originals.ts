import type { MediaOriginals } from '../../../app/ports/media.ts';
import { bookkeeping } from '../engine/bookkeeping.ts';
import type { Database } from '../engine/connect.ts';

/** Creates the store of uploaded pictures that are not resized yet, on either engine. */
export function createMediaOriginals(database: Database): MediaOriginals {
  const { db } = database;
  return {
    async add(upload, part, bytes, now) {
      // The commit that adds the picture writes the parts to the disk as well: until then nothing refers to them.
      await bookkeeping(database, (trx) =>
        trx.insertInto('media_originals').values({ upload, part, bytes, created_at: now }).execute(),
      );
    },

    async *parts(upload) {
      for (let part = 0; ; part += 1) {
        const row = await db
          .selectFrom('media_originals')
          .select('bytes')
          .where('upload', '=', upload)
          .where('part', '=', part)
          .executeTakeFirst();
        if (!row) return;
        yield row.bytes;
      }
    },

    async forgetOrphans(before) {
      await db
        .deleteFrom('media_originals')
        .where('created_at', '<', before)
        .where('upload', 'not in', (eb) =>
          eb.selectFrom('media').select('public_id').where('state', '=', 'processing'),
        )
        .execute();
    },
  };
}
