import type { Kysely } from 'kysely';
import type { DemoPictures } from '../../../app/ports/demo.ts';
import type { Database } from '../engine/connect.ts';
import { toMediaRow } from '../media/media-mapping.ts';
import { deletePictures } from '../media/media-rows.ts';
import type { Schema } from '../schema.ts';

/** Creates the store of the sample pictures, on either engine. `DemoPictures` documents its functions. */
export function createDemoPictures({ db }: Database): DemoPictures {
  return {
    async isEmpty() {
      return (await db.selectFrom('media').select('id').limit(1).executeTakeFirst()) === undefined;
    },

    async add(samples) {
      return db.transaction().execute(async (trx) => {
        let stored = 0;
        for (const { picture, bytes } of samples) {
          const row = await trx
            .insertInto('media')
            .values(toMediaRow(picture))
            // When two processes add the samples at once, the second one waits here for the first one's commit.
            .onConflict((conflict) => conflict.column('public_id').doNothing())
            .returning('id')
            .executeTakeFirst();
          if (!row) continue;
          const original = { upload: picture.id, part: 0, bytes, created_at: picture.createdAt };
          await trx.insertInto('media_originals').values(original).execute();
          stored += 1;
        }
        return stored;
      });
    },

    remove: () => db.transaction().execute(deleteDemoPictures),
  };
}

/**
 * Deletes the sample pictures that are not in use. Returns how many were deleted and kept, and the names of the files that
 * no other picture has.
 */
export async function deleteDemoPictures(
  trx: Kysely<Schema>,
): Promise<{ removed: number; kept: number; files: string[] }> {
  const samples = await trx
    .selectFrom('media')
    .select(['media.id', 'media.public_id'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('media_uses').select('media_uses.kind').whereRef('media_uses.media_id', '=', 'media.id'),
      ).as('used'),
    )
    .where('demo', '=', 1)
    .execute();
  const unused = samples.filter(({ used }) => !used);
  const uploads = unused.map(({ public_id }) => public_id);
  if (uploads.length > 0) await trx.deleteFrom('media_originals').where('upload', 'in', uploads).execute();
  const files = await deletePictures(
    trx,
    unused.map(({ id }) => id),
  );
  return { removed: unused.length, kept: samples.length - unused.length, files };
}
